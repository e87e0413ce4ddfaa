import SwiftCode

extension ConfiguredDependency {
  /// The property for something of the app.
  ///
  /// For example: `@Dependency private var kitchen: Kitchen`
  var property: Declaration {
    .variable(
      VariableDeclaration(
        attributes: [AttributeLine(Attribute("Dependency"))], modifiers: [.access(.private)], .var, name.value,
        type: .named(type.value)))
  }
}
