internal import PropertyListReader
internal import SourceDiagnostics

/// A value of a project's file, whichever of the two syntaxes of property lists it is written in.
enum ProjectNode {
  case xml(PropertyListNode)
  case openStep(OpenStepNode)

  /// The word for the type in messages, for example `array`.
  var kindName: String {
    switch self {
    case .xml(let node): node.kind.name
    case .openStep(let node): node.kind.rawValue
    }
  }

  /// The text of a string; nil for any other type.
  var string: String? {
    switch self {
    case .xml(let node): node.string
    case .openStep(let node): node.string
    }
  }

  /// The truth value; the old syntax has strings for it.
  var boolean: Bool? {
    switch self {
    case .xml(let node): node.boolean ?? node.string.flatMap(Self.truth)
    case .openStep(let node): node.string.flatMap(Self.truth)
    }
  }

  private static func truth(of text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }

  /// What a diagnostic points at: the text of a value that has one, the opening tag or bracket of a container.
  var range: SourceRange {
    switch self {
    case .xml(let node): return node.valueRange
    case .openStep(let node):
      switch node.kind {
      case .array, .dictionary: return SourceRange(node.range.lowerBound, node.range.lowerBound + 1)
      case .string, .data: return node.valueRange.offsets.isEmpty ? node.range : node.valueRange
      }
    }
  }

  var isArray: Bool {
    switch self {
    case .xml(let node): node.kind == .array
    case .openStep(let node): node.kind == .array
    }
  }

  var isDictionary: Bool {
    switch self {
    case .xml(let node): node.kind == .dictionary
    case .openStep(let node): node.kind == .dictionary
    }
  }

  /// The elements of an array; empty for any other type.
  var elements: [ProjectNode] {
    switch self {
    case .xml(let node): node.elements.map { .xml($0) }
    case .openStep(let node): node.elements.map { .openStep($0) }
    }
  }

  /// The entries of a dictionary in the order of the file; empty for any other type.
  var entries: [(key: Located<String>, value: ProjectNode)] {
    switch self {
    case .xml(let node): node.entries.map { (Located($0.key, at: $0.keyRange), .xml($0.value)) }
    case .openStep(let node): node.entries.map { ($0.key, .openStep($0.value)) }
    }
  }

  /// The value of a key, the last one where the key repeats; nil where there is none or the node is no dictionary.
  subscript(key: String) -> ProjectNode? {
    switch self {
    case .xml(let node):
      var last: ProjectNode?
      for entry in node.entries where entry.key == key {
        last = .xml(entry.value)
      }
      return last
    case .openStep(let node):
      return node[key].map { .openStep($0) }
    }
  }
}
