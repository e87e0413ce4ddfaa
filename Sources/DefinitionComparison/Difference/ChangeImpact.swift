/// How much a change asks of those who have the earlier version.
package enum ChangeImpact: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Something that was saved, written or compiled against the earlier version does not work any more.
  case breaking
  /// Something is different, and what there was goes on working.
  case compatible
  /// Only words, order or bookkeeping are different.
  case cosmetic

  /// The graver one is the lesser.
  package static func < (left: ChangeImpact, right: ChangeImpact) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .breaking: 0
    case .compatible: 1
    case .cosmetic: 2
    }
  }
}

/// What a breaking change breaks.
package enum ChangeHarm: String, Sendable, Hashable, CaseIterable {
  /// Shortcuts that people have saved, and widgets that they have placed.
  case savedData = "saved shortcuts and widgets"
  /// Swift that uses the generated classes.
  case source = "source code"
  /// The handler, which must have other methods, or call others.
  case handler = "handlers"
}
