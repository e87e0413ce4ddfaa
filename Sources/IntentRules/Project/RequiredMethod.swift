internal import IntentSemantics
internal import SiriKitInterface
internal import SourceDiagnostics
internal import SwiftSourceReader

/// A method that a handling protocol requires, in either of its two forms.
struct RequiredMethod {
  /// The name without labels, for example `resolveSoup`.
  let name: String

  /// The labels of the form with a completion handler; the asynchronous form lacks the last one.
  let labels: [String]

  /// The parameter that it is about; nil for the method that handles the intent.
  let parameter: String?

  /// A hint at a method that was meant for this one, by its labels.
  private let hints: [(name: String, labels: [String], hint: String)]

  /// The name with the labels, for example `resolveSoup(for:with:)`.
  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// Whether a method has one of the two forms.
  func isImplemented(by method: SwiftMethod) -> Bool {
    method.name.value == name && !method.isStatic
      && (method.labels == labels || method.labels == Array(labels.dropLast()))
  }

  /// What one of the methods, given by their names, was probably meant for.
  func hint(at methods: [String: [SwiftMethod]]) -> String? {
    for (name, labels, hint) in hints {
      let isMeant = (methods[name] ?? []).contains { $0.labels == labels || $0.labels == Array(labels.dropLast()) }
      if isMeant { return hint }
    }
    return nil
  }

  // MARK: The methods of a protocol

  /// What the handling protocol of an intent requires.
  static func all(of intent: Intent) -> [RequiredMethod] {
    intent.handlingMethods.filter(\.isRequired).map { method in
      RequiredMethod(
        name: method.name, labels: method.completionLabels, parameter: method.parameter?.name,
        hints: hints(at: method))
    }
  }

  private static func hints(at method: HandlingMethod) -> [(name: String, labels: [String], hint: String)] {
    guard case .optionsCollection(let parameter) = method.role else { return [] }
    let base = "provide" + parameter.name.withUppercasedFirstLetter + "Options"
    let plain = ["for", "with"]
    return [
      (base, plain, "'\(base)(for:with:)' is the form of iOS 13, which is not enough any more"),
      parameter.supportsSearch
        ? (method.name, plain, "the parameter supports search, so the method takes a 'searchTerm'")
        : (
          method.name, ["for", "searchTerm", "with"],
          "the parameter does not support search, so there is no 'searchTerm'"
        ),
    ]
  }
}
