internal import SourceDiagnostics

/// Reading of build configurations.
extension XcodeProjectReader {
  /// A configuration of a target or a project by itself.
  struct RawConfiguration {
    let name: Located<String>
    let settings: XcodeSettings
    let basePath: String?
  }

  /// The configurations in the list of a target or of the project.
  mutating func readConfigurations(of owner: XcodeObject) -> [RawConfiguration] {
    guard let list = object("buildConfigurationList", of: owner), claim(list) else { return [] }
    var configurations: [RawConfiguration] = []
    for (_, object) in objects("buildConfigurations", of: list) where claim(object) {
      let baseID = values.string("baseConfigurationReference", in: object.node)?.value
      configurations.append(
        RawConfiguration(
          name: values.string("name", in: object.node) ?? Located("", at: object.range),
          settings: settings(values.dictionary("buildSettings", in: object.node)),
          basePath: baseID.flatMap { references[$0]?.first?.path }))
    }
    return configurations
  }

  /// The configurations of a target over those of the project with the same names.
  func merged(
    _ own: [RawConfiguration], with inherited: [RawConfiguration], targetName: String
  ) -> [XcodeConfiguration] {
    let byName = Dictionary(inherited.map { ($0.name.value, $0) }) { first, _ in first }
    return own.map { configuration in
      let base = byName[configuration.name.value]
      return XcodeConfiguration(
        name: configuration.name, settings: configuration.settings,
        projectSettings: base?.settings ?? XcodeSettings(),
        baseConfigurationPaths: [configuration.basePath, base?.basePath].compactMap { $0 }, targetName: targetName,
        projectName: projectName, projectFolder: projectFolder)
    }
  }

  private func settings(_ node: ProjectNode?) -> XcodeSettings {
    var values: [String: [XcodeSettingValue]] = [:]
    for entry in node?.entries ?? [] {
      guard let text = Self.text(of: entry.value) else { continue }
      let key = entry.key.value
      let bracket = key.firstIndex(of: "[") ?? key.endIndex
      values[String(key[..<bracket]), default: []].append(
        XcodeSettingValue(condition: String(key[bracket...]), text: Located(text, at: entry.value.range)))
    }
    return XcodeSettings(values)
  }

  private static func text(of node: ProjectNode) -> String? {
    node.isArray ? node.elements.compactMap(\.string).joined(separator: " ") : node.string
  }
}
