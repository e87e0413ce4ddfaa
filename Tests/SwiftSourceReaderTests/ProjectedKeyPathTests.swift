import SourceDiagnostics
import SwiftSourceReader
import Testing

@Suite("Key paths to property wrappers, and repetitions")
struct ProjectedKeyPathTests {
  private func source(_ text: String) -> SourceFile { SourceFile(path: "Test.swift", bytes: Array(text.utf8)) }

  @Test("are found in code and interpolations, at the sign of the wrapper")
  func keyPaths() {
    let text = #"""
      x { When(\.$size, .equalTo, .large) { Summary("a \(\.$soup) \(f("\(\.$inner)")) \.$none") { \Order.$count } }
      // \.$comment
      \.plain; \.a.$part }
      """#
    let file = source(text)
    // From behind the first two characters, so that places count from the start of the file.
    let found = ProjectedKeyPath.all(in: SourceRange(2..<file.bytes.count), of: file)
    #expect(
      found.map { "\($0.root ?? "")|\($0.name.value)" }.sorted()
        == ["Order|count", "|inner", "|size", "|soup"].sorted())
    for path in found {
      #expect(String(decoding: file.bytes[path.name.range.offsets], as: UTF8.self) == "$" + path.name.value)
    }
  }

  @Test(
    "repetitions are loops and mappings",
    arguments: [
      ("{ for a in b { c } }", "for"), ("{ names.map { A($0) } }", "map"), ("[x].flatMap(f)", "flatMap"),
      ("{ while a { b } }", "while"), ("{ A(for: b, map: c).for }", nil), ("{ A(\"for\") /* while */ }", nil),
      ("{ map.A }", nil),
    ] as [(String, String?)])
  func repetitions(text: String, word: String?) {
    let file = source(text)
    let range = SwiftRepetition.first(in: SourceRange(0..<file.bytes.count), of: file)
    #expect(range.map { String(decoding: file.bytes[$0.offsets], as: UTF8.self) } == word)
  }
}
