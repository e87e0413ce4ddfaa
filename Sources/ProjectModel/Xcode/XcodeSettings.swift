/// The build settings of one configuration of a target or of a project, without those that are inherited.
package struct XcodeSettings: Sendable {
  private let values: [String: [XcodeSettingValue]]

  init(_ values: [String: [XcodeSettingValue]] = [:]) {
    self.values = values
  }

  /// The values of a setting for all conditions; empty where it is not set.
  package func values(of name: String) -> [XcodeSettingValue] {
    values[name] ?? []
  }

  /// The value without a condition, else the first one with a condition.
  func mainValue(of name: String) -> XcodeSettingValue? {
    let all = values(of: name)
    return all.first { $0.condition.isEmpty } ?? all.first
  }

  /// The names of all settings, sorted.
  package var names: [String] { values.keys.sorted() }
}
