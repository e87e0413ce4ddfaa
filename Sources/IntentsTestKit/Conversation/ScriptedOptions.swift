import Foundation

/// How a handler lists the values of a parameter that a person chooses from.
public struct ScriptedOptions<Intent: INIntent, Handler>: @unchecked Sendable {
  // The closures are the generated code's and capture nothing.

  /// Whether the handler takes a search term.
  public let isSearchable: Bool

  /// Asks a handler for the options that match a search term, or for all; those of all sections in one list.
  ///
  /// - Throws: What the handler throws.
  public let list: (Intent, Handler, String?) async throws -> [AnyHashable]

  /// Options without a search.
  public static func list<Option>(
    _ provide: @escaping (Intent, Handler) async throws -> INObjectCollection<Option>
  ) -> ScriptedOptions {
    ScriptedOptions(isSearchable: false) { intent, handler, _ in values(of: try await provide(intent, handler)) }
  }

  /// Options that can be searched.
  public static func search<Option>(
    _ provide: @escaping (Intent, Handler, String?) async throws -> INObjectCollection<Option>
  ) -> ScriptedOptions {
    ScriptedOptions(isSearchable: true) { values(of: try await provide($0, $1, $2)) }
  }

  private static func values<Option>(of options: INObjectCollection<Option>) -> [AnyHashable] {
    options.allItems.compactMap { item in
      // A collection holds objects only, so that a text comes as one.
      (item as? NSString).map { AnyHashable($0.description) } ?? (item as? AnyHashable)
    }
  }
}
