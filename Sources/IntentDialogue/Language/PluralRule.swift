/// The condition under which a number has a form, in the syntax of CLDR.
///
/// For example: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`
struct PluralRule: Sendable, Equatable {
  /// One comparison.
  private struct Relation: Sendable, Equatable {
    let operand: Character
    let modulus: UInt64?
    let isEqual: Bool
    let ranges: [ClosedRange<UInt64>]
  }

  /// Any of these groups has to hold; all of a group.
  private let alternatives: [[Relation]]

  /// The condition of a text; nil for one that is none.
  init?(_ text: Substring) {
    var alternatives: [[Relation]] = [[]]
    var words = text.split(separator: " ")[...]
    while true {
      guard let relation = Self.relation(&words) else { return nil }
      alternatives[alternatives.count - 1].append(relation)
      switch words.popFirst() {
      case nil:
        self.alternatives = alternatives
        return
      case "and"?: continue
      case "or"?: alternatives.append([])
      default: return nil
      }
    }
  }

  /// Whether a number has the form.
  func holds(of number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { Self.holds($0, of: number) } }
  }

  private static func relation(_ words: inout ArraySlice<Substring>) -> Relation? {
    guard let operand = words.popFirst(), operand.count == 1, let letter = operand.first, "nivftec".contains(letter)
    else { return nil }
    var modulus: UInt64?
    if words.first == "%" {
      words.removeFirst()
      guard let value = words.popFirst().flatMap({ UInt64($0) }), value > 0 else { return nil }
      modulus = value
    }
    guard let sign = words.popFirst(), sign == "=" || sign == "!=", let list = words.popFirst() else { return nil }
    let ranges = list.split(separator: ",").compactMap { range($0) }
    guard !ranges.isEmpty else { return nil }
    return Relation(operand: letter, modulus: modulus, isEqual: sign == "=", ranges: ranges)
  }

  private static func range(_ text: Substring) -> ClosedRange<UInt64>? {
    let bounds = text.split(separator: ".").compactMap { UInt64($0) }
    guard let low = bounds.first, let high = bounds.last, bounds.count <= 2, low <= high else { return nil }
    return low...high
  }

  private static func holds(_ relation: Relation, of number: PluralOperands) -> Bool {
    let value: UInt64
    switch relation.operand {
    case "i": value = number.integer
    case "v": value = UInt64(number.fractionDigitCount)
    case "f": value = number.fraction
    case "t": value = number.significantFraction
    // Numbers in powers of ten do not occur.
    case "e", "c": value = 0
    default:
      // The number itself equals whole numbers only if it is one.
      guard number.isWhole else { return !relation.isEqual }
      value = number.integer
    }
    let reduced = relation.modulus.map { value % $0 } ?? value
    return relation.ranges.contains { $0.contains(reduced) } == relation.isEqual
  }
}
