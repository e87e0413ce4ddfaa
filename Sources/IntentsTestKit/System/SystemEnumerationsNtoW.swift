// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Enumerations of the system that a definition can name. Names and order of the values are the framework's.

public enum INNotebookItemType: Int, Sendable {
  case unknown
  case note
  case taskList
  case task
}

public enum INOutgoingMessageType: Int, Sendable {
  case unknown
  case outgoingMessageText
  case outgoingMessageAudio
}

public enum INPaymentStatus: Int, Sendable {
  case unknown
  case pending
  case completed
  case canceled
  case failed
  case unpaid
}

public enum INPersonSuggestionType: Int, Sendable {
  case none
  case socialProfile
  case instantMessageAddress
}

public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction
}

public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
  case belowMinimum = 1
  case aboveMaximum
}

public enum INPlaybackQueueLocation: Int, Sendable {
  case unknown
  case now
  case next
  case later
}

public enum INPlaybackRepeatMode: Int, Sendable {
  case unknown
  case none
  case all
  case one
}

public enum INRadioType: Int, Sendable {
  case unknown
  case AM
  case FM
  case HD
  case satellite
  case DAB
}

public enum INRecurrenceFrequency: Int, Sendable {
  case unknown
  case minute
  case hourly
  case daily
  case weekly
  case monthly
  case yearly
}

public enum INRelativeReference: Int, Sendable {
  case unknown
  case next
  case previous
}

public enum INRelativeSetting: Int, Sendable {
  case unknown
  case lowest
  case lower
  case higher
  case highest
}

public enum INRelevantShortcutRole: Int, Sendable {
  case action
  case information
}

public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum
  case paymentsCurrencyUnsupported
}

public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
  case credentialsUnverified = 1
  case noAccount
  case noValidHandle
}

public enum INReservationActionType: Int, Sendable {
  case unknown
  case checkIn
}

public enum INReservationStatus: Int, Sendable {
  case unknown
  case canceled
  case pending
  case hold
  case confirmed
}

public enum INRidePhase: Int, Sendable {
  case unknown
  case received
  case confirmed
  case ongoing
  case completed
  case approachingPickup
  case pickup
}

public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction
}

public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  case noAccount = 1
  case offline
  case messagingServiceNotEnabledForRecipient
  case noValidHandle
  case requestedHandleInvalid
  case noHandleForLabel
  case requiringInAppAuthentication
}

public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum
  case paymentsCurrencyUnsupported
}

public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
  case credentialsUnverified = 1
  case insufficientFunds
  case noAccount
  case noValidHandle
}

public enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Int, Sendable {
  case timeInPast = 1
  case invalidRecurrence
}

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

public enum INSnoozeTasksTaskUnsupportedReason: Int, Sendable {
  case noTasksFound = 1
}

public enum INSortType: Int, Sendable {
  case unknown
  case asIs
  case byDate
}

public enum INSpatialEvent: Int, Sendable {
  case unknown
  case arrive
  case depart
}

public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  case videoCallUnsupported = 1
  case microphoneNotAccessible
  case cameraNotAccessible
}

public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
  case noMatchingCall = 1
}

public enum INStartCallContactUnsupportedReason: Int, Sendable {
  case noContactFound = 1
  case multipleContactsUnsupported
  case noHandleForLabel
  case invalidHandle
  case unsupportedMmiUssd
  case noCallHistoryForRedial
  case noUsableHandleForRedial
  case requiringInAppAuthentication
}

public enum INTaskPriority: Int, Sendable {
  case unknown
  case notFlagged
  case flagged
}

public enum INTaskStatus: Int, Sendable {
  case unknown
  case notCompleted
  case completed
}

public enum INTaskType: Int, Sendable {
  case unknown
  case notCompletable
  case completable
}

public enum INTicketedEventCategory: Int, Sendable {
  case unknown
  case movie
}

public enum INUpcomingMediaPredictionMode: Int, Sendable {
  case onlyPredictSuggestedIntents = 1
}

public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction
}

public enum INVisualCodeType: Int, Sendable {
  case unknown
  case contact
  case requestPayment
  case sendPayment
  case transit
  case bus
  case subway
}

public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1
  case contactGroupName
  case photoTag = 100
  case photoAlbumName
  case workoutActivityName = 200
  case carProfileName = 300
  case carName
  case paymentsOrganizationName = 400
  case paymentsAccountNickname
  case notebookItemTitle = 500
  case notebookItemGroupName
  case mediaPlaylistTitle = 700
  case mediaMusicArtistName
  case mediaAudiobookTitle
  case mediaAudiobookAuthorName
  case mediaShowTitle
}

public enum INWorkoutGoalUnitType: Int, Sendable {
  case unknown
  case inch
  case meter
  case foot
  case mile
  case yard
  case second
  case minute
  case hour
  case joule
  case kiloCalorie
}

public enum INWorkoutLocationType: Int, Sendable {
  case unknown
  case outdoor
  case indoor
}
