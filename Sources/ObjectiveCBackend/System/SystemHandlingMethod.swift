import IntentSemantics
import ObjectiveCCode

/// A method of the handling protocol of an intent of the system.
struct SystemHandlingMethod {
  /// What a method is for.
  enum Role: Equatable {
    case resolve(SystemIntentParameter)
    case confirm
    case handle
    case startUpdates
    case stopUpdates
  }

  /// What it is for.
  let role: Role

  /// The declaration, without documentation.
  let declaration: MethodDeclaration

  /// Whether every handler must have it.
  let isRequired: Bool

  /// The methods of a protocol; those that resolve come first.
  static func all(of intent: SystemIntentClass) -> [SystemHandlingMethod] {
    let subject = MethodDeclaration.Parameter("intent", .object(intent.className))
    func method(
      _ role: Role, _ selector: String, _ further: [MethodDeclaration.Parameter], isRequired: Bool = false
    ) -> SystemHandlingMethod {
      SystemHandlingMethod(
        role: role, declaration: MethodDeclaration(.instance, .void, selector, [subject] + further),
        isRequired: isRequired)
    }
    let response = MethodDeclaration.Parameter("response", .object(intent.responseClass))
    let completion = MethodDeclaration.Parameter("completion", .block([response]))
    var methods = intent.parameters.compactMap { parameter -> SystemHandlingMethod? in
      guard let name = parameter.resolveMethod, let result = parameter.resolutionResult else { return nil }
      let answer =
        parameter.isArray
        ? MethodDeclaration.Parameter("resolutionResults", .array(of: .object(result)))
        : MethodDeclaration.Parameter("resolutionResult", .object(result))
      let word = replaced.contains(intent.taskName + "." + parameter.name) ? "completion" : "withCompletion"
      return method(
        .resolve(parameter), "\(name)For\(intent.taskName):\(word):",
        [MethodDeclaration.Parameter("completion", .block([answer]))])
    }
    methods.append(method(.confirm, "confirm\(intent.taskName):completion:", [completion]))
    methods.append(method(.handle, "handle\(intent.taskName):completion:", [completion], isRequired: true))
    if let observer = intent.observerProtocol {
      let isRequired = intent.updates == .required
      methods.append(
        method(
          .startUpdates, "startSendingUpdatesFor\(intent.taskName):toObserver:",
          [MethodDeclaration.Parameter("observer", .plain("id<\(observer)>"))], isRequired: isRequired))
      methods.append(
        method(.stopUpdates, "stopSendingUpdatesFor\(intent.taskName):", [], isRequired: isRequired))
    }
    return methods
  }

  /// The parameters whose methods took the place of ones with other results, and differ from them in their second word.
  private static let replaced: Set = [
    "AddTasks.targetTaskList", "AddTasks.temporalEventTrigger", "RequestPayment.currencyAmount",
    "RequestPayment.payer", "SendMessage.recipients", "SendPayment.currencyAmount", "SendPayment.payee",
    "SetTaskAttribute.temporalEventTrigger",
  ]
}
