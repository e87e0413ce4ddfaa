package import SourceDiagnostics
package import SwiftSourceReader

/// A call that makes a shortcut, or phrases that are not to run one.
package struct AppShortcutDeclaration: Sendable {
  /// The file.
  package let source: SourceFile

  /// The call and the branches that lead to it.
  package let site: SwiftCallSite

  /// Whether its phrases are those that run nothing.
  package let isNegative: Bool

  /// The phrases that are literals, in order.
  package let phrases: [AppShortcutPhrase]

  /// Where phrases stand that are no literals.
  package let unreadablePhrases: [SourceRange]

  /// The name of the intent; nil where it is not made on the spot.
  package let intentName: String?

  init(_ site: SwiftCallSite, in source: SourceFile) {
    self.site = site
    self.source = source
    isNegative = site.call.function == .name(Self.negativeName)
    var phrases: [AppShortcutPhrase] = []
    var unreadable: [SourceRange] = []
    if let list = site.call.argument("phrases")?.value {
      if case .array(let elements) = list.kind {
        for element in elements {
          if let phrase = AppShortcutPhrase(element) {
            phrases.append(phrase)
          } else {
            unreadable.append(element.range)
          }
        }
      } else {
        unreadable.append(list.range)
      }
    }
    self.phrases = phrases
    unreadablePhrases = unreadable
    if case .call(let call)? = site.call.argument("intent")?.value.kind, case .name(let name) = call.function {
      intentName = name.hasSuffix(".init") ? String(name.dropLast(".init".count)) : name
    } else {
      intentName = nil
    }
  }

  private static let name = "AppShortcut"
  private static let negativeName = "NegativeAppShortcutPhrases"

  /// Whether all its phrases are known.
  package var isReadInFull: Bool { unreadablePhrases.isEmpty && site.call.argument("phrases") != nil }

  /// A place in the file.
  package func location(_ range: SourceRange) -> SourceLocation { SourceLocation(file: source, range: range) }

  /// The shortcuts that a file makes, in order.
  static func shortcuts(in source: SourceFile) -> [AppShortcutDeclaration] {
    guard SwiftCodeWords([name, negativeName], in: source).found.isEmpty == false else { return [] }
    return SwiftCallSite.calls(of: [name, negativeName], orInitializerWith: "intent", in: source)
      .map { AppShortcutDeclaration($0, in: source) }
  }
}
