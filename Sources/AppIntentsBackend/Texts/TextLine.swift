import IntentSemantics
import SwiftCode

/// A text of the code while it is put together: the literal and its key.
struct TextLine {
  /// The pieces of the literal.
  private var segments: [InterpolatedString.Segment] = []

  /// The places that are filled with values.
  private(set) var placeholders: [MigratedText.Placeholder] = []

  /// What stands in the place of other tokens.
  private(set) var insertions: [FormatToken: String] = [:]

  /// What takes the place of each token, in the order of first use.
  private(set) var values: [(token: FormatToken, value: TokenValue)] = []

  /// The pieces of the key, in which a per cent sign is not yet escaped.
  private var keyPieces: [(text: String, isSpecifier: Bool)] = []

  /// Appends text.
  mutating func append(_ text: String) {
    segments.append(.text(text))
    keyPieces.append((text, false))
  }

  /// Appends what takes the place of a token.
  mutating func append(_ value: TokenValue, for token: FormatToken) {
    if !values.contains(where: { $0.token == token }) { values.append((token, value)) }
    switch value {
    case .value(let arguments, let specifier):
      append(arguments, specifier, token)
    case .parameter(let name):
      append([Argument(.projectedKeyPath(name))], "${\(name)}", token)
    case .applicationName:
      append([Argument(.implicitMember("applicationName"))], "${applicationName}", token)
    case .insertion(let text, _):
      append(text)
      insertions[token] = text
    }
  }

  private mutating func append(_ arguments: [Argument], _ specifier: String, _ token: FormatToken) {
    segments.append(.value(arguments))
    placeholders.append(MigratedText.Placeholder(token: token, specifier: specifier))
    keyPieces.append((specifier, true))
  }

  /// The literal.
  var expression: Expression {
    guard !placeholders.isEmpty else { return .string(keyPieces.map(\.text).joined()) }
    return .interpolation(InterpolatedString(segments))
  }

  /// The key that the system makes of the literal: where it has format specifiers, a per cent sign is doubled.
  var key: String {
    let isFormat = placeholders.contains { $0.specifier.hasPrefix("%") }
    return keyPieces.map { piece in
      isFormat && !piece.isSpecifier
        ? piece.text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : piece.text
    }.joined()
  }
}
