package import PropertyListReader

/// The types that the value of a key may have.
package struct ExpectedKinds: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The set of one type.
  package init(_ kind: PropertyListKind) {
    self.init(rawValue: 1 << UInt16(kind.rawValue))
  }

  package static let dictionary = ExpectedKinds(.dictionary)
  package static let array = ExpectedKinds(.array)
  package static let string = ExpectedKinds(.string)
  package static let integer = ExpectedKinds(.integer)
  package static let real = ExpectedKinds(.real)
  package static let boolean = ExpectedKinds(.boolean)
  package static let data = ExpectedKinds(.data)

  /// The types of a default value.
  package static let anyScalar: ExpectedKinds = [.boolean, .integer, .real, .string]

  /// The types in the set, in the order of their names.
  package var kinds: [PropertyListKind] {
    PropertyListKind.allCases.filter { contains(ExpectedKinds($0)) }.sorted { $0.name < $1.name }
  }

  /// The types as a message names them, for example `a boolean, an integer or a string`.
  var phrase: String {
    let names = kinds.map(\.phrase)
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
