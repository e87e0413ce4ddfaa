package import PropertyListReader
package import SourceDiagnostics

extension XcodeProject {
  /// What a `project.pbxproj` says, or nil when it cannot be read; which is an error; values of a wrong type are warnings.
  ///
  /// The file may be an old-style property list, as Xcode writes it, or an XML one. Values of a wrong type are reported
  /// and left out; references that lead nowhere are left out.
  package static func read(
    _ source: SourceFile, limits: PropertyListLimits = PropertyListLimits(), diagnostics: inout DiagnosticEngine
  ) -> XcodeProject? {
    let document = ProjectDocument(source: source, subject: "Xcode project", limits: limits)
    guard let root = document.read(diagnostics: &diagnostics),
      var reader = XcodeProjectReader(source: source, root: root, diagnostics: &diagnostics)
    else { return nil }
    let version = root["objectVersion"].flatMap { node in node.string.map { Located($0, at: node.range) } }
    let project = reader.read(objectVersion: version)
    diagnostics.report(contentsOf: reader.values.diagnostics)
    return project
  }
}
