/// The order of the entries of two versions of a list together.
struct MergedOrder {
  /// The names of all entries of either version that may stay.
  let order: [String]

  /// The orders, as far as they differ, where both sides have changed them and not alike.
  let dispute: (ours: String, theirs: String)?

  init(_ sides: NamedSides) {
    let base = sides.base.map(\.name)
    let ours = sides.ours.map(\.name)
    let theirs = sides.theirs.map(\.name)
    let common = Set(base).intersection(ours).intersection(theirs)
    let (baseOrder, oursOrder, theirsOrder) = (
      base.filter(common.contains), ours.filter(common.contains), theirs.filter(common.contains)
    )
    let isOurs = baseOrder == theirsOrder || oursOrder == theirsOrder
    let isTheirs = baseOrder == oursOrder
    if !isOurs, !isTheirs {
      let moved = DefinitionChange.moved(from: oursOrder, to: theirsOrder)
      dispute = (moved.old.joined(separator: ", "), moved.new.joined(separator: ", "))
    } else {
      dispute = nil
    }
    var order = isOurs || !isTheirs ? oursOrder : theirsOrder
    // What only one side has comes behind what is in front of it there; ours before theirs.
    Self.insert(ours, into: &order)
    Self.insert(theirs, into: &order, behind: Set(ours).subtracting(base))
    self.order = order
  }

  private static func insert(_ names: [String], into order: inout [String], behind others: Set<String> = []) {
    var known = Set(order)
    // Each name by the one in front of it, since an array would be moved for each; nothing is in front of the first.
    var following: [String?: String] = [:]
    for (previous, name) in zip([nil] + order, order) { following[previous] = name }
    var previous: String?
    for name in names {
      if known.insert(name).inserted {
        var place = previous
        while let next = following[place], others.contains(next) { place = next }
        following[name] = following[place]
        following[place] = name
      }
      previous = name
    }
    order = Array(sequence(first: nil as String?) { following[$0] }.dropFirst().compactMap(\.self))
  }
}
