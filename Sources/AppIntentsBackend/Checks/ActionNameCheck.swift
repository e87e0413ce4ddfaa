import SwiftCode

/// The action of a confirmation is one of those that the system has words for.
enum ActionNameCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    code.visits.compactMap { file, visit in
      guard let call = visit.call, call.function.lastName == "requestConfirmation",
        case .implicitMember(let name)? = call.argument("actionName"), !names.contains(name)
      else { return nil }
      return fault("there is no action '\(name)'", file, visit)
    }
  }

  private static let names: Set<String> = [
    "add", "addData", "book", "buy", "call", "checkIn", "continue", "create", "do", "download", "filter", "find", "get",
    "go", "log", "open", "order", "pay", "play", "playSound", "post", "request", "run", "search", "send", "set",
    "share", "start", "startNavigation", "toggle", "turnOff", "turnOn", "view",
  ]
}
