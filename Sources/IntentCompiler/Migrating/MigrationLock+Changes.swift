internal import AppIntentsBackend
internal import SourceDiagnostics

extension MigrationLock {
  /// What has come and gone since an earlier record; what users lose by it is known.
  func changes(since earlier: MigrationLock, losing losses: [Diagnostic]) -> [MigrationChange] {
    var additions: [String] = []
    func add(_ words: (String) -> String, _ new: [String], _ old: [String]) {
      additions += new.filter { !old.contains($0) }.map(words)
    }
    add({ "intent '\($0)' is new" }, intents.map(\.className), earlier.intents.map(\.className))
    for intent in intents {
      guard let old = earlier.intents.first(where: { $0.className == intent.className }) else { continue }
      add(
        { "parameter '\(intent.className).\($0)' is new" }, intent.parameters.map(\.name), old.parameters.map(\.name))
    }
    add({ "enumeration '\($0)' is new" }, enumerations.map(\.className), earlier.enumerations.map(\.className))
    for enumeration in enumerations {
      guard let old = earlier.enumerations.first(where: { $0.className == enumeration.className }) else { continue }
      add(
        { "value '\(enumeration.className).\($0)' is new" }, enumeration.values.map(\.name), old.values.map(\.name))
    }
    add({ "type '\($0)' is new" }, types.map(\.className), earlier.types.map(\.className))
    return losses.map { MigrationChange(text: $0.message, consequence: $0.hint) }
      + additions.map { MigrationChange(text: $0, consequence: nil) }
  }
}
