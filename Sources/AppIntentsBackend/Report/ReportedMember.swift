/// A parameter, a value or a property before and after.
package struct ReportedMember: Sendable, Equatable {
  /// The name in the definition.
  package let name: String
  /// The name in the code, for a value that of its case; nil where there is nothing for it.
  package let newName: String?
  /// The type as the definition names it, in brackets where there are several values; nil for a value.
  package let type: String?
  /// The Swift type, not optional; nil for a value.
  package let newType: String?
  /// The number of a value in the definition.
  package let index: Int?

  /// A parameter or a property.
  init(_ name: String, _ newName: String, type: String, newType: String) {
    self.name = name
    self.newName = newName
    self.type = type
    self.newType = newType
    index = nil
  }

  /// A value, which is stored by its name.
  init(value name: String, case newName: String?, index: Int) {
    self.name = name
    self.newName = newName
    self.index = index
    type = nil
    newType = nil
  }
}
