/// A key of a catalogue in the order in which Xcode writes keys, so that saving the file there changes nothing.
///
/// Xcode asks the Unicode collation algorithm: blanks, punctuation, symbols, numbers by their value, then letters without
/// regard to case. This has that order for ASCII and the punctuation of European texts; anything else comes behind, by
/// code point.
package struct CatalogueKey: Comparable {
  private let text: String

  /// What is compared first: a number for each character, and for the number of digits in front of some.
  private var weights: [UInt64] = []

  /// What is compared where nothing else differs: small letters come first.
  private var cases: [UInt8] = []

  /// The place of a key.
  package init(_ key: String) {
    text = key
    var digits: [UInt64] = []
    func number() -> [UInt64] {
      let significant = digits.drop { $0 == 0 }
      return [Self.weight(2, UInt32(significant.count))] + significant.map { Self.weight(2, UInt32($0)) }
    }
    for scalar in key.unicodeScalars {
      if ("0"..."9").contains(scalar) {
        digits.append(UInt64(scalar.value - 0x30))
        continue
      }
      if !digits.isEmpty {
        weights += number()
        digits = []
      }
      append(scalar)
    }
    if !digits.isEmpty { weights += number() }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if let place = Self.symbolPlaces[scalar] {
      weights.append(Self.weight(0, place))
    } else if scalar.properties.isAlphabetic {
      let lowercase = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      weights.append(Self.weight(3, lowercase.value))
      cases.append(lowercase == scalar ? 0 : 1)
    } else {
      weights.append(Self.weight(1, scalar.value))
    }
  }

  package static func < (left: CatalogueKey, right: CatalogueKey) -> Bool {
    if left.weights != right.weights { return left.weights.lexicographicallyPrecedes(right.weights) }
    if left.cases != right.cases { return left.cases.lexicographicallyPrecedes(right.cases) }
    return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  package static func == (left: CatalogueKey, right: CatalogueKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  private static func weight(_ rank: UInt64, _ value: UInt32) -> UInt64 { rank << 32 | UInt64(value) }

  /// The characters that are neither letters nor digits, in their order.
  private static let symbols =
    "\t\n\u{B}\u{C}\r\u{2028}\u{2029} \u{A0}\u{2009}\u{202F}_-\u{2010}\u{2011}\u{2013}\u{2014},;:!\u{A1}?\u{BF}."
    + "\u{2026}\u{B7}'\u{2018}\u{2019}\u{201A}\u{2039}\u{203A}\"\u{201C}\u{201D}\u{201E}\u{AB}\u{BB}()[]{}\u{A7}\u{B6}@*/"
    + "\\&#%\u{2030}\u{2020}\u{2021}\u{2022}`\u{B4}^\u{AF}\u{A8}\u{B0}\u{A9}\u{AE}\u{2192}+\u{B1}\u{F7}\u{D7}<=>|~"
    + "\u{A4}\u{A2}$\u{A3}\u{A5}\u{20AC}"

  private static let symbolPlaces = Dictionary(
    symbols.unicodeScalars.enumerated().map { ($1, UInt32($0)) }, uniquingKeysWith: { first, _ in first })
}
