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
}
