internal import IntentModel
internal import SourceDiagnostics

extension IntentEntry {
  /// Reports each cycle of parents once, at the parent's name of the parameter that stands first in the file.
  func checkParentCycles(in context: inout LoweringContext) {
    var parents: [String: Located<String>] = [:]
    for parameter in parameters {
      if let name = parameter.name?.value, let parent = parameter.relationship?.parentName.nonEmpty,
        parent.value != name
      {
        parents[name] = parent
      }
    }
    var finished: Set<String> = []
    for name in parameters.compactMap({ $0.name?.value }) where !finished.contains(name) {
      var path: [String] = []
      var current = name
      while let parent = parents[current], !finished.contains(current), !path.contains(current) {
        path.append(current)
        current = parent.value
      }
      if let start = path.firstIndex(of: current), let parent = parents[current] {
        let cycle = path[start...]
        context.error(
          .parentCycle, "parents of '\(current)' and '\(cycle.last ?? current)' form a cycle", at: parent.range,
          hint: cycle.count > 2 ? "the cycle is \(cycle.joined(separator: " → ")) → \(current)" : nil)
      }
      finished.formUnion(path)
      finished.insert(current)
    }
  }
}
