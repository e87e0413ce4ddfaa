// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The spellings are those of the framework.

// The enumerations of the framework that a definition can name with the namespace of the system.

@objc public enum INAccountType: Int {
  case unknown
  case checking
  case credit
  case debit
  case investment
  case mortgage
  case prepaid
  case saving
}

@objc public enum INAddMediaMediaDestinationUnsupportedReason: Int {
  case playlistNameNotFound = 1
  case playlistNotEditable
}

@objc public enum INAddMediaMediaItemUnsupportedReason: Int {
  case loginRequired = 1
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction
}

@objc public enum INAddTasksTargetTaskListConfirmationReason: Int {
  case listShouldBeCreated = 1
}

@objc public enum INAddTasksTemporalEventTriggerUnsupportedReason: Int {
  case timeInPast = 1
  case invalidRecurrence
}

@objc public enum INAmountType: Int {
  case unknown
  case minimumDue
  case amountDue
  case currentBalance
  case maximumTransferAmount
  case minimumTransferAmount
  case statementBalance
}

@objc public enum INBalanceType: Int {
  case unknown
  case money
  case points
  case miles
}

@objc public enum INBillType: Int {
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

@objc public enum INBookRestaurantReservationIntentCode: Int {
  case success
  case denied
  case failure
  case failureRequiringAppLaunch
  case failureRequiringAppLaunchMustVerifyCredentials
  case failureRequiringAppLaunchServiceTemporarilyUnavailable
}

@objc public enum INCallAudioRoute: Int {
  case unknown
  case speakerphoneAudioRoute
  case bluetoothAudioRoute
}

@objc public enum INCallCapability: Int {
  case unknown
  case audioCall
  case videoCall
}

@objc public enum INCallDestinationType: Int {
  case unknown
  case normal
  case emergency
  case voicemail
  case redial
  case callBack
}

@objc public enum INCallRecordType: Int {
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

@objc public enum INCarAirCirculationMode: Int {
  case unknown
  case freshAir
  case recirculateAir
}

@objc public enum INCarAudioSource: Int {
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

@objc public enum INCarDefroster: Int {
  case unknown
  case front
  case rear
  case all
}

@objc public enum INCarSeat: Int {
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

@objc public enum INConditionalOperator: Int {
  case all
  case any
  case none
}

@objc public enum INDateSearchType: Int {
  case unknown
  case byDueDate
  case byModifiedDate
  case byCreatedDate
}

@objc public enum INDeleteTasksTaskListUnsupportedReason: Int {
  case noTaskListFound = 1
}

@objc public enum INDeleteTasksTaskUnsupportedReason: Int {
  case noTasksFound = 1
  case noTasksInApp
}

@objc public enum INFocusStatusAuthorizationStatus: Int {
  case notDetermined
  case restricted
  case denied
  case authorized
}

@objc public enum INGetAvailableRestaurantReservationBookingsIntentCode: Int {
  case success
  case failure
  case failureRequestUnsatisfiable
  case failureRequestUnspecified
}

@objc public enum INLocationSearchType: Int {
  case unknown
  case byLocationTrigger
}

@objc public enum INMediaAffinityType: Int {
  case unknown
  case like
  case dislike
}

@objc public enum INMediaDestinationType: Int {
  case unknown
  case library
  case playlist
}

@objc public enum INMediaItemType: Int {
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

@objc public enum INMediaReference: Int {
  case unknown
  case currentlyPlaying
  case my
}

@objc public enum INMediaSortOrder: Int {
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

@objc public enum INMessageAttribute: Int {
  case unknown
  case read
  case unread
  case flagged
  case unflagged
  case played
}

@objc public enum INMessageReactionType: Int {
  case unknown
  case emoji
  case generic
}

@objc public enum INMessageType: Int {
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

@objc public enum INNoteContentType: Int {
  case unknown
  case text
  case image
}

@objc public enum INNotebookItemType: Int {
  case unknown
  case note
  case taskList
  case task
}

@objc public enum INOutgoingMessageType: Int {
  case unknown
  case outgoingMessageText
  case outgoingMessageAudio
}

@objc public enum INPaymentStatus: Int {
  case unknown
  case pending
  case completed
  case canceled
  case failed
  case unpaid
}

@objc public enum INPersonSuggestionType: Int {
  case none
  case socialProfile
  case instantMessageAddress
}

@objc public enum INPlayMediaMediaItemUnsupportedReason: Int {
  case loginRequired = 1
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction
}

@objc public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int {
  case belowMinimum = 1
  case aboveMaximum
}

@objc public enum INPlaybackQueueLocation: Int {
  case unknown
  case now
  case next
  case later
}

@objc public enum INPlaybackRepeatMode: Int {
  case unknown
  case none
  case all
  case one
}

@objc public enum INRadioType: Int {
  case unknown
  case AM
  case FM
  case HD
  case satellite
  case DAB
}

@objc public enum INRecurrenceFrequency: Int {
  case unknown
  case minute
  case hourly
  case daily
  case weekly
  case monthly
  case yearly
}

@objc public enum INRelativeReference: Int {
  case unknown
  case next
  case previous
}

@objc public enum INRelativeSetting: Int {
  case unknown
  case lowest
  case lower
  case higher
  case highest
}

@objc public enum INRelevantShortcutRole: Int {
  case action
  case information
}

@objc public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum
  case paymentsCurrencyUnsupported
}

@objc public enum INRequestPaymentPayerUnsupportedReason: Int {
  case credentialsUnverified = 1
  case noAccount
  case noValidHandle
}

@objc public enum INReservationActionType: Int {
  case unknown
  case checkIn
}

@objc public enum INReservationStatus: Int {
  case unknown
  case canceled
  case pending
  case hold
  case confirmed
}

@objc public enum INRidePhase: Int {
  case unknown
  case received
  case confirmed
  case ongoing
  case completed
  case approachingPickup
  case pickup
}

@objc public enum INSearchForMediaMediaItemUnsupportedReason: Int {
  case loginRequired = 1
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction
}

@objc public enum INSendMessageRecipientUnsupportedReason: Int {
  case noAccount = 1
  case offline
  case messagingServiceNotEnabledForRecipient
  case noValidHandle
  case requestedHandleInvalid
  case noHandleForLabel
  case requiringInAppAuthentication
}

@objc public enum INSendPaymentCurrencyAmountUnsupportedReason: Int {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum
  case paymentsCurrencyUnsupported
}

@objc public enum INSendPaymentPayeeUnsupportedReason: Int {
  case credentialsUnverified = 1
  case insufficientFunds
  case noAccount
  case noValidHandle
}

@objc public enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Int {
  case timeInPast = 1
  case invalidRecurrence
}

@objc public enum INSiriAuthorizationStatus: Int {
  case notDetermined
  case restricted
  case denied
  case authorized
}

@objc public enum INSnoozeTasksTaskUnsupportedReason: Int {
  case noTasksFound = 1
}

@objc public enum INSortType: Int {
  case unknown
  case asIs
  case byDate
}

@objc public enum INSpatialEvent: Int {
  case unknown
  case arrive
  case depart
}

@objc public enum INStartCallCallCapabilityUnsupportedReason: Int {
  case videoCallUnsupported = 1
  case microphoneNotAccessible
  case cameraNotAccessible
}

@objc public enum INStartCallCallRecordToCallBackUnsupportedReason: Int {
  case noMatchingCall = 1
}

@objc public enum INStartCallContactUnsupportedReason: Int {
  case noContactFound = 1
  case multipleContactsUnsupported
  case noHandleForLabel
  case invalidHandle
  case unsupportedMmiUssd
  case noCallHistoryForRedial
  case noUsableHandleForRedial
  case requiringInAppAuthentication
}

@objc public enum INTaskPriority: Int {
  case unknown
  case notFlagged
  case flagged
}

@objc public enum INTaskStatus: Int {
  case unknown
  case notCompleted
  case completed
}

@objc public enum INTaskType: Int {
  case unknown
  case notCompletable
  case completable
}

@objc public enum INTicketedEventCategory: Int {
  case unknown
  case movie
}

@objc public enum INUpcomingMediaPredictionMode: Int {
  case onlyPredictSuggestedIntents = 1
}

@objc public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int {
  case loginRequired = 1
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction
}

@objc public enum INVisualCodeType: Int {
  case unknown
  case contact
  case requestPayment
  case sendPayment
  case transit
  case bus
  case subway
}

@objc public enum INVocabularyStringType: Int {
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

@objc public enum INWorkoutGoalUnitType: Int {
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

@objc public enum INWorkoutLocationType: Int {
  case unknown
  case outdoor
  case indoor
}
