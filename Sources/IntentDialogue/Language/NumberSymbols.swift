/// How a language writes numbers.
public struct NumberSymbols: Sendable, Hashable {
  /// What stands before the fraction.
  let decimal: String

  /// What stands between groups of digits.
  let group: String

  /// The digit zero, which the other nine follow.
  let zero: Unicode.Scalar

  /// What stands before a negative number.
  let minus: String

  /// Whether groups above the thousands have two digits.
  let groupsPairs: Bool

  /// Whether numbers of four digits stay together.
  let groupsLate: Bool

  init(
    _ decimal: String, group: String, zero: Unicode.Scalar = "0", minus: String = "-", groupsPairs: Bool = false,
    groupsLate: Bool = false
  ) {
    self.decimal = decimal
    self.group = group
    self.zero = zero
    self.minus = minus
    self.groupsPairs = groupsPairs
    self.groupsLate = groupsLate
  }

  /// The symbols of a language, for example `de-CH`; those of English where none are known.
  public init(language: String) {
    self = LanguageFallback.first(for: language) { Self.symbols[$0] } ?? Self.english
  }

  private static let english = NumberSymbols(".", group: ",")

  private static let symbols = Dictionary(
    table.flatMap { row in row.languages.split(separator: " ").map { (String($0), row.symbols) } }
  ) { first, _ in first }

  /// A number in digits, with up to six of them behind the decimal separator.
  public func text(of number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e12 else { return String(number) }
    let millionths = Int((number.magnitude * 1_000_000).rounded(.toNearestOrEven))
    var fraction = String(millionths % 1_000_000 + 1_000_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let whole = grouped(String(millionths / 1_000_000))
    let text = whole + (fraction.isEmpty ? "" : decimal + fraction.map(digit).joined())
    return number < 0 && millionths > 0 ? minus + text : text
  }

  /// The number that a person writes in the language, or as programs do; nil for a text that is none.
  ///
  /// For example, in German: `1.500`, `1500`, `2,5` and `2.5`
  public func number(in text: String) -> Double? {
    let isNegative = text.hasPrefix("-") || text.hasPrefix("\u{2212}")
    let magnitude = String(isNegative ? text.dropFirst() : text[...])
    guard let value = localizedMagnitude(in: magnitude) ?? Self.plainMagnitude(in: magnitude), value.isFinite else {
      return nil
    }
    return isNegative ? -value : value
  }

  private func localizedMagnitude(in text: String) -> Double? {
    let sides = Self.parts(of: text, at: decimal)
    guard sides.count <= 2, let whole = sides.first, let fraction = sides.count == 2 ? digits(in: sides[1]) : "" else {
      return nil
    }
    // People write a plain blank where a language has one that does not break.
    let isBlank = group.allSatisfy(\.isWhitespace)
    let groups = Self.parts(of: whole, at: group).flatMap { isBlank ? Self.parts(of: $0, at: " ") : [$0] }
    guard groups.dropFirst().allSatisfy({ $0.count == 3 || groupsPairs && $0.count == 2 }),
      groups.count == 1 || (1...3).contains(groups[0].count), let number = digits(in: groups.joined()),
      !number.isEmpty
    else { return nil }
    return Double(number + "." + (fraction.isEmpty ? "0" : fraction))
  }

  private static func plainMagnitude(in text: String) -> Double? {
    text.utf8.first.map { (0x30...0x39).contains($0) } == true && text.utf8.allSatisfy { $0 < 0x3A }
      ? Double(text) : nil
  }

  private static func parts(of text: String, at separator: String) -> [String] {
    text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  /// A text of digits in those that programs read; nil for another text.
  private func digits(in text: String) -> String? {
    let digits = text.map { $0.wholeNumberValue.flatMap { (0...9).contains($0) ? String($0) : nil } }
    return digits.contains(nil) ? nil : digits.compactMap(\.self).joined()
  }

  /// The digits of a whole number, in groups.
  private func grouped(_ digits: String) -> String {
    guard digits.count > (groupsLate ? 4 : 3) else { return digits.map(digit).joined() }
    var text = ""
    for (index, character) in digits.enumerated() {
      let rest = digits.count - index
      if index > 0, rest == 3 || rest > 3 && (groupsPairs ? (rest - 3).isMultiple(of: 2) : rest.isMultiple(of: 3)) {
        text += group
      }
      text += digit(character)
    }
    return text
  }

  private func digit(_ character: Character) -> String {
    guard let value = character.wholeNumberValue, let scalar = Unicode.Scalar(zero.value + UInt32(value)) else {
      return String(character)
    }
    return String(Character(scalar))
  }
}
