package import SourceDiagnostics

/// A build configuration of a target, with what it inherits from the project.
package struct XcodeConfiguration: Sendable {
  /// The name, for example `Release`.
  package let name: Located<String>

  /// The settings of the target.
  package let settings: XcodeSettings

  /// The settings of the project's configuration of this name.
  package let projectSettings: XcodeSettings

  /// The paths of the `.xcconfig` files of target and project, as the user would write them.
  ///
  /// Their settings are not read: a setting that is missing here may be set there.
  package let baseConfigurationPaths: [String]

  let targetName: String
  let projectName: String
  let projectFolder: LexicalPath

  /// The value of a setting with references to other settings replaced, and the place of the text that it is made of.
  ///
  /// A reference to what the project does not set stays as it is written. A setting with conditions has the value
  /// without one, or the first.
  package func value(of name: String) -> Located<String>? {
    var expansion = XcodeSettingExpansion(configuration: self)
    return expansion.value(of: name)
  }

  /// The values of a setting for all conditions, those of the target before those of the project.
  package func values(of name: String) -> [XcodeSettingValue] {
    let own = settings.values(of: name)
    return own.isEmpty ? projectSettings.values(of: name) : own
  }

  /// Whether a setting is `YES`.
  package func isOn(_ name: String) -> Bool {
    value(of: name)?.value.uppercased() == "YES"
  }

  /// A setting that names a file, as the user would write its path.
  ///
  /// Nil where it is not set, is empty, or needs a setting that is not known.
  package func path(of name: String) -> Located<String>? {
    guard let setting = value(of: name), !setting.value.isEmpty, !setting.value.contains("$") else { return nil }
    return Located(projectFolder.appending(setting.value).text, at: setting.range)
  }
}
