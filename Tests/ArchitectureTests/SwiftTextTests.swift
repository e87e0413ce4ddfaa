import Testing

@Suite("Reading of source files")
struct SwiftTextTests {
  @Test(
    "imports are seen in every form",
    arguments: [
      "import Alpha", "internal import Alpha", "package  import Alpha", "public import Alpha", "@testable import Alpha",
      "@_spi(Inner) public import Alpha", "import struct Alpha.Thing", "import Alpha.Part", "let a = 1; import Alpha",
      "#if canImport(Alpha)\n#endif", "#if os(Linux) && canImport(Alpha, _version: 2)\n#endif", "  import Alpha // why",
      "/* /* nested */ */ import Alpha", "let a = \"\\(\"//\")\"\nimport Alpha",
    ])
  func imports(text: String) {
    #expect(SwiftText(text).imports == ["Alpha"])
  }

  @Test(
    "what only looks like an import is none",
    arguments: [
      "// import Alpha", "/* import Alpha */", "let a = \"\"\"\nimport Alpha\n\"\"\"", "let a = \"import Alpha\"",
      "let a = #\"\"\"\n\"\nimport Alpha\n\"\"\"#", "let important = 1", "func importer() {}",
    ])
  func noImports(text: String) {
    #expect(SwiftText(text).imports.isEmpty)
  }

  @Test("a public declaration is told from a member of that name")
  func publicWords() {
    #expect(SwiftText("public struct A {}").declaresPublicly)
    #expect(SwiftText("open class A {}").declaresPublicly)
    #expect(SwiftText("package struct A { public let b = 1 }").declaresPublicly)
    #expect(!SwiftText("package let a = Access.public\nenum Access { case `public` }").declaresPublicly)
    #expect(!SwiftText("/// For example: `public class A`\nlet a = \"public\"").declaresPublicly)
  }

  @Test("unsafe words are told from names that contain them")
  func unsafeWords() {
    #expect(SwiftText("a.withUnsafeBytes { _ in }").unsafeWords == ["withUnsafeBytes"])
    #expect(SwiftText("nonisolated(unsafe) var a = 1").unsafeWords == ["unsafe"])
    #expect(SwiftText("let a = unsafeBitCast(b, to: UnsafeRawPointer.self)").unsafeWords.count == 2)
    #expect(SwiftText("let text = \"\\(a.withUnsafeBytes(count))\"").unsafeWords == ["withUnsafeBytes"])
    #expect(SwiftText("let isUnsafeToPrint = unsafely // Unsafe").unsafeWords.isEmpty)
  }
}
