/// What decides about a change beside the change itself.
struct ChangeContext {
  /// Whether the intent that it is about configures a widget in the later version.
  var isWidget = false

  /// Whether the intent that it is about is one of the system, whose class is not the definition's.
  var isSystemIntent = false

  /// Whether the entry is a property that every type has.
  var isInherited = false

  /// The names of the values of the response that it is about, in both versions.
  var responseValues: (old: [String], new: [String]) = ([], [])

  /// How the method that makes the response of the outcome that it is about differs; nil where it does not.
  var factory: FactoryDifference?
}
