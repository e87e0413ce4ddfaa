import SourceDiagnostics

extension DefinitionMerge {
  /// Merges the entries below a key; nil where the merged definition has no such key.
  mutating func list(
    _ values: MergeSides, _ list: ElementList, subjects: [DefinitionChange.Subject], lastTags: MergeSides
  ) -> MergedNode? {
    if list.form == .single { return entry(values, list, subjects: subjects + [.init(kind: list.kind, name: "")]) }
    let named = NamedSides(values, list)
    let names = MergedOrder(named)
    if list.isOrdered, let dispute = names.dispute {
      conflicts.append(
        MergeConflict(
          subject: subjects.map(\.phrase).joined(separator: ", "),
          sentence: "order of \(list.kind.plural): \(dispute.ours) in ours, \(dispute.theirs) in theirs",
          isMarked: false, ours: values.ours?.range, theirs: values.theirs?.range))
    }
    var elements = ElementSides(named, list)
    remarks += elements.makeNumbersUnique(subjects: subjects, lastTags: lastTags)
    var merged: [(key: String, node: MergedNode)] = []
    // Conflicts are told in the order in which they are written.
    let order = list.form == .keyed ? names.order.sorted { elements.isWritten($0, before: $1) } : names.order
    for name in order {
      let sides = elements[name]
      guard let node = entry(sides, list, subjects: subjects + [.init(kind: list.kind, name: name)]) else { continue }
      merged.append((elements.key(of: name), node))
    }
    let (isInBase, isInOurs, isInTheirs) = (values.base != nil, values.ours != nil, values.theirs != nil)
    let isThere = isInOurs == isInTheirs ? isInOurs : isInOurs != isInBase ? isInOurs : isInTheirs
    guard isThere || !merged.isEmpty else { return nil }
    if list.form == .keyed {
      return .dictionary(merged.map { MergedNode.Member(key: $0.key, value: $0.node) })
    }
    return .array(merged.enumerated().map { $1.node.withPriority($0 + 1, list.kind.schema.priorityKey) })
  }

  /// Merges an entry; nil where the merged definition has not.
  private mutating func entry(
    _ sides: MergeSides, _ list: ElementList, subjects: [DefinitionChange.Subject]
  ) -> MergedNode? {
    switch (sides.ours, sides.theirs) {
    case (nil, nil): return nil
    case (let ours?, nil):
      // Who has removed it decides, unless the other has touched it.
      guard sides.base != nil else { return .settled(ours) }
      return sides.isUntouched(ours) && !isRenamed(subjects, byUs: true)
        ? nil : conflict(sides, term: nil, subjects: subjects)
    case (nil, let theirs?):
      guard sides.base != nil else { return .settled(theirs) }
      return sides.isUntouched(theirs) && !isRenamed(subjects, byUs: false)
        ? nil : conflict(sides, term: nil, subjects: subjects)
    case (let ours?, let theirs?):
      if ours == theirs, !ours.isDictionary { return .settled(ours) }
      if ours != theirs, let names = sharedNames(subjects) {
        func origin(_ name: String?, _ side: String) -> String {
          name.map { "\($0.escapedForLine) renamed in \(side)" } ?? "one added in \(side)"
        }
        return conflict(
          sides,
          sentence: "two \(list.kind.plural) have got this name: "
            + "\(origin(names.ours, "ours")), and \(origin(names.theirs, "theirs"))",
          subjects: subjects)
      }
      return dictionary(sides, list.kind.schema, subjects: subjects)
    }
  }
}
