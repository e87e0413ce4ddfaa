/// The types that the Intents framework declares and that a definition may refer to with namespace `System`.
///
/// They are those of iOS 18.6, without the prefix `IN`; a later framework may have more.
package enum FrameworkTypes {
  /// The enumerations.
  package static let enumerations: Set<String> = [
    "AccountType", "AmountType", "BalanceType", "BillType", "CallAudioRoute", "CallCapability",
    "CallCapabilityOptions", "CallDestinationType", "CallRecordType", "CallRecordTypeOptions",
    "CarAirCirculationMode", "CarAudioSource", "CarDefroster", "CarSeat", "CarSignalOptions", "ConditionalOperator",
    "DateSearchType", "DayOfWeekOptions", "FocusStatusAuthorizationStatus", "IntentHandlingStatus",
    "InteractionDirection", "LocationSearchType", "MediaAffinityType", "MediaDestinationType", "MediaItemType",
    "MediaReference", "MediaSortOrder", "MessageAttribute", "MessageAttributeOptions", "MessageReactionType",
    "MessageType", "NoteContentType", "NotebookItemType", "OutgoingMessageType", "PaymentMethodType",
    "PaymentStatus", "PersonHandleType", "PersonSuggestionType", "PhotoAttributeOptions", "PlaybackQueueLocation",
    "PlaybackRepeatMode", "RadioType", "RecurrenceFrequency", "RelativeReference", "RelativeSetting",
    "RelevantShortcutRole", "ReservationActionType", "ReservationStatus", "RideFeedbackTypeOptions", "RidePhase",
    "ShortcutAvailabilityOptions", "SiriAuthorizationStatus", "SortType", "SpatialEvent", "TaskPriority",
    "TaskStatus", "TaskType", "TemporalEventTriggerTypeOptions", "TicketedEventCategory",
    "UpcomingMediaPredictionMode", "VisualCodeType", "VocabularyStringType", "WorkoutGoalUnitType",
    "WorkoutLocationType",
  ]

  /// The classes.
  package static let classes: Set<String> = [
    "BillDetails", "BillPayee", "CallRecord", "CallRecordFilter", "Car", "CurrencyAmount", "DateComponentsRange",
    "File", "FocusStatus", "Image", "Interaction", "MediaDestination", "MediaItem", "MediaSearch", "Message",
    "MessageReaction", "Note", "NoteContent", "Object", "PaymentAccount", "PaymentAmount", "PaymentMethod",
    "PaymentRecord", "Person", "Reservation", "Restaurant", "RestaurantGuest", "RestaurantGuestDisplayPreferences",
    "RestaurantOffer", "RestaurantReservationBooking", "RestaurantReservationUserBooking", "RideOption",
    "RideStatus", "SendMessageAttachment", "SpatialEventTrigger", "SpeakableString", "Task", "TaskList",
    "TemporalEventTrigger", "TermsAndConditions",
  ]
}
