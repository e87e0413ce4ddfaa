package import SourceDiagnostics

/// A file in a build phase of a target.
package struct XcodeBuildFile: Sendable {
  /// The id of the object in the project.
  package let id: String

  /// The place of the id in the list of the phase.
  package let range: SourceRange

  /// The place of the object's id, where it is defined; there attributes are added.
  package let definitionRange: SourceRange

  /// The id of the file reference, variant group or reference to a product of another target or project.
  package let referenceID: String?

  /// The files: one, or those of all languages for a variant group; none for the product of a package.
  package let references: [XcodeFileReference]

  /// The name of a package's product.
  package let packageProduct: Located<String>?

  /// `ATTRIBUTES` of the settings, for example `no_codegen` or `RemoveHeadersOnCopy`.
  package let attributes: [Located<String>]

  /// Where a further attribute goes; nil where no place can be told.
  package let attributeInsertion: XcodeAttributeInsertion?

  /// The paths of the files as the user would write them.
  package var paths: [String] { references.compactMap(\.path) }
}
