import SwiftCode

extension Attribute {
  /// The macro with which a type adopts a schema.
  ///
  /// For example: `@AppIntent(schema: .photos.openAsset)`
  ///
  /// - Parameters:
  ///   - name: The domain and the schema, as in `photos.openAsset`.
  ///   - macro: The name of the macro.
  /// - Returns: The attribute.
  static func schema(_ name: String, of macro: String) -> Attribute {
    let parts = name.split(separator: ".").map(String.init)
    let schema = parts.dropFirst().reduce(Expression.implicitMember(parts.first ?? name)) { .member($0, $1) }
    return Attribute(macro, [Argument("schema", schema)])
  }
}
