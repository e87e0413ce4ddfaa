import IntentSemantics
import SiriKitInterface

/// How the method that makes a response with the values that an outcome speaks differs between two versions.
///
/// Its arguments follow from the tokens of the texts, so that other words can be other code.
struct FactoryDifference {
  /// Whether the earlier version has such a method; without one, an outcome is given by its code alone.
  let wasThere: Bool

  /// The difference; nil where both versions have the same method, or none.
  ///
  /// - Parameters:
  ///   - old: The outcome in the earlier version, with the names that the later one has.
  ///   - new: The outcome in the later version.
  ///   - values: The names of the values of the response in both versions.
  init?(from old: OutlineEntry, to new: OutlineEntry, values: (old: [String], new: [String])) {
    func arguments(_ entry: OutlineEntry, _ values: [String]) -> [String] {
      ResponseFactorySignature.argumentNames(
        of: Self.textKeys.compactMap { entry.fact($0) }.map { Self.sentence($0.value) }, values: values)
    }
    let before = arguments(old, values.old)
    guard before != arguments(new, values.new) else { return nil }
    wasThere = !before.isEmpty
  }

  /// What the difference means where it comes from another value of a fact; nil where it does not.
  func verdict(on path: String, from old: OutlineFact.Value?, to new: OutlineFact.Value?) -> ChangeVerdict? {
    func names(_ value: OutlineFact.Value?) -> [String] { value.map(Self.sentence)?.tokens.map(\.name) ?? [] }
    return Self.textKeys.contains(path) && names(old) != names(new) ? .onFactory(wasThere: wasThere) : nil
  }

  /// The texts of an outcome, in the order in which they give arguments.
  private static let textKeys = ["INIntentResponseCodeFormatString", "INIntentResponseCodeConciseFormatString"]

  private static func sentence(_ value: OutlineFact.Value) -> FormatString {
    switch value {
    case .flag: FormatString(segments: [])
    case .plain(let text), .text(let text): FormatString(parsing: text)
    }
  }
}
