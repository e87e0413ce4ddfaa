public import Foundation

/// What a person asks for; the base class of all intents.
open class INIntent: ManagedObject {
  /// What tells the intent from others; a new one for each.
  public private(set) var identifier: String? = UUID().uuidString

  /// What the intent is about, in words.
  open var intentDescription: String?

  /// The phrase that is proposed to the person.
  open var suggestedInvocationPhrase: String?

  /// Where the system may propose the intent.
  open var shortcutAvailability: INShortcutAvailabilityOptions = []

  /// What is told along with a donation.
  open var donationMetadata: INIntentDonationMetadata?

  private var images: [String: INImage] = [:]

  /// An intent whose parameters have no values.
  public required override init() {}

  override func makeCopy() -> ManagedObject? {
    let copy = type(of: self).init()
    copy.identifier = identifier
    copy.intentDescription = intentDescription
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    copy.shortcutAvailability = shortcutAvailability
    copy.donationMetadata = donationMetadata
    copy.images = images
    return copy
  }

  /// The image that stands for the intent.
  open func keyImage() -> INImage? { images.values.first }

  /// Gives a parameter an image.
  public func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
    images[parameterName] = image
  }

  /// The image of a parameter.
  public func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
}

/// What is told along with the donation of an intent.
open class INIntentDonationMetadata: NSObject {}
