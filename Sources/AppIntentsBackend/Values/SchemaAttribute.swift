import SourceDiagnostics
import SwiftCode

extension MigrationOptions {
  /// The attribute with which a declaration adopts a schema; none where no schema is asked for.
  ///
  /// For example: `@AppEntity(schema: .photos.asset)`; the conformance beside it holds where the attribute does not.
  ///
  /// - Parameters:
  ///   - schema: The schema, without a dot at the front.
  ///   - macro: The macro for the kind of declaration.
  /// - Returns: A line before the declaration.
  func schemaAttribute(_ schema: ConfiguredText?, _ macro: SchemaMacro) -> [AttributeLine] {
    guard form == .modern, let schema else { return [] }
    return [AttributeLine(if: SchemaMacro.condition, .schema(schema.value, of: macro.rawValue))]
  }
}

/// The macros that have a declaration adopt a schema.
enum SchemaMacro: String {
  case intent = "AppIntent"
  case entity = "AppEntity"
  case enumeration = "AppEnum"

  /// Where there is a macro and there are schemas for it: the compiler of Xcode 26 came with the macros of these names.
  static let condition = "compiler(>=6.2) && !os(tvOS) && !os(watchOS)"

  /// What is to be said where one is used.
  static func remark(on schema: ConfiguredText, of element: String, at location: SourceLocation?) -> MigrationRemark {
    MigrationRemark(
      .open, element, "the schema",
      "Xcode 26 and later hold its members against the schema, which may ask for others; the file is yours to have them",
      quoting: schema.value, at: location)
  }
}
