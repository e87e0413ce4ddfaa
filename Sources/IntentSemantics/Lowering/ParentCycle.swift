package import IntentModel
package import SourceDiagnostics

/// Parameters that depend on each other in a circle.
package struct ParentCycle: Sendable, Equatable {
  /// The names, each in front of its parent; the first is the parent of the last.
  package let names: [String]

  /// The name of the first one's parent.
  package let range: SourceRange

  /// Every cycle of an intent, once.
  package static func all(in intent: IntentEntry) -> [ParentCycle] {
    var parents: [String: Located<String>] = [:]
    for parameter in intent.parameters {
      if let name = parameter.name?.value, let parent = parameter.relationship?.parentName.nonEmpty,
        parent.value != name
      {
        parents[name] = parent
      }
    }
    var cycles: [ParentCycle] = []
    var finished: Set<String> = []
    for name in intent.parameters.compactMap({ $0.name?.value }) where !finished.contains(name) {
      var path: [String] = []
      var positions: [String: Int] = [:]
      var current = name
      while let parent = parents[current], !finished.contains(current), positions[current] == nil {
        positions[current] = path.count
        path.append(current)
        current = parent.value
      }
      if let start = positions[current], let parent = parents[current] {
        cycles.append(ParentCycle(names: Array(path[start...]), range: parent.range))
      }
      finished.formUnion(path)
      finished.insert(current)
    }
    return cycles
  }
}
