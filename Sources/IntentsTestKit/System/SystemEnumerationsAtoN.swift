// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Enumerations of the system that a definition can name. Names and order of the values are the framework's.

public enum INAccountType: Int, Sendable {
  case unknown
  case checking
  case credit
  case debit
  case investment
  case mortgage
  case prepaid
  case saving
}

public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable {
  case playlistNameNotFound = 1
  case playlistNotEditable
}

public enum INAddMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction
}

public enum INAddTasksTargetTaskListConfirmationReason: Int, Sendable {
  case listShouldBeCreated = 1
}

public enum INAddTasksTemporalEventTriggerUnsupportedReason: Int, Sendable {
  case timeInPast = 1
  case invalidRecurrence
}

public enum INAmountType: Int, Sendable {
  case unknown
  case minimumDue
  case amountDue
  case currentBalance
  case maximumTransferAmount
  case minimumTransferAmount
  case statementBalance
}

public enum INBalanceType: Int, Sendable {
  case unknown
  case money
  case points
  case miles
}

public enum INBillType: Int, Sendable {
  case unknown
  case autoInsurance
  case cable
  case carLease
  case carLoan
  case creditCard
  case electricity
  case gas
  case garbageAndRecycling
  case healthInsurance
  case homeInsurance
  case internet
  case lifeInsurance
  case mortgage
  case musicStreaming
  case phone
  case rent
  case sewer
  case studentLoan
  case trafficTicket
  case tuition
  case utilities
  case water
}

public enum INBookRestaurantReservationIntentCode: Int, Sendable {
  case success
  case denied
  case failure
  case failureRequiringAppLaunch
  case failureRequiringAppLaunchMustVerifyCredentials
  case failureRequiringAppLaunchServiceTemporarilyUnavailable
}

public enum INCallAudioRoute: Int, Sendable {
  case unknown
  case speakerphoneAudioRoute
  case bluetoothAudioRoute
}

public enum INCallCapability: Int, Sendable {
  case unknown
  case audioCall
  case videoCall
}

public enum INCallDestinationType: Int, Sendable {
  case unknown
  case normal
  case emergency
  case voicemail
  case redial
  case callBack
}

public enum INCallRecordType: Int, Sendable {
  case unknown
  case outgoing
  case missed
  case received
  case latest
  case voicemail
  case ringing
  case inProgress
  case onHold
}

public enum INCarAirCirculationMode: Int, Sendable {
  case unknown
  case freshAir
  case recirculateAir
}

public enum INCarAudioSource: Int, Sendable {
  case sourceUnknown
  case sourceCarPlay
  case sourceiPod
  case sourceRadio
  case sourceBluetooth
  case sourceAUX
  case sourceUSB
  case sourceMemoryCard
  case sourceOpticalDrive
  case sourceHardDrive
}

public enum INCarDefroster: Int, Sendable {
  case unknown
  case front
  case rear
  case all
}

public enum INCarSeat: Int, Sendable {
  case unknown
  case driver
  case passenger
  case frontLeft
  case frontRight
  case front
  case rearLeft
  case rearRight
  case rear
  case thirdRowLeft
  case thirdRowRight
  case thirdRow
  case all
}

public enum INConditionalOperator: Int, Sendable {
  case all
  case any
  case none
}

public enum INDateSearchType: Int, Sendable {
  case unknown
  case byDueDate
  case byModifiedDate
  case byCreatedDate
}

public enum INDeleteTasksTaskListUnsupportedReason: Int, Sendable {
  case noTaskListFound = 1
}

public enum INDeleteTasksTaskUnsupportedReason: Int, Sendable {
  case noTasksFound = 1
  case noTasksInApp
}

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

public enum INGetAvailableRestaurantReservationBookingsIntentCode: Int, Sendable {
  case success
  case failure
  case failureRequestUnsatisfiable
  case failureRequestUnspecified
}

public enum INLocationSearchType: Int, Sendable {
  case unknown
  case byLocationTrigger
}

public enum INMediaAffinityType: Int, Sendable {
  case unknown
  case like
  case dislike
}

public enum INMediaDestinationType: Int, Sendable {
  case unknown
  case library
  case playlist
}

public enum INMediaItemType: Int, Sendable {
  case unknown
  case song
  case album
  case artist
  case genre
  case playlist
  case podcastShow
  case podcastEpisode
  case podcastPlaylist
  case musicStation
  case audioBook
  case movie
  case tvShow
  case tvShowEpisode
  case musicVideo
  case podcastStation
  case radioStation
  case station
  case music
  case algorithmicRadioStation
  case news
}

public enum INMediaReference: Int, Sendable {
  case unknown
  case currentlyPlaying
  case my
}

public enum INMediaSortOrder: Int, Sendable {
  case unknown
  case newest
  case oldest
  case best
  case worst
  case popular
  case unpopular
  case trending
  case recommended
}

public enum INMessageAttribute: Int, Sendable {
  case unknown
  case read
  case unread
  case flagged
  case unflagged
  case played
}

public enum INMessageReactionType: Int, Sendable {
  case unknown
  case emoji
  case generic
}

public enum INMessageType: Int, Sendable {
  case unspecified
  case text
  case audio
  case digitalTouch
  case handwriting
  case sticker
  case tapbackLiked
  case tapbackDisliked
  case tapbackEmphasized
  case tapbackLoved
  case tapbackQuestioned
  case tapbackLaughed
  case mediaCalendar
  case mediaLocation
  case mediaAddressCard
  case mediaImage
  case mediaVideo
  case mediaPass
  case mediaAudio
  case paymentSent
  case paymentRequest
  case paymentNote
  case animoji
  case activitySnippet
  case file
  case link
  case reaction
  case mediaAnimatedImage
  case thirdPartyAttachment
}

public enum INNoteContentType: Int, Sendable {
  case unknown
  case text
  case image
}
