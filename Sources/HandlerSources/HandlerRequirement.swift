internal import IntentSemantics
internal import SiriKitInterface
internal import SourceDiagnostics
internal import SwiftSourceReader

/// A method of a handling protocol, in all its forms.
package struct HandlerRequirement: Sendable, Equatable {
  /// The name without labels, for example `resolveSoup`.
  package let name: String

  /// Its forms, that with a completion handler first.
  let forms: [HandlerForm]

  /// The parameter that it is about; nil for a method about the whole intent.
  package let parameter: String?

  /// Whether every handler must have it.
  package let isRequired: Bool

  /// Its name for Objective-C; nil where that is not known.
  let selector: String?

  /// Whether what it answers with is compared: older forms of the framework's methods have other results.
  let hasFixedAnswer: Bool

  /// Hints at methods that were meant for this one, by their names and labels.
  private let hints: [Hint]

  private struct Hint: Sendable, Equatable {
    let name: String
    let labels: [String]
    let text: String
  }

  /// The name with the labels of the first form, for example `resolveSoup(for:with:)`.
  package var fullName: String { SwiftMethod.fullName(name, forms.first?.labels ?? []) }

  /// The form that has the name and the labels of a method; nil where none has.
  func form(of method: SwiftMethod) -> HandlerForm? {
    method.name.value == name ? forms.first { $0.labels == method.labels } : nil
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
    forms = [method.completionForm, method.otherForm].compactMap { $0.flatMap(HandlerForm.init) }
    parameter = method.parameter?.name
    isRequired = method.isRequired
    selector = method.selector
    hasFixedAnswer = method.result != nil
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

  private init?(
    _ forms: [HandlingForm], parameter: String? = nil, isRequired: Bool = false, hasFixedAnswer: Bool = true
  ) {
    self.forms = forms.compactMap(HandlerForm.init)
    guard let first = self.forms.first else { return nil }
    name = first.name
    self.parameter = parameter
    self.isRequired = isRequired
    self.hasFixedAnswer = hasFixedAnswer
    selector = nil
    hints = []
  }

  /// The methods of the protocol of an intent of the system.
  static func all(of intent: SystemIntentClass) -> [HandlerRequirement] {
    let resolving = intent.parameters.compactMap {
      HandlerRequirement(intent.resolutionForms(of: $0), parameter: $0.name, hasFixedAnswer: false)
    }
    let handling = [
      HandlerRequirement(intent.handlingForms("confirm")),
      HandlerRequirement(intent.handlingForms("handle"), isRequired: true),
    ]
    let updating = intent.updateForms.map { HandlerRequirement([$0], isRequired: intent.updates == .required) }
    return resolving + (handling + updating).compactMap(\.self)
  }
}
