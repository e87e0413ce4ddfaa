import IntentModel
import PropertyListReader
import SourceDiagnostics

/// Collects what an entry says about itself.
struct FactCollector {
  private let schema: ElementSchema
  private let position: Int
  private var facts: [OutlineFact] = []

  /// The facts of an entry that has a place in its list, from 1 on: the type first, then in the order of the keys.
  static func facts(of node: DefinitionNode, _ schema: ElementSchema, position: Int) -> [OutlineFact] {
    var collector = FactCollector(schema: schema, position: position)
    collector.addType(of: node)
    collector.addAssumption(of: node)
    collector.add(node, path: "", within: nil)
    return collector.facts
  }

  private init(schema: ElementSchema, position: Int) {
    self.schema = schema
    self.position = position
  }

  private var typeKeys: [String] {
    switch schema.kind {
    case .parameter, .responseParameter, .property:
      ["Type", "EnumType", "ObjectType", "SupportsMultipleValues"].map { schema.prefix + $0 }
    default: []
    }
  }

  private mutating func addType(of node: DefinitionNode) {
    let keys = typeKeys
    guard keys.count == 4, let type = node[keys[0]] ?? node[keys[1]] ?? node[keys[2]] else { return }
    let base = type.string ?? "?"
    let name = node[keys[1]]?.string ?? node[keys[2]]?.string
    // An enumeration is stored as an integer; no other type goes with a name.
    let expected = node[keys[1]] != nil ? "Integer" : "Object"
    let spelling = name.map { base == expected ? $0 : "\($0) (\(base))" } ?? (base == "Distance" ? "Length" : base)
    let isArray = node[keys[3]]?.isTrue ?? false
    add(OutlineBuilder.typePath, "type", .plain(isArray ? "[\(spelling)]" : spelling), .fact, at: type.range)
  }

  private mutating func addAssumption(of node: DefinitionNode) {
    guard let key = KeyWords.assumedTrue[schema.kind], !(node[key]?.isTrue ?? false) else { return }
    add(key, KeyWords.term(key, in: schema), .flag, .fact, at: node[key]?.range ?? node.range)
  }

  private mutating func add(_ node: DefinitionNode, path: String, within outer: String?) {
    let known = [schema.nameKey, KeyWords.assumedTrue[schema.kind]]
    let skipped = Set(typeKeys + known.compactMap(\.self))
    for member in node.members where schema.list(member.key) == nil {
      let path = path.isEmpty ? member.key : path + "/" + member.key
      guard !skipped.contains(path) else { continue }
      let term = KeyWords.term(member.key, within: outer, in: schema)
      let role = KeyRole.of(member.key)
      switch member.value.content {
      case .dictionary: add(member.value, path: path, within: term)
      case .array(let elements):
        guard !elements.isEmpty else { continue }
        let texts = elements.map { Self.inline($0) }
        add(path, term, .plain(texts.joined(separator: ", ")), role, at: member.value.range)
      case .scalar(let scalar):
        // An index of 0 is written in model 1.0 only.
        if member.key == schema.indexKey, member.value.integer == 0 { continue }
        guard !KeyWords.isDefault(scalar, of: member.key) else { continue }
        // The order of the list says it already.
        if member.key == schema.priorityKey, member.value.integer == position { continue }
        add(path, term, Self.value(scalar, role: role), role, at: member.value.range)
      }
    }
  }

  private mutating func add(
    _ path: String, _ term: String, _ value: OutlineFact.Value, _ role: KeyRole, at range: SourceRange
  ) {
    facts.append(OutlineFact(path: path, term: term, value: value, role: role, range: range))
  }

  private static func value(_ scalar: PropertyListScalar, role: KeyRole) -> OutlineFact.Value {
    switch scalar {
    case .boolean: .flag
    case .string(let text):
      role == .text || role == .stringID || !text.isIdentifier ? .text(text) : .plain(text)
    case .integer(let value): .plain(value.description)
    case .real(let value): .plain(CanonicalWriter.text(of: value))
    case .data(let bytes): .plain("\(bytes.count) bytes")
    case .date(let text): .plain(text)
    }
  }

  /// A value within a line.
  private static func inline(_ node: DefinitionNode) -> String {
    switch node.content {
    case .scalar(let scalar): value(scalar, role: .fact).description
    case .array(let elements): "[" + elements.map(inline).joined(separator: ", ") + "]"
    case .dictionary(let members):
      // A list of types of files has dictionaries of one key.
      members.count == 1 && members[0].key == "UTI"
        ? inline(members[0].value)
        : "{" + members.map { "\($0.key): \(inline($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}

extension String {
  /// The text; nil where it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }

  /// Whether it is a name rather than a sentence: letters, digits and `_.-:` only.
  fileprivate var isIdentifier: Bool {
    !isEmpty
      && utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: ":"):
          true
        default: false
        }
      }
  }
}
