/// An intent as classes in Objective-C that handle it know it.
package struct ObjectiveCHandledIntent: Sendable, Equatable {
  /// What a response is made of, by its code.
  package struct Response: Sendable, Equatable {
    /// The class, for example `OrderSoupIntentResponse`.
    package let className: String

    /// The constants of the codes, for example `OrderSoupIntentResponseCodeSuccess`.
    package let constants: Set<String>

    /// The methods that make a response with values.
    package let selectors: Set<String>

    /// The response of an intent.
    package init(className: String, constants: Set<String>, selectors: Set<String>) {
      self.className = className
      self.constants = constants
      self.selectors = selectors
    }
  }

  /// The name of the class, for example `OrderSoupIntent`.
  package let className: String

  /// What methods call the intent, for example `OrderSoup`; nil where no method is superfluous, as for an intent of the
  /// system, whose protocol has older forms.
  let taskName: String?

  /// Whether the types of methods count: older forms of the framework's methods have other results, and classes may have
  /// other names where nobody knows which prefix is in force.
  let comparesTypes: Bool

  /// The names of the protocols that a handler may adopt.
  package let protocolNames: [String]

  /// The methods of the protocol, in its order.
  package let methods: [ObjectiveCRequirement]

  /// Its response; nil where nothing is looked up in it.
  package let response: Response?

  /// An intent of the given methods.
  package init(
    className: String, taskName: String?, comparesTypes: Bool, protocolNames: [String],
    methods: [ObjectiveCRequirement], response: Response?
  ) {
    self.className = className
    self.taskName = taskName
    self.comparesTypes = comparesTypes
    self.protocolNames = protocolNames
    self.methods = methods
    self.response = response
  }
}
