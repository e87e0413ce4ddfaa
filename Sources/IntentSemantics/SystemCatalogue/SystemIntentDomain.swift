/// The groups of tasks that system intents belong to; the raw value is the name that people know.
package enum SystemIntentDomain: String, Sendable, Hashable, CaseIterable {
  case carCommands = "Car Commands"
  case carPlay = "CarPlay"
  case focusStatus = "Focus Status"
  case listsAndNotes = "Lists and Notes"
  case media = "Media"
  case messaging = "Messaging"
  case payments = "Payments"
  case photos = "Photos"
  case reservations = "Reservations"
  case restaurantReservations = "Restaurant Reservations"
  case rideBooking = "Ride Booking"
  case visualCodes = "Visual Codes"
  case voipCalling = "VoIP Calling"
  case workouts = "Workouts"
}
