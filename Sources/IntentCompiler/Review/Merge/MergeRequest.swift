/// A merge of two versions of a definition that have a common ancestor.
public struct MergeRequest: Sendable, Equatable {
  /// The common ancestor: a path, or `git:REVISION:PATH`; an empty file where there is none.
  public var base: String

  /// The version that is merged into.
  public var ours: String

  /// The version that is merged.
  public var theirs: String

  /// The file that gets the merged definition; nil for the standard output.
  public var output: String?

  /// The number of characters of the lines that mark a conflict.
  public var markerSize: Int

  /// What messages call the definition; nil for the paths of the versions.
  public var name: String?

  /// A merge of two versions.
  public init(
    base: String, ours: String, theirs: String, output: String? = nil, markerSize: Int = 7, name: String? = nil
  ) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.output = output
    self.markerSize = markerSize
    self.name = name
  }
}
