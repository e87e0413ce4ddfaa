/// Tells from the classes that sources handle which class prefix these were generated with.
///
/// A definition tells the name of an intent, and the project the prefix; code has both in one word.
package struct ClassPrefixReading: Sendable, Equatable {
  /// The prefix; empty for none.
  package let prefix: String

  /// The classes that it explains, in the order of the sources.
  package let classNames: [String]

  /// The same classes with the prefix in force.
  private let expected: Set<String>

  /// What is read from the sources; nil where the prefix in force explains a class, or no other prefix does for certain.
  ///
  /// - Parameters:
  ///   - handled: The classes that the sources handle, as in `ABCOrderSoupIntent`.
  ///   - programs: The definitions, with the prefix in force.
  ///   - known: Prefixes that one class is enough for: those that definitions record.
  package init?(of handled: [String], for programs: [IntentProgram], known: Set<String> = []) {
    let intents = programs.flatMap(\.intents).filter { $0.className.hasSuffix($0.name + "Intent") }
    let ends = Set(intents.map { $0.name + "Intent" })
    let inForce = Set(intents.map { $0.className.dropLast($0.name.count + "Intent".count) })
    guard Set(intents.map(\.className)).isDisjoint(with: handled) else { return nil }
    var found: [String: [String]] = [:]
    var order: [String] = []
    for name in handled {
      // The longest name: `PlayItemIntent` is not `ItemIntent` with a prefix where there are both.
      guard let end = ends.filter(name.hasSuffix).max(by: { $0.count < $1.count }) else { continue }
      let prefix = name.dropLast(end.count)
      guard !inForce.contains(prefix), prefix.isEmpty || prefix.first?.isUppercase == true else { continue }
      if found[String(prefix)] == nil { order.append(String(prefix)) }
      if found[String(prefix)]?.contains(name) != true { found[String(prefix), default: []].append(name) }
    }
    let sure = order.filter { prefix in
      let count = found[prefix]?.count ?? 0
      // One class alone may be another intent, as `ReorderSoupIntent`, unless what stands in front looks like a prefix.
      let isPlain = prefix.count > 1 && prefix.allSatisfy { $0.isUppercase || $0.isNumber }
      return prefix.isEmpty || known.contains(prefix) || count > 1 || isPlain
    }
    guard let prefix = sure.max(by: { (found[$0]?.count ?? 0) < (found[$1]?.count ?? 0) }) else { return nil }
    self.prefix = prefix
    let names = found[prefix] ?? []
    classNames = names
    expected = Set(
      intents.filter { intent in names.contains(prefix + intent.name + "Intent") }.map(\.className))
  }

  /// Whether it says why nothing handles a class of the prefix in force.
  package func explains(_ className: String) -> Bool { expected.contains(className) }
}
