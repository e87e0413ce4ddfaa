package import SourceDiagnostics
internal import SwiftSourceReader

/// A phrase of a shortcut that is written out.
package struct AppShortcutPhrase: Sendable {
  /// Where it stands.
  package let range: SourceRange

  /// The phrase as tables have it, for example `Order ${soup} in ${applicationName}`.
  package let text: String

  /// How often it has the name of the app.
  package let applicationNameCount: Int

  /// The names of the parameters in it, in order.
  package let parameters: [String]

  /// Whether it has values that are neither.
  package let hasOtherValues: Bool

  /// The token that stands for the name of the app in tables.
  package static let applicationName = "applicationName"

  /// A phrase; nil where the expression is no literal.
  init?(_ expression: SwiftExpression) {
    guard case .string(let literal) = expression.kind else { return nil }
    var text = ""
    var names: [String] = []
    var hasOtherValues = false
    for segment in literal.segments {
      switch segment {
      case .text(let part):
        text += part
      case .interpolation(let arguments):
        let name: String? =
          switch arguments.first?.value.kind {
          case .implicitMember(let name)?: name == Self.applicationName ? name : nil
          case .projectedKeyPath(let name)?: name
          default: nil
          }
        if let name, arguments.count == 1 {
          names.append(name)
          text += "${\(name)}"
        } else {
          hasOtherValues = true
          text += "${…}"
        }
      }
    }
    range = expression.range
    self.text = text
    applicationNameCount = names.count { $0 == Self.applicationName }
    parameters = names.filter { $0 != Self.applicationName }
    self.hasOtherValues = hasOtherValues
  }
}
