/// A key in one of the tables of a run.
package struct StringTableKey: Sendable, Hashable {
  /// The name of the table.
  ///
  /// For example: `Localizable`
  package let table: String

  /// The key.
  package let key: String

  /// A key in a table.
  package init(table: String, key: String) {
    self.table = table
    self.key = key
  }

  // The system compares keys byte by byte, while equal strings may write a character differently.
  package static func == (left: StringTableKey, right: StringTableKey) -> Bool {
    left.table == right.table && left.key.utf8.elementsEqual(right.key.utf8)
  }
}

extension MigratedText {
  /// The key with its table.
  ///
  /// - Parameter ownKeyTable: The table of texts with a string ID as key; nil for `Localizable`.
  /// - Returns: The key.
  func tableKey(ownKeyTable: String?) -> StringTableKey {
    let table =
      switch table {
      case .phrases: "AppShortcuts"
      case .texts: hasOwnKey ? ownKeyTable ?? "Localizable" : "Localizable"
      }
    return StringTableKey(table: table, key: key)
  }
}
