import SwiftCode

extension MigrationOptions {
  /// The word for the access, where there is one.
  var accessModifiers: [Modifier] { access.map { [.access($0)] } ?? [] }

  /// The attribute of a declaration that needs a version; none where the target has it, but in the compatible form always
  /// that of iOS 16.
  func availability(
    from version: SystemVersion, on systems: [SystemVersion.System] = [.iOS, .macOS, .watchOS, .tvOS]
  )
    -> [AttributeLine]
  {
    guard form == .compatible || !has(version) else { return [] }
    return [AttributeLine(.available(version.names(on: systems)))]
  }

  /// The word for a static property that is stored: what Swift 6 takes, unless Xcode's converter is followed in Swift 5.
  var storedStaticKeyword: VariableDeclaration.Keyword {
    form == .compatible && languageMode == .swift5 ? .var : .let
  }

  /// The imports of a file that needs the given modules besides `AppIntents`.
  func imports(_ modules: Set<String>) -> [ImportDeclaration] {
    ((form == .compatible ? ["Foundation"] : []) + ["AppIntents"] + modules.sorted()).map { ImportDeclaration($0) }
  }

  /// The initialiser that a protocol asks for, where the one that Swift adds would not be visible enough.
  var initializer: [Declaration] {
    guard access == .public || access == .package else { return [] }
    return [.initializer(InitializerDeclaration(modifiers: accessModifiers, body: []))]
  }
}
