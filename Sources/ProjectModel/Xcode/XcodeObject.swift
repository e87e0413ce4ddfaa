internal import SourceDiagnostics

/// An entry of the `objects` of a project.
struct XcodeObject {
  let id: String

  /// The place of the id, where the object is defined.
  let range: SourceRange

  let node: ProjectNode

  /// The class, for example `PBXNativeTarget`.
  var isa: String { node["isa"]?.string ?? "" }
}
