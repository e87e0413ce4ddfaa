import Foundation
import Localization
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct HostileInputTests {
  private static let alphabet = Array("\"\"'';;==\\\\//**{}()<>,abU0\n\r\t ".utf8) + Array("ä“\u{2028}".utf8)

  /// A text with a few changes, most of which keep it readable.
  private static func edited(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...6, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes[place] = alphabet.randomElement(using: &generator) ?? 0
      default: bytes.insert(alphabet.randomElement(using: &generator) ?? 0, at: place)
      }
    }
    return bytes
  }

  /// Whatever was read, its places lie in the file, and something was said about what was not read.
  private func check(_ reading: TableReading) {
    #expect(reading.tables.isEmpty == reading.diagnostics.contains { $0.severity == .error })
    for table in reading.tables {
      for entry in table.entries {
        let ranges = [entry.key.range, entry.range] + entry.value.texts.map(\.range)
        for range in ranges + [entry.removal].compactMap({ $0 }) {
          #expect(Int(range.upperBound) <= table.source.bytes.count)
        }
      }
    }
    for diagnostic in reading.diagnostics {
      guard let location = diagnostic.location else {
        Issue.record("a finding without a place: \(diagnostic.message)")
        continue
      }
      for range in [location.range] + diagnostic.fixIts.flatMap(\.edits).map(\.range) {
        #expect(Int(range.upperBound) <= location.file.bytes.count)
      }
    }
  }

  @Test(arguments: 0..<4)
  func `a damaged table that is accepted says what Foundation reads`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var acceptedCount = 0
    for _ in 0..<1500 {
      let bytes = Self.edited(Array(SampleTable.strings.utf8), using: &generator)
      let reading = TableReading(bytes)
      check(reading)
      guard let table = reading.table else { continue }
      acceptedCount += 1
      let expected = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String]
      var found: [String: String] = [:]
      for line in table.content { found[line.key] = line.texts.first }
      #expect(found == expected, "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(acceptedCount > 300)
  }

  @Test(arguments: 0..<4)
  func `without an entry, a damaged table that is accepted has the other ones`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed + 100)
    for _ in 0..<300 {
      let bytes = Self.edited(Array(SampleTable.strings.utf8), using: &generator)
      guard let table = TableReading(bytes).table else { continue }
      for (index, entry) in table.entries.enumerated() {
        let rest = TableReading(table.removing(entry))
        var expected = table.content
        expected.remove(at: index)
        #expect(rest.table?.content == expected, "\(String(decoding: bytes, as: UTF8.self)), \(index): \(rest.lines)")
      }
    }
  }

  @Test(arguments: Mutation.allCases)
  func `damaged files of every format do not crash the reader`(mutation: Mutation) {
    var generator = SeededGenerator(seed: 11)
    let samples = [
      (SampleTable.strings, "A.strings"), (SampleTable.xml, "A.strings"), (SampleTable.stringsdict, "A.stringsdict"),
      (SampleTable.catalogue, "A.xcstrings"),
    ]
    for _ in 0..<100 {
      for (text, path) in samples {
        var bytes = mutation.applied(to: Array(text.utf8), using: &generator)
        if Bool.random(using: &generator) { bytes = mutation.applied(to: bytes, using: &generator) }
        check(TableReading(bytes, path: path))
        let encoding = TextEncoding.utf16BigEndian(hasByteOrderMark: true)
        let wide = mutation.applied(to: encoding.encode(Array(text.utf8)), using: &generator)
        check(TableReading(wide, path: path))
      }
    }
  }

  @Test func `random bytes do not crash the reader`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      for path in ["A.strings", "A.stringsdict", "A.xcstrings", ""] {
        check(TableReading(bytes, path: path))
      }
    }
  }

  @Test(
    arguments: [
      String(repeating: "a = b; ", count: 40_000), String(repeating: "a\n", count: 40_000),
      String(repeating: "/* x */ ", count: 40_000), String(repeating: "a = b;/**/", count: 40_000),
      "a = b; " + String(repeating: "/**/", count: 80_000) + " c = d;",
      String(repeating: "\"", count: 80_001), String(repeating: "\\", count: 80_000),
      "a = \"" + String(repeating: "\\\\", count: 80_000) + "\";",
      String(repeating: "a = {", count: 40_000), String(repeating: "// x\n", count: 40_000) + "a = b;",
      String(repeating: "a = b;\n\n", count: 40_000), String(repeating: " ", count: 200_000) + "a = b;",
      "<plist><dict>" + String(repeating: "<key>a</key><string>b</string>", count: 20_000) + "</dict></plist>",
      "<plist><dict>" + String(repeating: "<!-- <<<< -->", count: 20_000) + "</dict></plist>",
      "<plist><dict>" + String(repeating: "<key/><string/><!---->", count: 20_000) + "</dict></plist>",
      "<plist><dict><!--" + String(repeating: "<", count: 80_000) + "--></dict></plist>",
    ].map(LongText.init))
  func `long texts of one kind are read to their end`(text: LongText) {
    let reading = TableReading(text.text)
    #expect(!reading.tables.isEmpty || !reading.diagnostics.isEmpty)
  }
}
