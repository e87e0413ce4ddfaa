/// The attributes and modifiers that were read in front of a declaration.
struct DeclarationPrefix {
  /// The index of the first token; nil where there is none yet.
  var start: Int?

  /// The attributes in order.
  var attributes: [SwiftAttribute] = []

  /// The modifiers in order, as they are written.
  var modifiers: [String] = []
}
