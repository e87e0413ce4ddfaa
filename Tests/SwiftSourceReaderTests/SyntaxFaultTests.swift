import Foundation
import SourceDiagnostics
import SwiftSourceReader
import TestSupport
import Testing

@Suite("Mistakes that no compiler accepts")
struct SyntaxFaultTests {
  /// The kind of the first mistake, and the text from its place on.
  private static func fault(in text: String) -> (kind: SwiftSyntaxFault.Kind, rest: String)? {
    let source = SourceFile(path: "Test.swift", bytes: Array(text.utf8))
    return SwiftSyntaxFault(in: source).map { fault in
      (fault.kind, String(decoding: source.bytes[fault.range.offsets.lowerBound...], as: UTF8.self))
    }
  }

  @Test(
    "are found where they are",
    arguments: [
      ("struct A {\n", .unclosedBracket, "{\n"),
      ("struct A {\n  func f() {\n    g(1\n  }\n}", .unclosedBracket, "(1\n  }\n}"),
      ("let a = [f(1]", .unclosedBracket, "(1]"),
      ("struct A {\n}}\n", .strayBracket, "}\n"),
      ("f({ a ) })", .strayBracket, ") })"),
      ("let a = (1]\n", .strayBracket, "]\n"),
      ("let a = \"b\nlet c = (1)", .unterminatedString, "\"b\nlet c = (1)"),
      ("f(\"\"\"\n  a)\n", .unterminatedString, "\"\"\"\n  a)\n"),
      ("let a = 1\n/* b /* */\nlet c = 2", .unterminatedComment, "/* b /* */\nlet c = 2"),
      ("#if DEBUG\nlet a = 1", .unclosedCondition, "#if DEBUG\nlet a = 1"),
      ("let a = 1\n#endif", .strayDirective, "#endif"),
      ("#else\nlet a = 1", .strayDirective, "#else\nlet a = 1"),
      ("struct {\n}", .missingName, "struct {\n}"),
      ("struct A { enum { case a } }", .missingName, "enum { case a } }"),
    ] as [(String, SwiftSyntaxFault.Kind, String)])
  func places(text: String, kind: SwiftSyntaxFault.Kind, rest: String) {
    let found = Self.fault(in: text)
    #expect(found?.kind == kind)
    #expect(found?.rest == rest)
  }

  @Test("come with the brace that the indentation shows")
  func suspects() throws {
    let text = "struct A {\n  func f() {\n    if a {\n      b()\n  }\n}\n"
    let source = SourceFile(path: "Test.swift", bytes: Array(text.utf8))
    let fault = try #require(SwiftSyntaxFault(in: source))
    #expect(fault.range.lowerBound == 9)
    let suspect = try #require(fault.suspect)
    #expect(String(decoding: source.bytes[suspect.offsets.lowerBound...], as: UTF8.self).hasPrefix("{\n      b()"))
  }

  @Test(
    "are none in odd but right code",
    arguments: [
      OddSource.text, "", "switch a { case .struct { b }: c }", "let r = /[({]/", "let s = #\"(\\\"#", "let `enum` = 1",
      "protocol A: class {}", "let s = \"\\(f(\"}\"))\"",
    ])
  func right(text: String) {
    #expect(Self.fault(in: text) == nil)
  }

  @Test("are none in the sources of this project, and one wherever a bracket is lost")
  func project() throws {
    let folder = RepositoryLayout.root.appending(path: "Sources", directoryHint: .isDirectory)
    let paths = FileTree.paths(in: folder).filter { $0.hasSuffix(".swift") }.sorted()
    #expect(paths.count > 500)
    var lost = 0
    for (number, path) in paths.enumerated() {
      let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
      let fault = SwiftSyntaxFault(in: SourceFile(path: path, bytes: bytes))
      #expect(fault == nil, "\(path)")
      // The last bracket of a file is that of its last type.
      guard number.isMultiple(of: 10), let brace = bytes.lastIndex(of: UInt8(ascii: "}")) else { continue }
      var damaged = bytes
      damaged.remove(at: brace)
      lost += 1
      #expect(SwiftSyntaxFault(in: SourceFile(path: path, bytes: damaged)) != nil, "\(path)")
    }
    #expect(lost > 50)
  }
}
