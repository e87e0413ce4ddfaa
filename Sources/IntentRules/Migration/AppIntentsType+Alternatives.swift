internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

extension AppIntentsType {
  /// Whether the type and another one are never compiled together, as far as they tell: conditional compilation may choose
  /// between them, or they have one name, which no module has twice.
  func isAlternative(to other: AppIntentsType) -> Bool {
    if name == other.name { return true }
    // Where all conditions of one are among those of the other, both are compiled at times.
    return !zip(declaration.conditions, other.declaration.conditions).allSatisfy { $0.isSame(as: $1) }
  }

  /// The name of the folder below the last one called `Sources`, as packages have them for modules; nil where there is none.
  var packageModule: Substring? {
    let folders = declaration.source.path.split(separator: "/").dropLast()
    return folders.lastIndex(of: "Sources").flatMap { $0 + 1 < folders.endIndex ? folders[$0 + 1] : nil }
  }

  /// The name of a member of the type, for configurations.
  func element(_ member: String) -> String { "\(name).\(member)" }
}
