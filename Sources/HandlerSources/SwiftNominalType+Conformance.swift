package import SourceDiagnostics
package import SwiftSourceReader

extension SwiftNominalType {
  /// Where the type says that it conforms to a protocol; its name where it inherits that.
  package func conformance(to protocolName: String) -> SourceLocation {
    for declaration in declarations {
      for name in declaration.inheritedTypes where name.value.lastNamePart == protocolName {
        return SourceLocation(file: declaration.source, range: name.range)
      }
    }
    return declaration.location
  }

  /// What the declarations of the type name behind their colons, with places.
  var parents: [HandlerGap] {
    declarations.flatMap { declaration in
      declaration.inheritedTypes.map {
        HandlerGap(name: $0.value, location: SourceLocation(file: declaration.source, range: $0.range))
      }
    }
  }
}

extension SwiftTypeDeclaration {
  /// Whether a name stands behind the colon, with or without a module.
  package func names(_ protocolName: String) -> Bool {
    inheritedTypes.contains { $0.value.lastNamePart == protocolName }
  }
}
