package import PropertyListReader
package import SourceDiagnostics

/// What an `.entitlements` file says about Siri.
package struct Entitlements: Sendable, Equatable {
  /// The file.
  package let source: SourceFile

  /// The place of the whole dictionary, for what is missing in it.
  package let range: SourceRange

  /// `com.apple.developer.siri`; nil where the file lacks it.
  package let siri: Located<Bool>?

  /// What the file says, or nil when it cannot be read; which is an error; values of a wrong type are warnings.
  package static func read(
    _ source: SourceFile, limits: PropertyListLimits = PropertyListLimits(), diagnostics: inout DiagnosticEngine
  ) -> Entitlements? {
    let document = ProjectDocument(source: source, subject: "entitlements file", limits: limits)
    guard let root = document.read(diagnostics: &diagnostics) else { return nil }
    var reader = ValueReader(source: source)
    reader.reportRepeatedKeys(in: root)
    let siri = reader.boolean("com.apple.developer.siri", in: root)
    diagnostics.report(contentsOf: reader.diagnostics)
    return Entitlements(source: source, range: root.range, siri: siri)
  }
}
