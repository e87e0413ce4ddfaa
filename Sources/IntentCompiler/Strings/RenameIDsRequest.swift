/// A run that gives readable string IDs to the texts of definitions, in them and in all their tables.
public struct RenameIDsRequest: Sendable, Equatable {
  /// Definitions, folders that are searched for them, and Xcode projects.
  public var inputs: [String]

  /// What is done with what has to change.
  public var mode: StringsMode

  /// Whether IDs that are not of the form that an editor makes up are renamed, too.
  public var renamesAll: Bool

  /// A run over the given inputs.
  public init(inputs: [String], mode: StringsMode = .write, renamesAll: Bool = false) {
    self.inputs = inputs
    self.mode = mode
    self.renamesAll = renamesAll
  }
}
