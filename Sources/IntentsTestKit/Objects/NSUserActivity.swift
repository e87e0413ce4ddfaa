#if os(Linux) || os(Android) || os(Windows)
  public import Foundation

  /// What an app receives when it opens.
  open class NSUserActivity: NSObject {
    /// The kind of activity.
    public let activityType: String

    /// The title for people.
    open var title: String?

    /// The content.
    open var userInfo: [AnyHashable: Any]?

    /// The phrase that is proposed to the person.
    open var suggestedInvocationPhrase: String?

    /// Whether the device's search finds it.
    open var isEligibleForSearch = false

    /// Whether the system may propose it.
    open var isEligibleForPrediction = false

    /// What the app knows it by.
    open var persistentIdentifier: String?

    /// An activity of a kind.
    public init(activityType: String) {
      self.activityType = activityType
    }
  }
#endif
