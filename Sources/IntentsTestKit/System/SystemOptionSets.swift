// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Sets of options of the system that a definition can name. Names and numbers are the framework's.

public struct INCallCapabilityOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audioCall = INCallCapabilityOptions(rawValue: 1 << 0)
  public static let videoCall = INCallCapabilityOptions(rawValue: 1 << 1)
}

public struct INCallRecordTypeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let outgoing = INCallRecordTypeOptions(rawValue: 1 << 0)
  public static let missed = INCallRecordTypeOptions(rawValue: 1 << 1)
  public static let received = INCallRecordTypeOptions(rawValue: 1 << 2)
  public static let latest = INCallRecordTypeOptions(rawValue: 1 << 3)
  public static let voicemail = INCallRecordTypeOptions(rawValue: 1 << 4)
  public static let ringing = INCallRecordTypeOptions(rawValue: 1 << 5)
  public static let inProgress = INCallRecordTypeOptions(rawValue: 1 << 6)
  public static let onHold = INCallRecordTypeOptions(rawValue: 1 << 7)
}

public struct INCarSignalOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audible = INCarSignalOptions(rawValue: 1 << 0)
  public static let visible = INCarSignalOptions(rawValue: 1 << 1)
}

public struct INDayOfWeekOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let monday = INDayOfWeekOptions(rawValue: 1 << 0)
  public static let tuesday = INDayOfWeekOptions(rawValue: 1 << 1)
  public static let wednesday = INDayOfWeekOptions(rawValue: 1 << 2)
  public static let thursday = INDayOfWeekOptions(rawValue: 1 << 3)
  public static let friday = INDayOfWeekOptions(rawValue: 1 << 4)
  public static let saturday = INDayOfWeekOptions(rawValue: 1 << 5)
  public static let sunday = INDayOfWeekOptions(rawValue: 1 << 6)
}

public struct INMessageAttributeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let read = INMessageAttributeOptions(rawValue: 1 << 0)
  public static let unread = INMessageAttributeOptions(rawValue: 1 << 1)
  public static let flagged = INMessageAttributeOptions(rawValue: 1 << 2)
  public static let unflagged = INMessageAttributeOptions(rawValue: 1 << 3)
  public static let played = INMessageAttributeOptions(rawValue: 1 << 4)
}

public struct INPhotoAttributeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photo = INPhotoAttributeOptions(rawValue: 1 << 0)
  public static let video = INPhotoAttributeOptions(rawValue: 1 << 1)
  public static let gif = INPhotoAttributeOptions(rawValue: 1 << 2)
  public static let flash = INPhotoAttributeOptions(rawValue: 1 << 3)
  public static let landscapeOrientation = INPhotoAttributeOptions(rawValue: 1 << 4)
  public static let portraitOrientation = INPhotoAttributeOptions(rawValue: 1 << 5)
  public static let favorite = INPhotoAttributeOptions(rawValue: 1 << 6)
  public static let selfie = INPhotoAttributeOptions(rawValue: 1 << 7)
  public static let frontFacingCamera = INPhotoAttributeOptions(rawValue: 1 << 8)
  public static let screenshot = INPhotoAttributeOptions(rawValue: 1 << 9)
  public static let burstPhoto = INPhotoAttributeOptions(rawValue: 1 << 10)
  public static let hdrPhoto = INPhotoAttributeOptions(rawValue: 1 << 11)
  public static let squarePhoto = INPhotoAttributeOptions(rawValue: 1 << 12)
  public static let panoramaPhoto = INPhotoAttributeOptions(rawValue: 1 << 13)
  public static let timeLapseVideo = INPhotoAttributeOptions(rawValue: 1 << 14)
  public static let slowMotionVideo = INPhotoAttributeOptions(rawValue: 1 << 15)
  public static let noirFilter = INPhotoAttributeOptions(rawValue: 1 << 16)
  public static let chromeFilter = INPhotoAttributeOptions(rawValue: 1 << 17)
  public static let instantFilter = INPhotoAttributeOptions(rawValue: 1 << 18)
  public static let tonalFilter = INPhotoAttributeOptions(rawValue: 1 << 19)
  public static let transferFilter = INPhotoAttributeOptions(rawValue: 1 << 20)
  public static let monoFilter = INPhotoAttributeOptions(rawValue: 1 << 21)
  public static let fadeFilter = INPhotoAttributeOptions(rawValue: 1 << 22)
  public static let processFilter = INPhotoAttributeOptions(rawValue: 1 << 23)
  public static let portraitPhoto = INPhotoAttributeOptions(rawValue: 1 << 24)
  public static let livePhoto = INPhotoAttributeOptions(rawValue: 1 << 25)
  public static let loopPhoto = INPhotoAttributeOptions(rawValue: 1 << 26)
  public static let bouncePhoto = INPhotoAttributeOptions(rawValue: 1 << 27)
  public static let longExposurePhoto = INPhotoAttributeOptions(rawValue: 1 << 28)
}

public struct INRideFeedbackTypeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let rate = INRideFeedbackTypeOptions(rawValue: 1 << 0)
  public static let tip = INRideFeedbackTypeOptions(rawValue: 1 << 1)
}

public struct INShortcutAvailabilityOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
  public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
  public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
  public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
  public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}

public struct INTemporalEventTriggerTypeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let notScheduled = INTemporalEventTriggerTypeOptions(rawValue: 1 << 0)
  public static let scheduledNonRecurring = INTemporalEventTriggerTypeOptions(rawValue: 1 << 1)
  public static let scheduledRecurring = INTemporalEventTriggerTypeOptions(rawValue: 1 << 2)
}
