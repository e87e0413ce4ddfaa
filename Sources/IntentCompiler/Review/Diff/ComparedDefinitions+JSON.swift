internal import DefinitionComparison
internal import SourceDiagnostics

extension ComparedDefinitions {
  /// The comparison in the documented shape, format version 1.
  var json: JSONValue {
    let oldTable = LineTable(old.bytes)
    let newTable = LineTable(new.bytes)
    return [
      "formatVersion": 1, "old": .string(old.path), "new": .string(new.path),
      "counts": [
        "breaking": .integer(count(.breaking)), "compatible": .integer(count(.compatible)),
        "cosmetic": .integer(count(.cosmetic)),
      ],
      "comparesHandlers": .bool(comparesHandlers), "isMoved": .bool(isMoved),
      "renamedTable": renamedTable.map { ["old": .string($0.old), "new": .string($0.new)] } ?? .null,
      "changes": .array(listedChanges.map { Self.json(of: $0, oldTable, newTable) }),
    ]
  }

  private static func json(of change: DefinitionChange, _ old: LineTable, _ new: LineTable) -> JSONValue {
    let details = Details(change.action)
    return [
      "impact": .string(change.verdict.impact.rawValue),
      "breaks": .array(change.verdict.harms.map { .string(name(of: $0)) }),
      "rule": .string(orNull: change.verdict.rule), "reason": .string(change.verdict.reason),
      "subjects": .array(
        change.subjects.map { ["kind": .string($0.kind.rawValue), "name": .string($0.name)] }),
      "action": .string(details.name), "term": .string(orNull: details.term), "key": .string(orNull: change.path),
      "from": .string(orNull: details.old),
      "to": .string(orNull: details.new), "text": .string(change.sentence),
      "oldPlace": place(change.oldRange, old), "newPlace": place(change.newRange, new),
    ]
  }

  private static func name(of harm: ChangeHarm) -> String {
    switch harm {
    case .savedData: "data"
    case .source: "source"
    case .handler: "handler"
    }
  }

  private static func place(_ range: SourceRange?, _ table: LineTable) -> JSONValue {
    guard let range else { return .null }
    let position = table.position(at: Int(range.lowerBound))
    return ["line": .integer(position.line), "column": .integer(position.column)]
  }

  /// An action as texts.
  private struct Details {
    var name: String
    var term: String?
    var old: String?
    var new: String?

    init(_ action: DefinitionChange.Action) {
      switch action {
      case .added(let detail): (name, new) = ("added", detail)
      case .removed: name = "removed"
      case .renamed(let from): (name, old) = ("renamed", from)
      case .changed(let term, let from, let to):
        (name, self.term, old, new) = ("changed", term, from?.text, to?.text)
      case .outdated(let term, let value, let wanted):
        (name, self.term, old, new) = ("outdated", term, value.text, wanted.text)
      case .reordered(let kind, let from, let to):
        (name, term, old, new) = (
          "reordered", kind.rawValue, from.joined(separator: ","), to.joined(separator: ",")
        )
      case .handler: name = "handler"
      }
    }
  }
}

extension OutlineFact.Value {
  /// The value as it is, without quotation marks and escapes.
  fileprivate var text: String {
    switch self {
    case .flag: "true"
    case .plain(let text), .text(let text): text
    }
  }
}
