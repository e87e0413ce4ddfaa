package import SourceDiagnostics

/// How a file belongs to a target.
package struct XcodeMembership: Sendable {
  /// What puts the file into the target.
  package enum Origin: Sendable, Hashable {
    /// An entry of a build phase.
    case buildPhase
    /// A folder that is copied as it is and that the file is in.
    case copiedFolder
    /// A synchronised folder that the file is in; it is built as its type asks for.
    case synchronizedFolder
  }

  /// The target.
  package let target: XcodeTarget

  /// What puts the file there.
  package let origin: Origin

  /// The phase that takes the file: `sources` generates code from a definition, `resources` only copies it.
  ///
  /// For a synchronised folder it is `sources`, unless the project routes the file elsewhere.
  package let phase: XcodeBuildPhase.Kind

  /// The attributes, for example `no_codegen`.
  package let attributes: [Located<String>]

  /// The place that says so: the entry in the build phase, or the synchronised folder in the list of the target.
  package let range: SourceRange

  /// Where attributes are added: the object of the build file; nil for a synchronised folder.
  package let definitionRange: SourceRange?

  /// Where a further attribute goes; nil where no place can be told, as for a synchronised folder.
  package let attributeInsertion: XcodeAttributeInsertion?

  /// Whether the file is in a folder of a language, for example `Base.lproj`.
  package let isLocalized: Bool

  /// Whether Xcode generates classes for the file if it is a definition.
  ///
  /// Of a localised definition in a synchronised folder Xcode makes a copy and no classes.
  package var generatesClasses: Bool {
    phase == .sources && codeGeneration?.value != .disabled && !(isLocalized && origin == .synchronizedFolder)
  }

  /// What the attributes say about generated classes; nil where they say nothing.
  package var codeGeneration: Located<XcodeCodeGeneration>? {
    XcodeCodeGeneration.requested(by: attributes)
  }
}
