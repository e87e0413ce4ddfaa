/// The formats of tables.
package enum StringTableFormat: String, Sendable, Hashable, CaseIterable {
  /// `"key" = "text";`, the usual content of a `.strings` file.
  case strings
  /// An XML property list in a `.strings` file.
  case propertyList
  /// Plural rules: a property list in a `.stringsdict` file.
  case stringsdict
  /// A string catalogue: JSON in an `.xcstrings` file, all languages in one.
  case catalog
}
