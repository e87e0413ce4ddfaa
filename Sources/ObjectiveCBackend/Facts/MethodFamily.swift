import IntentSemantics
import ObjectiveCCode

/// The names by which reference counting tells who owns what a method gives.
enum MethodFamily {
  /// The attribute of a method that belongs to no family whatever its name is.
  static let none = MacroUse("__attribute__", ["(objc_method_family(none))"])

  private static let words = ["alloc", "copy", "init", "mutableCopy", "new"]

  /// Whether the caller would own what a method of the name gives: it starts with one of the words, and no small letter
  /// goes on with it.
  static func isOwning(_ name: String) -> Bool {
    let start = name.drop { $0 == "_" }
    return words.contains { word in
      start.hasPrefix(word) && start.dropFirst(word.count).first.map { !("a"..."z").contains($0) } ?? true
    }
  }
}
