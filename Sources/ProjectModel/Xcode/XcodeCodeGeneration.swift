package import SourceDiagnostics

/// What an attribute of a definition in a target says about the classes that Xcode generates for it.
package enum XcodeCodeGeneration: String, Sendable, Hashable, CaseIterable {
  /// Classes in the public header of a framework.
  case `public` = "codegen"
  /// Classes in the private header.
  case `private` = "private_codegen"
  /// Classes for the target itself; what Xcode does without any attribute.
  case project = "project_codegen"
  /// No classes.
  case disabled = "no_codegen"

  /// The one that attributes ask for, with its place; nil where none of them is about code.
  package static func requested(by attributes: [Located<String>]) -> Located<XcodeCodeGeneration>? {
    for attribute in attributes {
      if let value = XcodeCodeGeneration(rawValue: attribute.value) { return Located(value, at: attribute.range) }
    }
    return nil
  }
}
