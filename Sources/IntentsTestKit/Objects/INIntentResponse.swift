/// The answer to an intent; the base class of all responses.
open class INIntentResponse: ManagedObject {
  /// What the app receives if it opens.
  open var userActivity: NSUserActivity?

  /// A response without values.
  public required override init() {}

  override func makeCopy() -> ManagedObject? {
    let copy = type(of: self).init()
    copy.userActivity = userActivity
    return copy
  }
}
