package import SourceDiagnostics

/// Something that may give a type methods which no source shows.
package struct HandlerGap: Sendable, Equatable {
  /// The name as it is written, for example `KitchenKit.Handler`, or `@Handles` for a macro.
  package let name: String

  /// Where a declaration of the type or of an ancestor names it.
  package let location: SourceLocation
}
