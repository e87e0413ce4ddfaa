internal import PropertyListReader
package import SourceDiagnostics

/// Where an attribute such as `no_codegen` is added to a file of a build phase.
package struct XcodeAttributeInsertion: Sendable, Equatable {
  /// The place in the project's file.
  package let range: SourceRange

  private let prefix: String
  private let suffix: String

  /// The change of the project's file that adds an attribute.
  package func edit(adding attribute: String) -> TextEdit {
    TextEdit(range, replacement: prefix + attribute + suffix)
  }

  /// The place in the object of a build file; nil where the project is no old-style property list or the object has
  /// settings of another form.
  init?(in buildFile: ProjectNode) {
    guard case .openStep(let object) = buildFile, object.kind == .dictionary else { return nil }
    guard let settings = object["settings"] else {
      let end = Int(object.valueRange.upperBound)
      self.init(.position(end), prefix: "settings = {ATTRIBUTES = (", suffix: ", ); }; ")
      return
    }
    guard settings.kind == .dictionary else { return nil }
    guard let attributes = settings["ATTRIBUTES"] else {
      self.init(.position(Int(settings.valueRange.lowerBound)), prefix: "ATTRIBUTES = (", suffix: ", ); ")
      return
    }
    guard attributes.kind == .array else { return nil }
    self.init(.position(Int(attributes.valueRange.lowerBound)), prefix: "", suffix: ", ")
  }

  private init(_ range: SourceRange, prefix: String, suffix: String) {
    self.range = range
    self.prefix = prefix
    self.suffix = suffix
  }
}
