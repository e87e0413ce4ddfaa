/// A number of a definition, with the type that the file gives it.
package enum MetadataNumber: Sendable, Equatable, CustomStringConvertible {
  case integer(Int)
  case real(Double)

  /// The number for comparisons; an integer beyond 2^53 is rounded.
  package var value: Double {
    switch self {
    case .integer(let integer): Double(integer)
    case .real(let real): real
    }
  }

  /// The shortest spelling, for example `5`, `0.25`.
  package var description: String {
    switch self {
    case .integer(let integer):
      return String(integer)
    case .real(let real):
      let text = String(real)
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}
