/// Something of the app that an action or a query needs.
package struct ConfiguredDependency: Sendable, Equatable {
  /// The name of the property.
  ///
  /// For example: `kitchen`
  package let name: ConfiguredText

  /// Its type, one of the project's.
  ///
  /// For example: `Kitchen`
  package let type: ConfiguredText

  /// A dependency of a name and type.
  package init(name: ConfiguredText, type: ConfiguredText) {
    self.name = name
    self.type = type
  }
}
