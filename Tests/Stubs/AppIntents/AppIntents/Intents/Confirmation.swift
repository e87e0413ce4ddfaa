extension AppIntent {
  public func requestConfirmation() async throws {
    try confirm("continue", nil)
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws {
    try confirm(actionName.name, dialog)
  }

  /// The answer `false` ends the intent, as a user does who cancels.
  private func confirm(_ action: String, _ dialog: IntentDialog?) throws {
    guard try Conversation.current.answer(to: "confirm to \(action)", dialog) else { throw CancellationError() }
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

public struct ConfirmationActionName: Sendable, Hashable {
  let name: String

  private init(_ name: String) { self.name = name }

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool
  ) -> Self {
    Self(String(localized: acceptLabel))
  }

  public static let add = Self("add")
  public static let addData = Self("addData")
  public static let book = Self("book")
  public static let buy = Self("buy")
  public static let call = Self("call")
  public static let checkIn = Self("checkIn")
  public static let `continue` = Self("continue")
  public static let create = Self("create")
  public static let `do` = Self("do")
  public static let download = Self("download")
  public static let filter = Self("filter")
  public static let find = Self("find")
  public static let get = Self("get")
  public static let go = Self("go")
  public static let log = Self("log")
  public static let open = Self("open")
  public static let order = Self("order")
  public static let pay = Self("pay")
  public static let play = Self("play")
  public static let playSound = Self("playSound")
  public static let post = Self("post")
  public static let request = Self("request")
  public static let run = Self("run")
  public static let search = Self("search")
  public static let send = Self("send")
  public static let set = Self("set")
  public static let share = Self("share")
  public static let start = Self("start")
  public static let startNavigation = Self("startNavigation")
  public static let toggle = Self("toggle")
  public static let turnOff = Self("turnOff")
  public static let turnOn = Self("turnOn")
  public static let view = Self("view")
}
