import Foundation
import Localization
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct TextEncodingTests {
  private static let samples = ["", "a", "\"ä\" = \"😀\";\r\n", "a\u{FEFF}b", "\u{10FFFF}x", "x\u{0}"]

  @Test(arguments: samples)
  func `UTF-16 is what Foundation makes of a text`(text: String) throws {
    let encodings: [(TextEncoding, String.Encoding, [UInt8])] = [
      (.utf16LittleEndian(hasByteOrderMark: true), .utf16LittleEndian, [0xFF, 0xFE]),
      (.utf16BigEndian(hasByteOrderMark: true), .utf16BigEndian, [0xFE, 0xFF]),
      (.utf16LittleEndian(hasByteOrderMark: false), .utf16LittleEndian, []),
      (.utf16BigEndian(hasByteOrderMark: false), .utf16BigEndian, []),
    ]
    for (encoding, counterpart, mark) in encodings {
      let bytes = mark + Array(try #require(text.data(using: counterpart)))
      #expect(encoding.encode(Array(text.utf8)) == bytes)
      #expect(try encoding.decode(bytes) == Array(text.utf8))
      if !mark.isEmpty { #expect(try TextEncoding(detecting: bytes) == encoding) }
    }
  }

  @Test func `bytes that can be decoded are encoded again to themselves`() throws {
    var generator = SeededGenerator(seed: 7)
    var decodedCount = 0
    for _ in 0..<20_000 {
      var bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let mark: [[UInt8]] = [[], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF]]
      bytes = (mark.randomElement(using: &generator) ?? []) + bytes
      guard let encoding = try? TextEncoding(detecting: bytes), let text = try? encoding.decode(bytes) else { continue }
      #expect(encoding.encode(text) == bytes)
      #expect(String(validating: text, as: UTF8.self) != nil)
      decodedCount += 1
    }
    #expect(decodedCount > 1000)
  }

  @Test(
    arguments: [
      ([0x61, 0xE4, 0x62], "byte 0xE4 at offset 1 is not UTF-8", 1..<2),
      ([0x22, 0x93, 0x22], "byte 0x93 at offset 1 is not UTF-8", 1..<2),
      ([0x61, 0xC3], "byte 0xC3 at offset 1 is not UTF-8", 1..<2),
      ([0x61, 0xED, 0xA0, 0x80], "byte 0xED at offset 1 is not UTF-8", 1..<2),
      ([0xFF, 0xFE, 0x61], "the file is UTF-16, but has an odd number of bytes", 2..<3),
      ([0xFF, 0xFE, 0x61, 0, 0, 0xD8], "code unit 0xD800 at offset 4 is half of a UTF-16 character", 4..<6),
      ([0xFE, 0xFF, 0xDC, 0, 0, 0x61], "code unit 0xDC00 at offset 2 is half of a UTF-16 character", 2..<4),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "the file is UTF-32LE, not UTF-8 or UTF-16", 0..<0),
      ([0, 0, 0xFE, 0xFF], "the file is UTF-32BE, not UTF-8 or UTF-16", 0..<0),
      ([0, 0, 0, 0x61], "the file is UTF-32BE, not UTF-8 or UTF-16", 0..<0),
    ] as [([UInt8], String, Range<Int>)])
  func `the byte that is no text is named`(bytes: [UInt8], reason: String, range: Range<Int>) {
    let reading = TableReading(bytes)
    #expect(reading.tables.isEmpty)
    #expect(reading.diagnostics.map(\.message) == ["cannot read table: \(reason)"])
    #expect(reading.diagnostics.first?.location?.range == SourceRange(range))
    #expect(reading.diagnostics.first?.id == .unreadableTable)
  }

  @Test func `a byte order mark is kept by UTF-8 and no part of UTF-16 text`() throws {
    let marked = try #require(TableReading("\u{FEFF}a = b;").table)
    #expect(marked.encoding == .utf8(hasByteOrderMark: true))
    #expect(marked.text(marked.entries[0].range) == "a = b;" && marked.entries[0].range.lowerBound == 3)
    let bytes = TextEncoding.utf16LittleEndian(hasByteOrderMark: true).encode(Array("a = b;".utf8))
    #expect(TableReading(bytes).table?.entries[0].range.lowerBound == 0)
  }
}
