import IntentModel
import PropertyListReader
import SourceDiagnostics

/// Merges two versions of a definition that have a common ancestor, by what they mean.
///
/// Entries are matched by name, after renames on either side were carried to the other. What only one side has changed
/// is taken from it; what both have changed differently is a conflict, in which nothing is lost.
package struct DefinitionMerge {
  private let preparation: MergePreparation
  var conflicts: [MergeConflict] = []
  var remarks: [String] = []
  private var renamedIDs = RenamedStringIDs()

  /// The merge of two versions.
  ///
  /// - Parameters:
  ///   - base: The common ancestor; an empty definition where there is none.
  ///   - ours: The version that is merged into.
  ///   - theirs: The version that is merged.
  /// - Returns: The merged definition.
  package static func merge(
    base: DefinitionNode, ours: DefinitionNode, theirs: DefinitionNode
  ) -> MergeOutcome {
    let sides = CommonNamespace.applied(to: (base, ours, theirs))
    let preparation = MergePreparation(base: sides.base, ours: sides.ours, theirs: sides.theirs)
    var prepared = MergeSides(preparation.base, preparation.ours, preparation.theirs)
    var merge = DefinitionMerge(preparation: preparation)
    merge.alignStringIDs(in: &prepared)
    let node = merge.dictionary(prepared, ElementKind.definition.schema, subjects: [])
    return MergeOutcome(
      node: node, conflicts: merge.conflicts,
      versions: (base: preparation.base, ours: preparation.ours, theirs: preparation.theirs),
      renamedIDs: merge.renamedIDs.list, remarks: merge.remarks)
  }

  private init(preparation: MergePreparation) {
    self.preparation = preparation
  }

  /// Gives the texts of both sides the string IDs that they have in the merged definition, where that does not follow
  /// from a comparison of the same place.
  private mutating func alignStringIDs(in sides: inout MergeSides) {
    var places = StringIDPlaces(sides)
    let distinct = DistinctStringIDs.names(places)
    if !distinct.isEmpty {
      sides.theirs = sides.theirs?.replacingStringIDs(distinct)
      places = StringIDPlaces(sides)
    }
    let mine = CarriedStringIDs.names(base: places.base, renaming: places.theirs, using: places.ours)
    let other = CarriedStringIDs.names(base: places.base, renaming: places.ours, using: places.theirs)
    sides.ours = sides.ours?.replacingStringIDs(mine)
    sides.theirs = sides.theirs?.replacingStringIDs(other)
    renamedIDs.ours = mine
    renamedIDs.theirs = distinct.merging(other) { first, _ in first }
  }

  // MARK: Values

  /// Merges dictionaries of which both later versions have one.
  mutating func dictionary(
    _ sides: MergeSides, _ schema: ElementSchema, subjects: [DefinitionChange.Subject]
  ) -> MergedNode {
    var merged: [MergedNode.Member] = []
    for (key, values) in sides.members where !sides.losesText(of: key) {
      let value: MergedNode? =
        if let list = schema.list(key) {
          self.list(
            values, list, subjects: subjects,
            lastTags: list.lastTagKey.map { key in sides.map { $0[key] } } ?? MergeSides(nil, nil, nil))
        } else if schema.lists.contains(where: { $0.lastTagKey == key }) {
          values.highest.map { .settled($0) }
        } else if let id = sides.idOfChangedText(key, values) {
          .settled(id)
        } else {
          self.value(values, key, within: nil, schema, subjects: subjects)
        }
      if let value { merged.append(MergedNode.Member(key: key, value: value)) }
    }
    renamedIDs.add(sides, merged)
    return .dictionary(merged.raisingLastTags(schema))
  }

  /// Merges the values of a key, which is one of the entry itself or, with the words for that, within the value of
  /// another key; nil where the merged definition has none.
  private mutating func value(
    _ values: MergeSides, _ key: String, within outer: String?, _ schema: ElementSchema,
    subjects: [DefinitionChange.Subject]
  ) -> MergedNode? {
    if outer == nil, key == schema.nameKey, let ours = values.ours, let dispute = disputedName(subjects) {
      let old = DefinitionNode.string(dispute.base, at: ours.range)
      let theirs = DefinitionNode.string(dispute.theirs, at: values.theirs?.range ?? ours.range)
      return conflict(MergeSides(old, ours, theirs), term: "name", subjects: subjects)
    }
    let term = KeyWords.term(key, within: outer, in: schema)
    // Also where only one side has changed something: string IDs in there are noted.
    if let ours = values.ours, let theirs = values.theirs, ours.isDictionary, theirs.isDictionary {
      var merged: [MergedNode.Member] = []
      for (key, inner) in values.members where !values.losesText(of: key) {
        let value =
          values.idOfChangedText(key, inner).map { .settled($0) }
          ?? self.value(inner, key, within: term, schema, subjects: subjects)
        if let value { merged.append(MergedNode.Member(key: key, value: value)) }
      }
      renamedIDs.add(values, merged)
      return .dictionary(merged)
    }
    if let settled = values.settled { return settled.node.map { .settled($0) } }
    if let winner = MergeResolution.winner(values, key, schema) { return .settled(winner) }
    return conflict(values, term: term, subjects: subjects)
  }

  private func disputedName(_ subjects: [DefinitionChange.Subject]) -> (base: String, theirs: String)? {
    place(subjects).flatMap { preparation.disputedNames[$0] }
  }

  /// The earlier names of two different entries that have got one name.
  func sharedNames(_ subjects: [DefinitionChange.Subject]) -> (ours: String?, theirs: String?)? {
    place(subjects).flatMap { preparation.sharedNames[$0] }
  }

  func place(_ subjects: [DefinitionChange.Subject]) -> MergePlace? {
    subjects.last.map { last in
      MergePlace(kind: last.kind, names: subjects.filter { $0.kind != .response }.map(\.name))
    }
  }

  /// Whether an entry that one side has removed was renamed by the other, which a comparison by name does not see.
  func isRenamed(_ subjects: [DefinitionChange.Subject], byUs: Bool) -> Bool {
    guard let place = place(subjects) else { return false }
    return (byUs ? preparation.renamedByUs : preparation.renamedByThem).contains(place)
  }

  // MARK: Conflicts

  mutating func conflict(
    _ sides: MergeSides, term: String?, subjects: [DefinitionChange.Subject]
  ) -> MergedNode {
    var changes: [String] = []
    if term == nil, let base = sides.base, let kept = sides.ours ?? sides.theirs, let last = subjects.last {
      changes = DefinitionDifference.sentences(from: base, to: kept, of: last)
    }
    let sentence: String
    if let term {
      sentence = "\(term): \(Self.words(sides.ours)) in ours, \(Self.words(sides.theirs)) in theirs"
    } else {
      sentence = sides.ours == nil ? "removed in ours, changed in theirs" : "changed in ours, removed in theirs"
    }
    return conflict(sides, sentence: sentence, subjects: subjects, changes: changes)
  }

  /// A conflict about what the versions have in one place, told by a sentence.
  mutating func conflict(
    _ sides: MergeSides, sentence: String, subjects: [DefinitionChange.Subject], changes: [String] = []
  ) -> MergedNode {
    conflicts.append(
      MergeConflict(
        subject: subjects.filter { $0.kind != .response || $0 == subjects.last }.map(\.phrase).joined(separator: ", "),
        sentence: sentence, changes: changes, isMarked: true, ours: sides.ours?.range, theirs: sides.theirs?.range))
    return .conflict(MergedNode.ConflictSides(base: sides.base, ours: sides.ours, theirs: sides.theirs))
  }

  private static func words(_ node: DefinitionNode?) -> String {
    guard let node else { return "none" }
    switch node.content {
    case .dictionary, .array: return "another value"
    case .scalar(.string(let text)): return text.quotedForLine
    case .scalar(.integer(let value)): return value.description
    case .scalar(.real(let value)): return CanonicalWriter.text(of: value)
    case .scalar(.boolean(let value)): return value ? "on" : "off"
    case .scalar(.data), .scalar(.date): return "another value"
    }
  }
}
