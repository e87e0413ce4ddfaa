import SourceDiagnostics

/// The entries of a list in three versions, by name.
struct ElementSides {
  private let list: ElementList
  private var base: [String: NamedElement]
  private var ours: [String: NamedElement]
  private var theirs: [String: NamedElement]
  private let theirOrder: [String]

  init(_ sides: NamedSides, _ list: ElementList) {
    self.list = list
    let key = list.kind.schema.priorityKey
    func byName(_ elements: [NamedElement]) -> [String: NamedElement] {
      Dictionary(
        elements.map { element in
          guard let key, element.node[key] != nil else { return (element.name, element) }
          // The position follows from the list, and is not worth a conflict.
          var node = element.node
          node[key] = .integer(0, at: node.range)
          return (element.name, NamedElement(name: element.name, node: node, key: element.key))
        }, uniquingKeysWith: { first, _ in first })
    }
    base = byName(sides.base)
    ours = byName(sides.ours)
    theirs = byName(sides.theirs)
    theirOrder = sides.theirs.map(\.name)
  }

  /// What the three versions have under a name.
  subscript(name: String) -> MergeSides {
    MergeSides(base[name]?.node, ours[name]?.node, theirs[name]?.node)
  }

  /// The key of a combination: the order in it is that of the side that has changed it.
  func key(of name: String) -> String {
    let (mine, other) = (ours[name]?.key?.text, theirs[name]?.key?.text)
    return (mine == base[name]?.key?.text ? other ?? mine : mine ?? other) ?? ""
  }

  /// Whether one combination stands before another in the file.
  func isWritten(_ name: String, before other: String) -> Bool {
    key(of: name).utf8.lexicographicallyPrecedes(key(of: other).utf8)
  }

  /// Gives entries that they have added other tags and indexes where we have used theirs for something else.
  ///
  /// - Parameters:
  ///   - subjects: The owner, for what is told.
  ///   - lastTags: The highest tags that entries ever had: those in between have gone with what has them no more.
  /// - Returns: What was changed, in words.
  mutating func makeNumbersUnique(subjects: [DefinitionChange.Subject], lastTags: MergeSides) -> [String] {
    let schema = list.kind.schema
    var remarks: [String] = []
    for key in [schema.tagKey, schema.indexKey].compactMap(\.self) {
      func number(_ element: NamedElement) -> Int { element.node[key]?.integer ?? 0 }
      var used = Set((Array(base.values) + Array(ours.values)).map(number))
      let known = Set((Array(base.values) + Array(ours.values) + Array(theirs.values)).map(number))
      var next = (known.max() ?? 0) + 1
      var spent = 0..<0
      if key == schema.tagKey {
        let (before, after) = (lastTags.base?.integer ?? 0, lastTags.ours?.integer ?? 0)
        if before < after, after < Int.max { spent = before + 1..<after + 1 }
        if let highest = lastTags.highest?.integer, highest < Int.max { next = max(next, highest + 1) }
      }
      for name in theirOrder where base[name] == nil && ours[name] == nil {
        guard let element = theirs[name] else { continue }
        let old = number(element)
        guard used.contains(old) || spent.contains(old) else {
          used.insert(old)
          continue
        }
        var node = element.node
        node[key] = .integer(next, at: node.range)
        theirs[name] = NamedElement(name: name, node: node, key: element.key)
        let path = (subjects + [.init(kind: list.kind, name: name)]).filter { $0.kind != .response }
          .map(\.phrase).joined(separator: ", ")
        remarks.append(
          "\(path): \(KeyWords.term(key, in: schema)) \(old) of theirs is \(next) now, since ours has used it")
        used.insert(next)
        next += 1
      }
    }
    return remarks
  }
}
