import IntentCompiler
import TestSupport

extension HandlerVariation {
  private struct UnknownValue: Error {
    let value: String
  }

  /// The options that the variation stands for.
  ///
  /// - Throws: An error for a word that the compiler does not know.
  func options() throws -> ScaffoldOptions {
    var options = ScaffoldOptions()
    try Self.set(&options.style, style)
    try Self.set(&options.access, access)
    try Self.set(&options.isolation, isolation)
    try Self.set(&options.layout, layout)
    options.handlerName = handlerName ?? options.handlerName
    options.usesSections = sections ?? options.usesSections
    try Self.set(&options.host, host)
    if let parts {
      options.parts = try Set(
        parts.map { word in
          guard let part = ScaffoldOptions.Part(rawValue: word) else { throw UnknownValue(value: word) }
          return part
        })
    }
    return options
  }

  private static func set<Value: RawRepresentable<String>>(_ option: inout Value, _ word: String?) throws {
    guard let word else { return }
    guard let value = Value(rawValue: word) else { throw UnknownValue(value: word) }
    option = value
  }
}
