package import IntentSemantics
internal import SiriKitInterface

/// An intent as the types that handle it know it.
package struct HandledIntent: Sendable {
  /// The names that the class may have, the one in force first.
  package let classNames: [String]

  /// The names of the protocols that a handler may conform to, that of the name in force first.
  package let protocolNames: [String]

  /// The methods of the handling protocol, in its order; of an intent of the system, those that resolve come first.
  package let methods: [HandlerRequirement]

  /// The class of the response; nil for an intent of the system, whose responses have no methods of this kind.
  let responseClassName: String?

  /// The labels of the method that makes a response, by the name of its code; nil for a code without such a method.
  let responseLabels: [String: [String]?]

  /// A custom intent, whose class may have other names than its own where nobody knows which prefix is in force.
  package init(_ intent: Intent, classNames: [String]? = nil) {
    let classNames = classNames ?? [intent.className]
    self.classNames = classNames
    protocolNames = classNames.map { $0 + "Handling" }
    methods = intent.handlingMethods.map(HandlerRequirement.init)
    responseClassName = self.classNames.first.map { $0 + "Response" }
    responseLabels = Dictionary(
      intent.response.codes.map { ($0.name, ResponseFactorySignature(of: $0, in: intent.response)?.labels) },
      uniquingKeysWith: { first, _ in first })
  }

  /// An intent of the system.
  package init(_ intent: SystemIntentClass) {
    classNames = [intent.className]
    protocolNames = Self.protocolNames(of: intent)
    methods = HandlerRequirement.all(of: intent)
    responseClassName = nil
    responseLabels = [:]
  }

  /// The names of the protocols that a handler of an intent of the system may conform to: its own, and that of its domain.
  package static func protocolNames(of intent: SystemIntentClass) -> [String] {
    [intent.className + "Handling"] + [intent.domainProtocol].compactMap(\.self)
  }

  /// Whether the protocol has a method of this name and these labels, in any form.
  func declares(_ name: String, _ labels: [String]) -> Bool {
    methods.contains { method in method.name == name && method.forms.contains { $0.labels == labels } }
  }
}
