import Foundation
import Localization
import SourceDiagnostics
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.isAvailable, "the corpus is not installed"))
struct CorpusTableTests {
  private func table(_ file: CorpusTable) throws -> StringTable {
    let reading = TableReading(file.bytes, path: file.name)
    #expect(reading.diagnostics.isEmpty, "\(file): \(reading.lines)")
    return try #require(reading.table, "\(file)")
  }

  @Test func `every table is read without a finding`() throws {
    var counts: [StringTableFormat: Int] = [:]
    var markedCount = 0
    for file in CorpusTable.all {
      let table = try table(file)
      counts[table.format, default: 0] += 1
      if table.encoding == .utf8(hasByteOrderMark: true) { markedCount += 1 }
    }
    #expect(counts == [.stringsdict: 31, .strings: 432, .propertyList: 14])
    #expect(markedCount == 1)
  }

  @Test func `keys and texts are those that Foundation reads`() throws {
    var entryCount = 0
    // Foundation refuses a file without bytes, although a bundle takes it for a table.
    for file in CorpusTable.all where file.name.hasSuffix(".strings") && !file.bytes.isEmpty {
      let expected =
        try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil) as? [String: String]
      var found: [String: String] = [:]
      for line in try table(file).content {
        #expect(line.texts.count == 1)
        found[line.key] = line.texts.first
      }
      #expect(found == expected ?? [:], "\(file)")
      entryCount += found.count
    }
    #expect(entryCount > 10_000)
  }

  @Test func `plural rules are those that Foundation reads`() throws {
    for file in CorpusTable.all where file.name.hasSuffix(".stringsdict") {
      let root = try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
      let expected = try #require(root as? [String: [String: Any]])
      let table = try table(file)
      #expect(Set(table.entries.map(\.key.value)) == Set(expected.keys))
      for entry in table.entries {
        guard case .plural(let format, let variables) = entry.value else {
          Issue.record("\(entry.key.value) of \(file) has no plural rules")
          continue
        }
        let value = try #require(expected[entry.key.value])
        #expect(format?.value == value["NSStringLocalizedFormatKey"] as? String)
        #expect(variables.count == value.count - 1)
        for variable in variables {
          let rules = try #require(value[variable.name?.value ?? ""] as? [String: String])
          #expect(variable.valueType?.value == rules["NSStringFormatValueTypeKey"])
          let forms = Dictionary(uniqueKeysWithValues: variable.forms.map { ($0.category.value, $0.text.value) })
          #expect(forms == rules.filter { !$0.key.hasPrefix("NSString") })
        }
      }
    }
  }

  @Test func `without an entry, a file has exactly the other ones`() throws {
    for file in CorpusTable.all {
      let table = try table(file)
      // Every entry of small files, a dozen of large ones.
      for index in stride(from: 0, to: table.entries.count, by: max(1, table.entries.count / 12)) {
        let reading = TableReading(table.removing(table.entries[index]), path: file.name)
        var expected = table.content
        expected.remove(at: index)
        #expect(reading.table?.content == expected, "\(file), entry \(index): \(reading.lines)")
      }
    }
  }

  @Test func `no two removals have a byte in common, and all of them leave a file without entries`() throws {
    for file in CorpusTable.all {
      let table = try table(file)
      var bytes = table.source.bytes
      for (entry, next) in zip(table.entries, table.entries.dropFirst()) {
        #expect((entry.removal?.upperBound ?? 0) <= (next.removal?.lowerBound ?? 0), "\(file)")
      }
      for entry in table.entries.reversed() {
        bytes.removeSubrange(try #require(entry.removal).offsets)
      }
      #expect(TableReading(bytes, path: file.name).table?.entries.isEmpty == true, "\(file)")
    }
  }

  @Test func `ranges hold the text of the file`() throws {
    for file in CorpusTable.all {
      let table = try table(file)
      for entry in table.entries {
        for text in entry.value.texts where !table.text(text.range).contains(where: { $0 == "\\" || $0 == "&" }) {
          #expect(table.text(text.range) == text.value, "\(file)")
        }
      }
    }
  }

  @Test func `tables say the same in UTF-16`() throws {
    let encodings: [TextEncoding] = [
      .utf16LittleEndian(hasByteOrderMark: true), .utf16LittleEndian(hasByteOrderMark: false),
      .utf16BigEndian(hasByteOrderMark: true), .utf16BigEndian(hasByteOrderMark: false),
    ]
    for (index, file) in CorpusTable.all.enumerated() where !file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      let expected = try table(file)
      let encoding = encodings[index % encodings.count]
      let bytes = encoding.encode(file.bytes)
      let reading = TableReading(bytes, path: file.name)
      let found = try #require(reading.table, "\(file): \(reading.lines)")
      #expect(file.bytes.count < 2 || found.encoding == encoding)
      #expect(found.entries == expected.entries && found.source.bytes == file.bytes)
      #expect(found.encoding.encode(found.source.bytes) == bytes)
    }
  }
}
