import Foundation
import SourceDiagnostics
import SwiftSourceReader
import TestSupport
import Testing

@Suite("Hostile texts")
struct HostileSourceTests {
  /// Damages a text in one to three places, where it hurts a reader of Swift.
  private static func damaged(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    let stray = [
      "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "/", "#/", "`", "@", "#if",
      "#endif",
      "#else", "<", ">", "class ", "struct A {", "func ", "extension ", "actor ", "import ", "let ", "\u{0}",
      "\u{2028}",
      "\n", "->", ":", ",", "where ", "\r",
    ]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &generator)))
      case 2: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: Array((stray.randomElement(using: &generator) ?? "").utf8), at: place)
      }
    }
    return bytes
  }

  /// Whether all ranges are within the text and within each other.
  private static func isSound(_ source: SwiftSourceReader.SwiftSource) -> Bool {
    source.types.allSatisfy { type in
      let range = type.range.offsets
      return range.upperBound <= source.source.bytes.count
        && type.isBraceBalanced == (type.closingBrace.offsets.count == 1)
        && range.contains(type.name.range.offsets.lowerBound) && type.body.offsets.upperBound <= range.upperBound
        && type.methods.allSatisfy {
          range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }
        && (!type.isBraceBalanced || source.source.bytes[type.closingBrace.offsets] == [UInt8(ascii: "}")])
    }
  }

  @Test("Damaged files are read to the end, with ranges that hold")
  func damagedFiles() throws {
    var generator = SeededGenerator(seed: 5)
    let folder = RepositoryLayout.root.appending(path: "Tests/SwiftSourceReaderTests")
    for path in FileTree.paths(in: folder) {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      for _ in 0..<60 {
        #expect(Self.isSound(SwiftReading(Self.damaged(bytes, using: &generator)).source))
      }
    }
  }

  @Test(
    "A brace too many or too few is noticed",
    arguments: ["struct A {", "struct A {}}", "struct A { func a() { }", "struct A { (] }", "/* ", "\"\"\""])
  func unbalanced(text: String) {
    let reading = SwiftReading(text)
    #expect(!reading.source.isBalanced)
    #expect(reading.source.types.allSatisfy { $0.isBraceBalanced == text.contains("}}") || text.contains("]") })
  }

  @Test(
    "Texts that are one long something take linear time",
    arguments: [
      "{", "}", "(", "[", "<", ">", "A<", "@A<", "class A:A<", "class A{", "struct A{}", "func a<", "func a(",
      "func a(b:",
      "func a()", "var a=", "var a,", "var (", "@", "@a(", "#if a\n", "#if a\nstruct A{}\n#else\n", "#", "#/", "##/",
      "(/",
      "(/(", "/[", "=/", "\"", "\"\\(", "\"\"\"\\(", "#\"\\#(", "\"\\(\"\"\"\n", "\"\\(\n", "/*", "*/", "//", "`", "`a",
      "\n", "é", "0.",
      "extension A.", "extension A<B>.", "class A:@a(", "protocol A:~", "import A.", "#if(", "->", "func -",
      "func a()->\n",
      "let a=b\n.c", "case actor ", "actor A", "class func ", "class class ", "\u{0}", "func a(b:c=d<e,", "func a(@b<",
    ])
  func longTexts(unit: String) {
    let text = Array(String(repeating: unit, count: 30_000 / unit.utf8.count).utf8)
    for opening in ["", "class A {", "class A: "] {
      #expect(Self.isSound(SwiftReading(Array(opening.utf8) + text).source), "\(unit)")
    }
  }

  @Test("What is nested too deeply is passed over")
  func deepNesting() {
    let reading = SwiftReading(
      String(repeating: "struct A { ", count: 1000) + String(repeating: "}", count: 1000) + " struct B {}")
    #expect(reading.source.types.count == 65)
    #expect(reading.types.last == "struct B")
    #expect(reading.source.isBalanced)
  }
}
