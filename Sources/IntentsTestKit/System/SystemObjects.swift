public import Foundation

// Classes of the system that a definition can name without anything here looking into them.

open class INBalanceAmount: NSObject {}
open class INBillDetails: NSObject {}
open class INBillPayee: NSObject {}
open class INCallRecord: NSObject {}
open class INCallRecordFilter: NSObject {}
open class INCar: NSObject {
  /// The kind of plug by which a car is charged.
  public struct ChargingConnectorType: Hashable, Sendable {
    /// The Combined Charging System of Europe.
    public static let ccs2 = ChargingConnectorType()
  }
}
open class INFocusStatus: NSObject {}
open class INMediaDestination: NSObject {}
open class INMessage: NSObject {}
open class INMessageReaction: NSObject {}
open class INPaymentAccount: NSObject {}
open class INPaymentAmount: NSObject {}
open class INPaymentRecord: NSObject {}
open class INPriceRange: NSObject {}
open class INRecurrenceRule: NSObject {}
open class INReservation: NSObject {}
open class INRestaurant: NSObject {}
open class INRestaurantGuest: NSObject {}
open class INRestaurantGuestDisplayPreferences: NSObject {}
open class INRestaurantOffer: NSObject {}
open class INRestaurantReservationBooking: NSObject {}
open class INRestaurantReservationUserBooking: INRestaurantReservationBooking {}
open class INRideOption: NSObject {}
open class INRideStatus: NSObject {}
open class INSendMessageAttachment: NSObject {}
open class INSpatialEventTrigger: NSObject {}
open class INTemporalEventTrigger: NSObject {}
open class INTermsAndConditions: NSObject {}
open class INNoteContent: NSObject {}
open class INTextNoteContent: INNoteContent {}
open class INImageNoteContent: INNoteContent {}
