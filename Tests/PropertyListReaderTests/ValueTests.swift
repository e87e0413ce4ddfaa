import PropertyListReader
import SourceDiagnostics
import Testing

@Suite("Values")
struct ValueTests {
  private func node(_ value: String) throws -> PropertyListNode {
    let reading = Reading(value: value)
    return try #require(reading.tree, "\(reading.lines)").root
  }

  @Test(
    "Integers within 64 bits are read",
    arguments: [
      ("0", "0"), ("-0", "0"), ("+7", "7"), (" 12\n", "12"), ("0x1F", "31"),
      ("-9223372036854775808", "-9223372036854775808"),
      ("18446744073709551615", "18446744073709551615"),
    ])
  func integers(text: String, expected: String) throws {
    #expect(try node("<integer>\(text)</integer>").integer?.description == expected)
  }

  @Test(
    "Other integers are refused where they stand",
    arguments: [
      ("18446744073709551616", "integer 18446744073709551616 does not fit into 64 bits"),
      ("-9223372036854775809", "integer -9223372036854775809 does not fit into 64 bits"),
      ("1.5", "'1.5' is not an integer"), ("--1", "'--1' is not an integer"), ("0x-1", "'0x-1' is not an integer"),
    ])
  func badIntegers(text: String, reason: String) {
    #expect(
      Reading(value: "<integer>\(text)</integer>").lines == ["4:10: not a valid intent definition: \(reason)"])
  }

  @Test("An empty integer is refused at its element")
  func emptyInteger() {
    #expect(Reading(value: "<integer/>").lines == ["4:1: not a valid intent definition: '' is not an integer"])
  }

  @Test("Reals are read to the nearest double", arguments: [("0.1", 0.1), ("-1e3", -1000.0), (" 2 ", 2.0)])
  func reals(text: String, expected: Double) throws {
    #expect(try node("<real>\(text)</real>").real == expected)
  }

  @Test("Special reals are read, other words and overflows are not")
  func specialReals() throws {
    #expect(try node("<real>NaN</real>").real?.isNaN == true)
    #expect(try node("<real>-infinity</real>").real == -.infinity)
    for text in ["0x1p3", "1e999", "1e-400", "one", ""] {
      #expect(Reading(value: "<real>\(text)</real>").tree == nil)
    }
  }

  @Test("Dates must name a second of the calendar")
  func dates() throws {
    #expect(try node("<date>2020-02-29T23:59:59Z</date>").date?.description == "2020-02-29T23:59:59Z")
    for text in ["2021-02-29T00:00:00Z", "2020-13-01T00:00:00Z", "2020-01-01", "2020-01-01T24:00:00Z"] {
      #expect(
        Reading(value: "<date>\(text)</date>").lines
          == ["4:7: not a valid intent definition: '\(text)' is not a date"])
    }
  }

  @Test("Data is Base64 with blanks anywhere")
  func data() throws {
    #expect(try node("<data>\n\tSGVs\n\tbG8=\n</data>").data == Array("Hello".utf8))
    #expect(try node("<data>\n</data>").data == [])
    for text in ["SGVsbG8", "SGV*", "S===", "SGVsbG9="] {
      #expect(Reading(value: "<data>\(text)</data>").tree == nil, "\(text)")
    }
  }

  @Test("Base64 is the inverse of its decoding for every length")
  func base64RoundTrip() throws {
    for count in 0...20 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 200) }
      let text = String(decoding: Base64.encode(bytes), as: UTF8.self)
      #expect(try node("<data>\(text)</data>").data == bytes)
    }
  }

  @Test("Equality is by value, wherever the nodes stand")
  func equality() throws {
    let left = try node("<dict><key>a</key><string>&lt;</string><key>b</key><real>1</real></dict>")
    let right = try node("<dict>\n <key>a</key>\n <string><![CDATA[<]]></string><key>b</key><real>1.0</real>\n</dict>")
    #expect(left == right)
    #expect(try left != node("<dict><key>a</key><string>&lt;</string><key>b</key><integer>1</integer></dict>"))
  }
}
