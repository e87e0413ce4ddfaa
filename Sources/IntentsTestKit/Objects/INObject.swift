import Foundation

/// A value of an app's own; the base class of the types of a definition.
///
/// Two objects of one class are equal if identifier and displayed text are.
open class INObject: ManagedObject, INSpeakable {
  /// What the app knows the object by.
  public let identifier: String?

  /// What is said and shown.
  public let displayString: String

  /// How it is said.
  public let pronunciationHint: String?

  /// What is shown below.
  open var subtitleString: String?

  /// What is shown beside.
  open var displayImage: INImage?

  private var alternatives: [INSpeakableString]?

  /// An object with the given text.
  public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
  }

  /// An object with the given text.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  /// An object with the given text.
  public convenience init(identifier: String?, displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  /// An object with the given texts and image.
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
      image: displayImage)
  }

  /// An object with the given texts and image.
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  /// Whether objects of the class can be archived; a promise that subclasses give anew.
  open class var supportsSecureCoding: Bool { true }

  /// What is said.
  open var spokenPhrase: String { displayString }

  /// What the app knows the object by.
  open var vocabularyIdentifier: String? { identifier }

  /// What may be said as well.
  open var alternativeSpeakableMatches: [any INSpeakable]? { alternatives }

  /// Sets what may be said as well.
  public func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
    alternatives = matches
  }

  override func makeCopy() -> ManagedObject? {
    let copy = type(of: self).init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    copy.subtitleString = subtitleString
    copy.displayImage = displayImage
    copy.alternatives = alternatives
    return copy
  }

  /// Whether class, identifier and displayed text are the same.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: self) == type(of: other) else { return false }
    return identifier == other.identifier && displayString == other.displayString
  }

  override open var hash: Int { displayString.hashValue }

  override open var description: String { "\(type(of: self))(\(identifier ?? "nil"), \(displayString))" }
}
