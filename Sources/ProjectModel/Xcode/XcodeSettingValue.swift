package import SourceDiagnostics

/// A value of a build setting, as it is written.
package struct XcodeSettingValue: Sendable {
  /// What stands in brackets behind the name, for example `[sdk=iphoneos*]`; empty without a condition.
  package let condition: String

  /// The text; lists are joined with blanks.
  package let text: Located<String>
}
