/// A run of the drop-in `compile` verb: the definition for the app's bundle.
public struct CompileRequest: Sendable, Equatable {
  /// The definition.
  public var input: String

  /// The folder that gets `<name>.intentdefinition`.
  public var outputDirectory: String

  /// A run for the given definition.
  public init(input: String, outputDirectory: String) {
    self.input = input
    self.outputDirectory = outputDirectory
  }
}
