extension IntentScript {
  /// Whether the values of other parameters call for one: its parent has the right one, and is called for itself.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - value: What is said of the value of another one; nil where it has none.
  /// - Returns: Whether it counts.
  package func wants(_ parameter: Parameter, value: (Parameter) -> DialogueValue?) -> Bool {
    var child = parameter
    // A parent that is no parameter sets no condition, and one that hangs on its own child is not looked at for ever.
    for _ in parameters {
      guard let relationship = child.relationship,
        let parent = parameters.first(where: { $0.name == relationship.parent }), !parent.isArray
      else { return true }
      guard relationship.condition.holds(of: value(parent), parent.kind) else { return false }
      child = parent
    }
    return true
  }

  /// What must hold of another parameter for one to be asked about.
  public struct Relationship: Sendable, Hashable {
    /// The name of the other parameter.
    public let parent: String

    /// What must hold of its value.
    public let condition: Condition

    /// A condition on a parameter.
    public init(_ parent: String, _ condition: Condition) {
      self.parent = parent
      self.condition = condition
    }
  }

  /// What must hold of a value.
  public enum Condition: Sendable, Hashable {
    /// There is one.
    case hasAnyValue
    /// It is this truth value.
    case isTruth(Bool)
    /// It is the value of an enumeration with this name.
    case isCase(String)
    /// It is a number greater than this; none counts as zero.
    case isGreater(than: Int)
    /// It is a number not less than this; none counts as zero.
    case isAtLeast(Int)
    /// It is an object whose identifier has this text.
    case identifierContains(String)

    /// Whether it holds of a value of a kind; what cannot be told from the two does.
    func holds(of value: DialogueValue?, _ kind: Kind) -> Bool {
      switch self {
      case .hasAnyValue:
        return value != nil
      case .isTruth(let isTrue):
        guard case .boolean = kind else { return true }
        return value?.identity == (isTrue ? "true" : "false")
      case .isCase(let name):
        guard case .enumeration(let values) = kind, let known = values.first(where: { $0.name == name }) else {
          return true
        }
        // A handler has raw values, a definition names as it spells them.
        guard let identity = value?.identity else { return false }
        return identity == String(known.rawValue) || identity.prefix(1).lowercased() + identity.dropFirst() == name
      case .isGreater(let bound):
        return (value?.number ?? 0) > Double(bound)
      case .isAtLeast(let bound):
        return (value?.number ?? 0) >= Double(bound)
      case .identifierContains(let text):
        return value?.identity.contains(text) ?? false
      }
    }
  }
}
