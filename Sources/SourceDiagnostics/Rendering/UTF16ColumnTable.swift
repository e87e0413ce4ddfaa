/// Running totals of UTF-16 code units, so that a column far into a long line costs no scan of that line.
struct UTF16ColumnTable: Sendable, Equatable {
  /// The bytes between two totals.
  private static let stride = 1024

  /// The units before byte 0, 1024, 2048 and so on.
  private let totals: [Int]

  /// The totals of a text.
  init(_ bytes: [UInt8]) {
    var totals: [Int] = []
    totals.reserveCapacity(bytes.count / Self.stride + 1)
    var total = 0
    for (offset, byte) in bytes.enumerated() {
      if offset.isMultiple(of: Self.stride) {
        totals.append(total)
      }
      total += Self.units(of: byte)
    }
    if bytes.count.isMultiple(of: Self.stride) {
      totals.append(total)
    }
    self.totals = totals
  }

  /// The units before an offset of the same text.
  func units(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.stride
    var total = totals[block]
    for byte in bytes[(block * Self.stride)..<offset] {
      total += Self.units(of: byte)
    }
    // A byte order mark is no part of the first line for a reader that counts characters.
    if offset >= 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      total -= 1
    }
    return total
  }

  /// The first byte of a character counts for all of it; four bytes make a surrogate pair.
  private static func units(of byte: UInt8) -> Int {
    byte & 0b1100_0000 == 0b1000_0000 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
