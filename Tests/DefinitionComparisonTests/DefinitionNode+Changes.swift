import DefinitionComparison
import IntentModel
import PropertyListReader

extension DefinitionNode {
  /// The ways to all single values: keys, and numbers in lists.
  var scalarPaths: [[String]] {
    switch content {
    case .dictionary(let members): members.flatMap { member in member.value.scalarPaths.map { [member.key] + $0 } }
    case .array(let elements):
      elements.enumerated().flatMap { index, element in element.scalarPaths.map { [String(index)] + $0 } }
    case .scalar: [[]]
    }
  }

  /// The same with another value of the same type at the end of a way.
  func changingScalar(at path: ArraySlice<String>) -> DefinitionNode {
    var copy = self
    guard let step = path.first else {
      switch scalar {
      case .string(let text)?: copy.content = .scalar(.string(text + "X"))
      case .integer(let value)?: copy.content = .scalar(.integer((value.value ?? 0) + 3))
      case .real(let value)?: copy.content = .scalar(.real(value + 0.25))
      case .boolean(let value)?: copy.content = .scalar(.boolean(!value))
      case .data(let bytes)?: copy.content = .scalar(.data(bytes + [1]))
      case .date(let text)?: copy.content = .scalar(.date(text + "X"))
      case nil: break
      }
      return copy
    }
    if let index = Int(step), case .array(var elements) = content, elements.indices.contains(index) {
      elements[index] = elements[index].changingScalar(at: path.dropFirst())
      copy.content = .array(elements)
    } else if let value = self[step] {
      copy[step] = value.changingScalar(at: path.dropFirst())
    }
    return copy
  }
}
