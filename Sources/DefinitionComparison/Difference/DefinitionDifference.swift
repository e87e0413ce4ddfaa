package import IntentSemantics
import SourceDiagnostics

/// What is different between two versions of a definition, and what that means.
package struct DefinitionDifference {
  private let renamedFrom: [Place: String]
  private let oldClasses: [Place: String]
  private let newClasses: [Place: String]

  /// What the earlier version says in its own names, by place and path.
  private let originals: [Original: OutlineFact.Value]

  /// The keys of combinations that still have names of parameters that have other ones now: what they would have to be.
  private let outdatedKeys: [Place: String]
  private var changes: [DefinitionChange] = []
  private var context = ChangeContext()

  /// An entry of the later version, by kind and the names of what it stands in and its own.
  private struct Place: Hashable {
    let kind: ElementKind
    let names: [String]
  }

  /// Something that the earlier version says.
  private struct Original: Hashable {
    let range: SourceRange
    let path: String
  }

  /// The changes from one version to a later one, in the order of the later version.
  ///
  /// - Parameters:
  ///   - old: The earlier version.
  ///   - new: The later version.
  ///   - classNames: How intents get their classes.
  ///   - programs: Both versions with everything resolved, by which handlers are compared; nil where one has faults.
  /// - Returns: The changes.
  package static func changes(
    from old: DefinitionNode, to new: DefinitionNode, classNames: ClassNames = ClassNames(prefix: nil),
    programs: (old: IntentProgram, new: IntentProgram)? = nil
  ) -> [DefinitionChange] {
    let renames = RenameDetection.renames(from: old, to: new, classNames: classNames)
    let renaming = Renaming(renames)
    var difference = DefinitionDifference(
      renames: renames, renaming: renaming, classNames: classNames, old: old, new: new)
    // What only follows from a rename is not told again.
    difference.compare(
      OutlineBuilder.outline(of: renaming.applied(to: old)), OutlineBuilder.outline(of: new), subjects: [])
    if let programs {
      difference.compareHandlers(programs.old, programs.new, renaming)
    }
    return difference.changes
  }

  /// What is different between two versions of an entry, in words: each change that means something on one line.
  ///
  /// - Parameters:
  ///   - old: The earlier version, with the names that the later one has.
  ///   - new: The later version.
  ///   - subject: The entry.
  /// - Returns: The lines, the gravest first.
  static func sentences(
    from old: DefinitionNode, to new: DefinitionNode, of subject: DefinitionChange.Subject
  ) -> [String] {
    var difference = DefinitionDifference(
      renames: [], renaming: Renaming([]), classNames: ClassNames(prefix: nil), old: .empty, new: .empty)
    func outline(_ node: DefinitionNode) -> OutlineEntry {
      OutlineBuilder.entry(NamedElement(name: subject.name, node: node, key: nil), kind: subject.kind)
    }
    difference.compare(outline(old), outline(new), subjects: [subject])
    let told = difference.changes.filter { $0.role == .fact || $0.role == .text || $0.role == .tag }
    return ChangeImpact.allCases.flatMap { impact in
      told.filter { $0.verdict.impact == impact }.map(\.sentence)
    }
  }

  private init(
    renames: [Rename], renaming: Renaming, classNames: ClassNames, old: DefinitionNode, new: DefinitionNode
  ) {
    renamedFrom = Dictionary(
      renames.map { rename in
        let owners = renaming.renamed(owners: rename.owners, of: rename.kind)
        return (Place(kind: rename.kind, names: owners + [rename.kind.elementName(rename.new)]), rename.old)
      }, uniquingKeysWith: { first, _ in first })
    oldClasses = Self.classes(of: old, classNames, renaming)
    newClasses = Self.classes(of: new, classNames, Renaming([]))
    var originals: [Original: OutlineFact.Value] = [:]
    if !renames.isEmpty { Self.collect(OutlineBuilder.outline(of: old), &originals) }
    self.originals = originals
    outdatedKeys = Dictionary(
      renames.filter { $0.kind.isCombination && $0.old == $0.new }.map { rename in
        let owners = renaming.renamed(owners: rename.owners, of: rename.kind)
        let names = renaming.names(of: .parameter, in: rename.owners)
        return (
          Place(kind: rename.kind, names: owners + [rename.kind.elementName(rename.new)]),
          Renaming.key(rename.old, names)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func collect(_ entry: OutlineEntry, _ values: inout [Original: OutlineFact.Value]) {
    for fact in entry.facts { values[Original(range: fact.range, path: fact.path)] = fact.value }
    for child in entry.children { collect(child, &values) }
  }

  /// The value of a fact of the earlier version as that has it, before anything was renamed.
  private func original(_ fact: OutlineFact?) -> OutlineFact.Value? {
    fact.map { originals[Original(range: $0.range, path: $0.path)] ?? $0.value }
  }

  private static func classes(
    of root: DefinitionNode, _ classNames: ClassNames, _ renaming: Renaming
  ) -> [Place: String] {
    var classes: [Place: String] = [:]
    for list in ElementKind.definition.schema.lists {
      for element in root[list.key].map({ NamedElement.elements(of: $0, in: list) }) ?? [] {
        let name = renaming.names(of: list.kind, in: [])[element.name] ?? element.name
        classes[Place(kind: list.kind, names: [name])] = classNames.className(of: element.node, kind: list.kind)
      }
    }
    return classes
  }

  private static func place(of kind: ElementKind, _ subjects: [DefinitionChange.Subject]) -> Place {
    // There is one response only, which has no name.
    Place(kind: kind, names: subjects.filter { $0.kind != .response }.map(\.name))
  }

  private mutating func add(
    _ subjects: [DefinitionChange.Subject], _ action: DefinitionChange.Action, _ verdict: ChangeVerdict,
    path: String? = nil, role: KeyRole = .fact, old: SourceRange?, new: SourceRange?
  ) {
    changes.append(
      DefinitionChange(
        subjects: subjects, action: action, path: path, role: role, verdict: verdict, oldRange: old, newRange: new))
  }

  // MARK: Entries

  private mutating func compare(_ old: OutlineEntry, _ new: OutlineEntry, subjects: [DefinitionChange.Subject]) {
    let outer = context
    defer { context = outer }
    if new.kind == .intent {
      context.isWidget = new.fact("INIntentEligibleForWidgets") != nil
      context.isSystemIntent = new.fact("INIntentType")?.value == .plain("System")
    }
    context.isInherited = new.kind == .property && new.fact("INTypePropertyDefault") != nil
    if new.kind == .response {
      func values(_ entry: OutlineEntry) -> [String] {
        entry.children.filter { $0.kind == .responseParameter }.map(\.name)
      }
      context.responseValues = (values(old), values(new))
    }
    if new.kind == .responseCode {
      context.factory = FactoryDifference(from: old, to: new, values: context.responseValues)
    }
    compareNames(old, new, subjects)
    compareFacts(old, new, subjects)
    for list in new.kind.schema.lists {
      compare(
        old.children.filter { $0.kind == list.kind }, new.children.filter { $0.kind == list.kind }, list,
        subjects: subjects, old: old, new: new)
    }
  }

  private mutating func compareNames(
    _ old: OutlineEntry, _ new: OutlineEntry, _ subjects: [DefinitionChange.Subject]
  ) {
    let place = Self.place(of: new.kind, subjects)
    let (oldClass, newClass) = (oldClasses[place], newClasses[place])
    let keepsClass = oldClass == newClass
    if let wanted = outdatedKeys[place] {
      add(
        subjects,
        .outdated(
          term: "parameters", value: new.fact(OutlineBuilder.keyPath)?.value ?? .plain(""),
          wanted: .plain(wanted.replacing(",", with: ", "))),
        .onOutdatedName, path: OutlineBuilder.keyPath, old: old.range, new: new.range)
    } else if let name = renamedFrom[place] {
      let isTop = subjects.count == 1
      add(
        subjects,
        new.kind.isCombination
          ? .changed(
            term: "parameters", from: .plain(name.replacing(",", with: ", ")),
            to: new.fact(OutlineBuilder.keyPath)?.value)
          : .renamed(from: name),
        isTop && keepsClass ? .compatible(nil, "the class keeps its name") : .onLoss(of: new.kind, context),
        old: old.range, new: new.range)
    } else if !keepsClass {
      add(
        subjects, .changed(term: "class", from: oldClass.map { .plain($0) }, to: newClass.map { .plain($0) }),
        .onLoss(of: new.kind, context), old: old.range, new: new.range)
    }
  }

  private mutating func compareFacts(
    _ old: OutlineEntry, _ new: OutlineEntry, _ subjects: [DefinitionChange.Subject]
  ) {
    if let key = new.kind.schema.nameKey, new.kind.schema.isNamedByID, old.name != new.name {
      add(
        subjects,
        .changed(term: KeyWords.term(key, in: new.kind.schema), from: .text(old.name), to: .text(new.name)),
        .onFact(key, .stringID, isNew: false, isGone: false, of: new.kind, context), path: key, role: .stringID,
        old: old.range, new: new.range)
    }
    let gone = old.facts.filter { new.fact($0.path) == nil }
    for fact in new.facts + gone {
      let (before, after) = (old.fact(fact.path), new.fact(fact.path))
      guard before?.value != after?.value else { continue }
      // The namespace goes with the type.
      if fact.path.hasSuffix("TypeNamespace"), old.type?.value != new.type?.value { continue }
      let place = Self.place(of: new.kind, subjects)
      // The keys of a combination differ by its rename.
      if fact.path == OutlineBuilder.keyPath, renamedFrom[place] != nil { continue }
      // What names the class is told as another class, where that is not told as another name.
      let namesClass = new.kind.schema.classKeys.contains(fact.path) && oldClasses[place] != newClasses[place]
      if namesClass, renamedFrom[place] == nil { continue }
      let original = original(before)
      if let before, let original, original != before.value, original == after?.value {
        add(
          subjects, .outdated(term: fact.term, value: original, wanted: before.value), .onOutdatedName,
          path: fact.path, role: fact.role, old: before.range, new: after?.range)
        continue
      }
      add(
        subjects,
        .changed(
          term: fact.term, from: original ?? Self.unsaid(fact.path, of: old),
          to: after?.value ?? Self.unsaid(fact.path, of: new)),
        namesClass
          ? .onLoss(of: new.kind, context)
          : context.factory?.verdict(on: fact.path, from: before?.value, to: after?.value)
            ?? .onFact(fact.path, fact.role, isNew: before == nil, isGone: after == nil, of: new.kind, context),
        path: fact.path, role: fact.role, old: before?.range ?? old.range, new: after?.range ?? new.range)
    }
  }

  /// The value of a number that an entry has without a fact that says so.
  private static func unsaid(_ path: String, of entry: OutlineEntry) -> OutlineFact.Value? {
    switch path {
    case entry.kind.schema.indexKey: .plain("0")
    case entry.kind.schema.priorityKey: entry.position.map { .plain($0.description) }
    default: nil
    }
  }

  private mutating func compare(
    _ before: [OutlineEntry], _ after: [OutlineEntry], _ list: ElementList, subjects: [DefinitionChange.Subject],
    old: OutlineEntry, new: OutlineEntry
  ) {
    let laterNames = Self.laterNames(before, after, list)
    func name(_ entry: OutlineEntry) -> String { laterNames[entry.name] ?? entry.name }
    let oldByName = Dictionary(before.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
    let newNames = Set(after.map(\.name))
    for entry in after {
      let subjects = subjects + [DefinitionChange.Subject(kind: entry.kind, name: entry.name)]
      if let earlier = oldByName[entry.name] {
        compare(earlier, entry, subjects: subjects)
      } else {
        add(
          subjects, .added(entry.type?.value.description), .onAddition(of: entry.kind, context(of: entry)), old: nil,
          new: entry.range)
      }
    }
    for entry in before where !newNames.contains(name(entry)) {
      add(
        subjects + [DefinitionChange.Subject(kind: entry.kind, name: entry.name)], .removed,
        .onLoss(of: entry.kind, context(of: entry)), old: entry.range, new: nil)
    }
    guard list.isOrdered else { return }
    let orderBefore = before.map(\.name).filter { newNames.contains($0) }
    let orderAfter = after.map(\.name).filter { oldByName[$0] != nil }
    if orderBefore != orderAfter {
      add(
        subjects, .reordered(list.kind, from: orderBefore, to: orderAfter), .onReordering(of: list.kind),
        old: old.range, new: new.range)
    }
  }

  /// The names in the later version, by the earlier ones, of entries that their own name does not tell from others.
  private static func laterNames(
    _ before: [OutlineEntry], _ after: [OutlineEntry], _ list: ElementList
  ) -> [String: String] {
    if list.hasNamesakes {
      func items(_ entries: [OutlineEntry]) -> [Namesakes.Item] {
        entries.map { entry in
          Namesakes.Item(name: entry.name, features: Set(entry.facts.map { "\($0.path)=\($0.value)" }))
        }
      }
      return Namesakes.laterNames(items(before), items(after))
    }
    guard list.kind.schema.isNamedByID else { return [:] }
    func items(_ entries: [OutlineEntry]) -> [TextMatching.Item] {
      entries.map { entry in
        TextMatching.Item(
          id: entry.name, words: entry.kind.schema.headlineKey.flatMap { entry.fact($0)?.value.description })
      }
    }
    let pairs = TextMatching.counterparts(items(before), items(after), usesPlaces: true)
    return Dictionary(uniqueKeysWithValues: pairs.map { (before[$0].name, after[$1].name) })
  }

  private func context(of entry: OutlineEntry) -> ChangeContext {
    var context = context
    if entry.kind == .intent { context.isSystemIntent = entry.fact("INIntentType")?.value == .plain("System") }
    context.isInherited = entry.kind == .property && entry.fact("INTypePropertyDefault") != nil
    return context
  }

  // MARK: Handlers

  private mutating func compareHandlers(_ old: IntentProgram, _ new: IntentProgram, _ renaming: Renaming) {
    let names = renaming.names(of: .intent, in: [])
    let earlier = Dictionary(
      old.intents.map { (names[$0.name] ?? $0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for intent in new.intents {
      guard let before = earlier[intent.name], let difference = HandlerDifference(from: before, to: intent) else {
        continue
      }
      add(
        [DefinitionChange.Subject(kind: .intent, name: intent.name)], .handler(difference), .onHandler(difference),
        old: before.range, new: intent.range)
    }
  }
}
