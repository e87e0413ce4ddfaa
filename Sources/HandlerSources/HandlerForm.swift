internal import SiriKitInterface
internal import SourceDiagnostics
internal import SwiftSourceReader

/// A form in which a method of a handling protocol exists, as handlers are held against it.
struct HandlerForm: Sendable, Equatable {
  /// The name without labels.
  let name: String

  /// The labels, for example `for` and `with`.
  let labels: [String]

  /// The declaration without a body, on one line.
  let text: String

  /// What the form takes besides the intent.
  let furtherTypes: [SwiftWrittenType]

  /// What it gives; nothing for a form with a completion handler.
  let result: SwiftWrittenType

  let isAsync: Bool
  let isThrowing: Bool

  /// Whether the last parameter is a completion handler.
  var isCompletion: Bool { if case .function = furtherTypes.last { true } else { false } }

  /// A form as a handler declares it.
  ///
  /// It is read like any other Swift, so that a handler is compared with what it could have been written as.
  init?(_ form: HandlingForm) {
    let source = SwiftSource(reading: SourceFile(path: "", bytes: Array("protocol Handling {\n\(form.text)\n}".utf8)))
    guard let method = source.types.first?.methods.first else { return nil }
    name = method.name.value
    labels = method.labels
    text = form.text
    furtherTypes = method.parameterTypes.dropFirst().map { SwiftWrittenType($0) }
    result = method.result.map { SwiftWrittenType($0) } ?? .tuple([])
    isAsync = method.isAsync
    isThrowing = method.isThrowing
  }
}
