import Foundation

// The object classes of the framework that a definition can name with the namespace of the system.

@objc open class INBalanceAmount: NSObject, NSCopying, NSSecureCoding {}
@objc open class INBillDetails: NSObject, NSCopying, NSSecureCoding {}
@objc open class INBillPayee: NSObject, NSCopying, NSSecureCoding {}
@objc open class INCallRecord: NSObject, NSCopying, NSSecureCoding {}
@objc open class INCallRecordFilter: NSObject, NSCopying, NSSecureCoding {}
@objc open class INCar: NSObject, NSCopying, NSSecureCoding {
  public struct ChargingConnectorType: Hashable, Sendable {
    public static let ccs2 = ChargingConnectorType()
  }
}
@objc open class INDateComponentsRange: NSObject, NSCopying, NSSecureCoding {
  @nonobjc public convenience init(start: DateComponents?, end: DateComponents?) { self.init() }
  @objc open var startDateComponents: DateComponents? { fatalError() }
  @objc open var endDateComponents: DateComponents? { fatalError() }
}

@objc open class INFocusStatus: NSObject, NSCopying, NSSecureCoding {}
@objc open class INMediaDestination: NSObject, NSCopying, NSSecureCoding {}
@objc open class INMediaItem: NSObject, NSCopying, NSSecureCoding {
  @nonobjc public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
    self.init()
  }
  @objc open var identifier: String? { fatalError() }
  @objc open var title: String? { fatalError() }
  @objc open var type: INMediaItemType { fatalError() }
  @objc open var artwork: INImage? { fatalError() }
  @objc open var artist: String? { fatalError() }
}

@objc open class INMediaSearch: NSObject, NSCopying, NSSecureCoding {
  @objc open var mediaType: INMediaItemType { fatalError() }
  @objc open var sortOrder: INMediaSortOrder { fatalError() }
  @objc open var mediaName: String? { fatalError() }
  @objc open var artistName: String? { fatalError() }
  @objc open var albumName: String? { fatalError() }
  @objc open var genreNames: [String]? { fatalError() }
  @objc open var moodNames: [String]? { fatalError() }
  @objc open var reference: INMediaReference { fatalError() }
  @objc open var mediaIdentifier: String? { fatalError() }
}

@objc open class INMessage: NSObject, NSCopying, NSSecureCoding {}
@objc open class INPaymentAccount: NSObject, NSCopying, NSSecureCoding {}
@objc open class INPaymentAmount: NSObject, NSCopying, NSSecureCoding {}
@objc open class INPaymentRecord: NSObject, NSCopying, NSSecureCoding {}
@objc open class INPriceRange: NSObject, NSCopying, NSSecureCoding {}
@objc open class INRecurrenceRule: NSObject, NSCopying, NSSecureCoding {}
@objc open class INReservation: NSObject, NSCopying, NSSecureCoding {}
@objc open class INRestaurant: NSObject, NSCopying, NSSecureCoding {}
@objc open class INRestaurantGuest: NSObject, NSCopying, NSSecureCoding {}
@objc open class INRestaurantGuestDisplayPreferences: NSObject, NSCopying, NSSecureCoding {}
@objc open class INRestaurantOffer: NSObject, NSCopying, NSSecureCoding {}
@objc open class INRestaurantReservationBooking: NSObject, NSCopying, NSSecureCoding {}
@objc open class INRideOption: NSObject, NSCopying, NSSecureCoding {}
@objc open class INRideStatus: NSObject, NSCopying, NSSecureCoding {}
@objc open class INSendMessageAttachment: NSObject, NSCopying, NSSecureCoding {}
@objc open class INSpatialEventTrigger: NSObject, NSCopying, NSSecureCoding {}
@objc open class INTask: NSObject, NSCopying, NSSecureCoding {
  @objc open var title: INSpeakableString { fatalError() }
  @objc open var status: INTaskStatus { fatalError() }
  @objc open var identifier: String? { fatalError() }
}

@objc open class INTaskList: NSObject, NSCopying, NSSecureCoding {
  @objc open var title: INSpeakableString { fatalError() }
  @objc open var tasks: [INTask] { fatalError() }
  @objc open var identifier: String? { fatalError() }
}

@objc open class INTemporalEventTrigger: NSObject, NSCopying, NSSecureCoding {}
@objc open class INTermsAndConditions: NSObject, NSCopying, NSSecureCoding {}
@objc open class INNoteContent: NSObject, NSCopying, NSSecureCoding {}
@objc open class INTextNoteContent: INNoteContent {}
@objc open class INImageNoteContent: INNoteContent {}
@objc open class INRestaurantReservationUserBooking: INRestaurantReservationBooking {}

@objc open class INNote: NSObject, NSCopying, NSSecureCoding {
  @objc open var title: INSpeakableString { fatalError() }
  @objc open var contents: [INNoteContent] { fatalError() }
  @objc open var identifier: String? { fatalError() }
}
