internal import IntentSemantics
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
    var methods: [RequiredMethod] = []
    // The protocol of a widget's intent only offers to handle it.
    if !intent.isEligibleForWidgets {
      methods.append(RequiredMethod(name: "handle", labels: ["intent", "completion"], parameter: nil, hints: []))
    }
    methods += intent.parameters.filter(\.supportsResolution).map { parameter in
      RequiredMethod(
        name: "resolve" + parameter.name.withUppercasedFirstLetter, labels: ["for", "with"], parameter: parameter.name,
        hints: [])
    }
    methods += intent.parameters.filter(\.supportsDynamicOptions).map(options)
    return methods
  }

  private static func options(of parameter: Parameter) -> RequiredMethod {
    let base = "provide" + parameter.name.withUppercasedFirstLetter + "Options"
    let plain = ["for", "with"]
    let searching = ["for", "searchTerm", "with"]
    return RequiredMethod(
      name: base + "Collection", labels: parameter.supportsSearch ? searching : plain, parameter: parameter.name,
      hints: [
        (base, plain, "'\(base)(for:with:)' is the form of iOS 13, which is not enough any more"),
        parameter.supportsSearch
          ? (base + "Collection", plain, "the parameter supports search, so the method takes a 'searchTerm'")
          : (base + "Collection", searching, "the parameter does not support search, so there is no 'searchTerm'"),
      ])
  }
}
