import SwiftCode

extension AppIntentsBackend {
  /// The names of the types that the code uses.
  var usedTypeNames: Set<String> {
    (files() + [shortcuts().file].compactMap(\.self)).reduce(into: []) { $0.formUnion($1.file.usedTypeNames) }
  }
}

extension SwiftFile {
  /// The names that stand where a type may: those of types, attributes and values on their own; where there are dots, what
  /// comes before the first.
  fileprivate var usedTypeNames: Set<String> {
    Set(visits.compactMap(\.node.usedName).map { String($0.prefix { $0 != "." && $0 != "<" && $0 != "(" }) })
  }
}

extension SwiftNode {
  fileprivate var usedName: String? {
    switch self {
    case .attribute(let attribute): attribute.name
    case .type(.named(let name)), .type(.generic(let name, _)): name
    case .expression(.name(let name)), .expression(.verbatim(let name)): name
    default: nil
    }
  }
}
