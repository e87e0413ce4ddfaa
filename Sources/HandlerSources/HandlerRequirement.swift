internal import IntentSemantics
internal import SiriKitInterface
internal import SourceDiagnostics
package import SwiftSourceReader

/// A method of a handling protocol, in all its forms.
package struct HandlerRequirement: Sendable, Equatable {
  /// The name without labels, for example `resolveSoup`.
  package let name: String

  /// The labels of each form, that with a completion handler first.
  ///
  /// For example: `for`, `with` and `for`
  package let forms: [[String]]

  /// The parameter that it is about; nil for a method about the whole intent.
  package let parameter: String?

  /// Whether every handler must have it.
  package let isRequired: Bool

  /// What it answers with; nil where that is not compared.
  let answer: HandlingAnswer?

  /// Hints at methods that were meant for this one, by their names and labels.
  private let hints: [Hint]

  private struct Hint: Sendable, Equatable {
    let name: String
    let labels: [String]
    let text: String
  }

  /// The name with the labels of the first form, for example `resolveSoup(for:with:)`.
  package var fullName: String { fullName(forms.first ?? []) }

  /// The name with the labels of a form.
  package func fullName(_ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// Whether a method has one of the forms.
  package func isImplemented(by method: SwiftMethod) -> Bool {
    method.name.value == name && !method.isStatic && forms.contains(method.labels)
  }

  /// What one of the methods, given by their names, was probably meant for.
  func hint(at methods: [String: [SwiftMember]]) -> String? {
    hints.first { hint in
      (methods[hint.name] ?? []).contains { member in
        member.method.labels == hint.labels || member.method.labels == Array(hint.labels.dropLast())
      }
    }?.text
  }

  // MARK: Methods of custom intents

  /// A method of a custom intent's protocol.
  init(_ method: HandlingMethod) {
    name = method.name
    // The form of iOS 13 is asynchronous too, as the compiler sees it.
    forms = method.completionTypes.isEmpty ? [method.labels] : [method.completionLabels, method.labels]
    parameter = method.parameter?.name
    isRequired = method.isRequired
    answer = HandlingAnswer(of: method)
    hints = Self.hints(at: method)
  }

  private static func hints(at method: HandlingMethod) -> [Hint] {
    guard case .optionsCollection(let parameter) = method.role else { return [] }
    let base = "provide" + parameter.name.withUppercasedFirstLetter + "Options"
    let plain = ["for", "with"]
    return [
      Hint(
        name: base, labels: plain, text: "'\(base)(for:with:)' is the form of iOS 13, which is not enough any more"),
      parameter.supportsSearch
        ? Hint(
          name: method.name, labels: plain, text: "the parameter supports search, so the method takes a 'searchTerm'")
        : Hint(
          name: method.name, labels: ["for", "searchTerm", "with"],
          text: "the parameter does not support search, so there is no 'searchTerm'"),
    ]
  }

  // MARK: Methods of intents of the system

  private init(_ name: String, _ labels: [String], parameter: String? = nil, isRequired: Bool = false) {
    self.name = name
    forms = [labels, Array(labels.dropLast())]
    self.parameter = parameter
    self.isRequired = isRequired
    // Older forms of the framework's methods have other results.
    answer = nil
    hints = []
  }

  /// The methods of the protocol of an intent of the system.
  static func all(of intent: SystemIntentClass) -> [HandlerRequirement] {
    let resolving = intent.parameters.compactMap { parameter in
      parameter.resolveMethod.map {
        HandlerRequirement($0, ["for", intent.completionLabel], parameter: parameter.name)
      }
    }
    let labels = [intent.intentLabel, "completion"]
    let handling = [HandlerRequirement("confirm", labels), HandlerRequirement("handle", labels, isRequired: true)]
    guard intent.updates != .none else { return resolving + handling }
    let isRequired = intent.updates == .required
    return resolving + handling + [
      HandlerRequirement(sending: "startSendingUpdates", ["for", "to"], isRequired: isRequired),
      HandlerRequirement(sending: "stopSendingUpdates", ["for"], isRequired: isRequired),
    ]
  }

  /// A method about updates, which has one form.
  private init(sending name: String, _ labels: [String], isRequired: Bool) {
    self.name = name
    forms = [labels]
    parameter = nil
    self.isRequired = isRequired
    answer = nil
    hints = []
  }
}
