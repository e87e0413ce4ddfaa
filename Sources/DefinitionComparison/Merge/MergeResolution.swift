import SourceDiagnostics

/// Decides where both sides have changed a value for which it is clear what is wanted.
enum MergeResolution {
  /// The value that stays; nil where somebody has to decide.
  static func winner(_ values: MergeSides, _ key: String, _ schema: ElementSchema) -> DefinitionNode? {
    guard let ours = values.ours, let theirs = values.theirs else { return nil }
    // The newer program has written what the older one could not.
    if KeyRole.of(key) == .version || key == "INIntentDefinitionModelVersion" {
      return isNewer(theirs.string ?? "", than: ours.string ?? "") ? theirs : ours
    }
    // A namespace is a token without meaning, and all three have been given the same one.
    if key == "INIntentDefinitionNamespace" { return ours }
    // An entry that both have added got its numbers and IDs by chance.
    if values.base == nil, key == schema.tagKey || KeyRole.of(key) == .stringID { return ours }
    return nil
  }

  /// Compares versions such as `14.3.1`, or builds such as `14E300c`, part by part.
  private static func isNewer(_ left: String, than right: String) -> Bool {
    let (left, right) = (parts(left), parts(right))
    for (left, right) in zip(left, right) where left != right {
      if let leftNumber = Int(left), let rightNumber = Int(right) { return leftNumber > rightNumber }
      return left.utf8.lexicographicallyPrecedes(right.utf8) == false
    }
    return left.count > right.count
  }

  private static func parts(_ version: String) -> [String] {
    var parts: [String] = []
    var wasDigit: Bool?
    for character in version where character != "." {
      let isDigit = character.isNumber
      if isDigit == wasDigit, !parts.isEmpty {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
      wasDigit = isDigit
    }
    return parts
  }
}
