/// A comparison of two versions of a definition, or of all definitions in a folder.
public struct DiffRequest: Sendable, Equatable {
  /// The form of the answer.
  public enum Format: String, Sendable, CaseIterable {
    /// For people, in a terminal.
    case text
    /// For people, in a comment on a code host.
    case markdown
    /// For programs; the shape is versioned and described in the documentation.
    case json
  }

  /// How grave changes are.
  public enum Impact: String, Sendable, CaseIterable {
    /// They break saved shortcuts or widgets, source code, or handlers.
    case breaking
    /// What there was goes on working.
    case compatible
    /// Only words, order or bookkeeping are different.
    case cosmetic
  }

  /// What makes a comparison fail.
  public enum Failing: String, Sendable, CaseIterable {
    /// Changes that break saved shortcuts or widgets, source code, or handlers.
    case breaking
    /// Changes that break saved shortcuts or widgets.
    case data
  }

  /// The earlier version: the path of a definition or of a folder, `git:REVISION:PATH`, or `-`.
  public var old: String

  /// The later version; nil where `old` is a path, which is compared with what git has of it at `HEAD`, or two revisions,
  /// `git:A...B:PATH`.
  public var new: String?

  /// The form of the answer.
  public var format: Format

  /// What makes it fail; nil for nothing.
  public var failsOn: Failing?

  /// Whether every string ID, version and value of bookkeeping is listed, instead of their number.
  public var listsEverything: Bool

  /// How grave the changes are that are listed, of all that are counted; nil for all.
  public var listedImpact: Impact?

  /// A comparison of two versions.
  public init(
    old: String, new: String? = nil, format: Format = .text, failsOn: Failing? = nil, listsEverything: Bool = false,
    listedImpact: Impact? = nil
  ) {
    self.old = old
    self.new = new
    self.format = format
    self.failsOn = failsOn
    self.listsEverything = listsEverything
    self.listedImpact = listedImpact
  }
}
