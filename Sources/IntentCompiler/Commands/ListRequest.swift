/// A look into definitions.
public struct ListRequest: Sendable, Equatable {
  /// The form of the answer.
  public enum Format: Sendable {
    /// For people.
    case table
    /// For programs; the shape is versioned and described in the documentation.
    case json
  }

  /// Definition files and folders that are searched for them.
  public var inputs: [String]

  /// The form of the answer.
  public var format: Format

  /// A look into the given inputs.
  public init(inputs: [String], format: Format = .table) {
    self.inputs = inputs
    self.format = format
  }
}
