internal import SiriKitInterface

/// A file in an output folder that an earlier run generated and this run does not.
struct StaleFile: Sendable, Equatable {
  /// The path.
  let path: String

  /// What tells which definition it was generated from.
  let mark: GenerationMark

  /// The path of that definition, where it is gone; nil where it is part of this run.
  let goneDefinition: String?

  /// What there is to say about it.
  var message: String {
    "file is no longer generated" + (goneDefinition.map { ": '\($0)' is gone" } ?? "")
  }
}
