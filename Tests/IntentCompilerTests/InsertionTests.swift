import Foundation
import SourceDiagnostics
import SwiftCode
import SwiftSourceReader
import TestSupport
import Testing

@testable import IntentCompiler

/// Where members go into a type, and how they stand there.
@Suite("Insertions")
struct InsertionTests {
  /// A text with a method that is put into its last type.
  private func inserting(into text: String, named name: String? = nil) throws -> String {
    let source = SwiftSourceReader.SwiftSource(reading: SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    let type = try #require(source.types.last { name == nil || $0.name.value == name })
    let site = InsertionSite(endOf: type)
    let member = Declaration.function(
      FunctionDeclaration("new", body: [.if([.expression(.name("isOn"))], [.return(.integer(1))])]))
    var insertions = FileInsertions()
    insertions.insert(MemberText([member]).render(indentation: site.indentation), at: site)
    return String(decoding: try #require(insertions.contents["A.swift"]), as: UTF8.self)
  }

  @Test(
    "Lines go before the closing brace, in the style of the file",
    arguments: [
      ("class A {\n}\n", "class A {\n    ·\n}\n", "    "),
      ("class A {\n\n}\n", "class A {\n\n    ·\n}\n", "    "),
      ("class A {\n  var b = 1\n}\n", "class A {\n  var b = 1\n\n  ·\n}\n", "  "),
      ("class A {\n  var b = 1\n\n}", "class A {\n  var b = 1\n\n  ·\n\n}", "  "),
      ("class A {\r\n\tvar b = 1\r\n}", "class A {\r\n\tvar b = 1\r\n\r\n\t·\r\n}", "\t"),
      ("class A {\r  var b = 1\r}", "class A {\r  var b = 1\r\r  ·\r}", "  "),
      ("class A {\n  var b = 1\r\n}", "class A {\n  var b = 1\r\n\r\n  ·\r\n}", "  "),
      ("class A {}", "class A {\n    ·\n}", "    "),
      ("class A { }", "class A { \n    ·\n}", "    "),
      ("class A { var b = 1 }", "class A { var b = 1 \n\n    ·\n}", "    "),
      ("  class A {}\n", "  class A {\n    ·\n  }\n", "  "),
      ("class A\n{\n   var b = 1\n}", "class A\n{\n   var b = 1\n\n   ·\n}", "   "),
      ("enum B {\n\tclass A {\n\t}\n}", "enum B {\n\tclass A {\n\t\t·\n\t}\n}", "\t"),
      ("enum B {\n  class A { var c = 1 }\n}", "enum B {\n  class A { var c = 1 \n\n    ·\n  }\n}", "  "),
      (
        "class A {\n  #if c\n    func b() {}\n  #endif\n  func b() {}\n}",
        "class A {\n  #if c\n    func b() {}\n  #endif\n  func b() {}\n\n  ·\n}", "  "
      ),
      (
        "class A {\n  // }\n  let b = \"}\" // {\n}", "class A {\n  // }\n  let b = \"}\" // {\n\n  ·\n}", "  "
      ),
      (
        "class A {\nvar b = 1\n}\nstruct C {\n  let d = 1\n}",
        "class A {\nvar b = 1\n\n·\n}\nstruct C {\n  let d = 1\n}", "  "
      ),
      ("\u{FEFF}class A {}", "\u{FEFF}class A {\n    ·\n}", "    "),
    ])
  func places(text: String, expected: String, unit: String) throws {
    // The point stands for a method.
    let point = try #require(expected.firstIndex(of: "·"))
    let base = expected[..<point].reversed().prefix { $0 == " " || $0 == "\t" }
    let lineBreak = text.contains("\r\n") ? "\r\n" : text.contains("\r") ? "\r" : "\n"
    let method = ["func new() {", unit + "if isOn {", unit + unit + "return 1", unit + "}", "}"]
      .joined(separator: lineBreak + String(base.reversed()))
    #expect(try inserting(into: text, named: "A") == expected.replacing("·", with: method))
  }

  @Test("Several pieces go to their places, in their order")
  func several() throws {
    let file = SourceFile(path: "A.swift", bytes: Array("class A {\n  class B {}\n}\n".utf8))
    let types = SwiftSourceReader.SwiftSource(reading: file).types
    var insertions = FileInsertions()
    for (index, type) in [types[0], types[1], types[0]].enumerated() {
      let site = InsertionSite(endOf: type)
      insertions.insert(Array((site.indentation.base + "// \(index)\n").utf8), at: site)
    }
    let text = String(decoding: try #require(insertions.contents["A.swift"]), as: UTF8.self)
    #expect(text == "class A {\n  class B {\n    // 1\n  }\n\n  // 0\n\n  // 2\n}\n")
  }

  // MARK: Files

  @Test("Files of several folders change together or not at all")
  func changes() throws {
    try TemporaryDirectory.withDirectory { folder in
      let old = SourceFile(path: try folder.write("old", to: "a/Old.swift").path, bytes: Array("old".utf8))
      try folder.write("", to: "b/Blocked.swift/file")
      var changes = FileChanges()
      changes.replace(old, with: Array("new".utf8))
      changes.create(folder.file("c/New.swift").path, with: Array("new".utf8))
      changes.create(folder.file("c/New.plist").path, with: Array("new".utf8))
      var blocked = changes
      blocked.create(folder.file("b/Blocked.swift").path, with: [])
      #expect(throws: FileChangeError.self) { try blocked.write() }
      let before = try FileTree.contents(of: folder.url).mapValues { String(decoding: $0, as: UTF8.self) }
      #expect(before == ["a/Old.swift": "old", "b/Blocked.swift/file": ""])
      #expect(changes.difference.hasPrefix("--- \(old.path)\n+++ \(old.path)\n@@ -1 +1 @@\n-old\n"))
      #expect(changes.difference.contains("--- /dev/null\n+++ \(folder.url.path)/c/New.swift\n@@ -0,0 +1 @@\n+new\n"))
      try changes.write()
      let after = try FileTree.contents(of: folder.url).mapValues { String(decoding: $0, as: UTF8.self) }
      #expect(
        after == [
          "a/Old.swift": "new", "b/Blocked.swift/file": "", "c/New.plist": "new", "c/New.swift": "new",
        ])
    }
  }

  @Test("A file that was changed in the meantime stays as it is")
  func changedMeanwhile() throws {
    try TemporaryDirectory.withDirectory { folder in
      let path = try folder.write("newer", to: "A.swift").path
      var changes = FileChanges()
      changes.replace(SourceFile(path: path, bytes: Array("old".utf8)), with: Array("new".utf8))
      #expect(throws: FileChangeError.self) { try changes.write() }
      #expect(try String(contentsOf: folder.file("A.swift"), encoding: .utf8) == "newer")
    }
  }

  @Test("What another run has written is not taken back, though it is what this one was to write")
  func sameChanges() throws {
    try TemporaryDirectory.withDirectory { folder in
      let old = SourceFile(path: try folder.write("old", to: "A.swift").path, bytes: Array("old".utf8))
      for _ in 0..<2 {
        var changes = FileChanges()
        changes.replace(old, with: Array("new".utf8))
        changes.create(folder.file("B.swift").path, with: Array("new".utf8))
        try? changes.write()
      }
      var repeated = FileChanges()
      repeated.create(folder.file("B.swift").path, with: Array("new".utf8))
      #expect(throws: FileChangeError.self) { try repeated.write() }
      let contents = try FileTree.contents(of: folder.url).mapValues { String(decoding: $0, as: UTF8.self) }
      #expect(contents == ["A.swift": "new", "B.swift": "new"])
    }
  }

  @Test("Of runs at the same time, one makes all its changes and the others none")
  func concurrentChanges() throws {
    try TemporaryDirectory.withDirectory { folder in
      let paths = try ["a/A.swift", "b/B.swift", "b/C.swift"].map { try folder.write("old", to: $0).path }
      for round in 0..<20 {
        let old = try paths.map { SourceFile(path: $0, bytes: [UInt8](try Data(contentsOf: URL(filePath: $0)))) }
        let successes = Parallel.map(Array(0..<4)) { number in
          var changes = FileChanges()
          // Each run has its own order.
          for file in number % 2 == 0 ? old : old.reversed() {
            changes.replace(file, with: Array("\(round) \(number)".utf8))
          }
          return (try? changes.write()) != nil
        }
        let winners = successes.indices.filter { successes[$0] }
        #expect(winners.count == 1)
        for path in paths {
          #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(round) \(winners.first ?? -1)")
        }
      }
    }
  }
}
