/// A date of a property list: a second of the Gregorian calendar in universal time, for example
/// `2019-06-03T17:00:00Z`.
package struct PropertyListDate: Sendable, Hashable, CustomStringConvertible {
  /// The text, which is the canonical spelling as well.
  package let description: String

  /// The date of a text; nil when it has another form or names no second of the calendar.
  package init?(text: String) {
    let bytes = Array(text.utf8)
    let form = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
    guard bytes.count == form.count else { return nil }
    for (byte, expected) in zip(bytes, form) {
      let matches = expected == UInt8(ascii: "d") ? (0x30...0x39).contains(byte) : byte == expected
      guard matches else { return nil }
    }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    let year = number(0..<4)
    let month = number(5..<7)
    guard (1...12).contains(month), number(11..<13) < 24, number(14..<16) < 60, number(17..<19) < 60 else { return nil }
    let isLeapYear = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    let dayCounts = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...dayCounts[month - 1]).contains(number(8..<10)) else { return nil }
    description = text
  }
}
