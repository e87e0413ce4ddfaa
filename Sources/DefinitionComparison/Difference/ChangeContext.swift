/// What decides about a change beside the change itself.
struct ChangeContext {
  /// Whether the intent that it is about configures a widget in the later version.
  var isWidget = false

  /// Whether the intent that it is about is one of the system, whose class is not the definition's.
  var isSystemIntent = false

  /// Whether the entry is a property that every type has.
  var isInherited = false
}
