extension Array where Element == Diagnostic {
  /// The findings by the paths of their files, in the order in which these are first named.
  ///
  /// Findings without a place stand under the tool's name.
  var fileGroups: [(path: String, diagnostics: [Diagnostic])] {
    var groups: [(path: String, diagnostics: [Diagnostic])] = []
    var indices: [String: Int] = [:]
    for diagnostic in self {
      let path = diagnostic.location?.file.path ?? toolName
      if let index = indices[path] {
        groups[index].diagnostics.append(diagnostic)
      } else {
        indices[path] = groups.count
        groups.append((path, [diagnostic]))
      }
    }
    return groups
  }
}
