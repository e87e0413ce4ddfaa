// The option sets of the framework. Declared in C, because an option set written in Swift cannot stand in an `@objc` member.

#ifndef INTENT_OPTIONS_H
#define INTENT_OPTIONS_H

#define OPTION_SET(name) \
  typedef enum __attribute__((flag_enum, enum_extensibility(open))) name : unsigned long name; \
  enum name : unsigned long

OPTION_SET(INCallCapabilityOptions) {
  INCallCapabilityOptionAudioCall = 1UL << 0,
  INCallCapabilityOptionVideoCall = 1UL << 1,
};

OPTION_SET(INCallRecordTypeOptions) {
  INCallRecordTypeOptionOutgoing = 1UL << 0,
  INCallRecordTypeOptionMissed = 1UL << 1,
  INCallRecordTypeOptionReceived = 1UL << 2,
  INCallRecordTypeOptionLatest = 1UL << 3,
  INCallRecordTypeOptionVoicemail = 1UL << 4,
  INCallRecordTypeOptionRinging = 1UL << 5,
  INCallRecordTypeOptionInProgress = 1UL << 6,
  INCallRecordTypeOptionOnHold = 1UL << 7,
};

OPTION_SET(INCarSignalOptions) {
  INCarSignalOptionAudible = 1UL << 0,
  INCarSignalOptionVisible = 1UL << 1,
};

OPTION_SET(INDayOfWeekOptions) {
  INDayOfWeekOptionMonday = 1UL << 0,
  INDayOfWeekOptionTuesday = 1UL << 1,
  INDayOfWeekOptionWednesday = 1UL << 2,
  INDayOfWeekOptionThursday = 1UL << 3,
  INDayOfWeekOptionFriday = 1UL << 4,
  INDayOfWeekOptionSaturday = 1UL << 5,
  INDayOfWeekOptionSunday = 1UL << 6,
};

OPTION_SET(INMessageAttributeOptions) {
  INMessageAttributeOptionRead = 1UL << 0,
  INMessageAttributeOptionUnread = 1UL << 1,
  INMessageAttributeOptionFlagged = 1UL << 2,
  INMessageAttributeOptionUnflagged = 1UL << 3,
  INMessageAttributeOptionPlayed = 1UL << 4,
};

OPTION_SET(INPhotoAttributeOptions) {
  INPhotoAttributeOptionPhoto = 1UL << 0,
  INPhotoAttributeOptionVideo = 1UL << 1,
  INPhotoAttributeOptionGIF = 1UL << 2,
  INPhotoAttributeOptionFlash = 1UL << 3,
  INPhotoAttributeOptionLandscapeOrientation = 1UL << 4,
  INPhotoAttributeOptionPortraitOrientation = 1UL << 5,
  INPhotoAttributeOptionFavorite = 1UL << 6,
  INPhotoAttributeOptionSelfie = 1UL << 7,
  INPhotoAttributeOptionFrontFacingCamera = 1UL << 8,
  INPhotoAttributeOptionScreenshot = 1UL << 9,
  INPhotoAttributeOptionBurstPhoto = 1UL << 10,
  INPhotoAttributeOptionHdrPhoto = 1UL << 11,
  INPhotoAttributeOptionSquarePhoto = 1UL << 12,
  INPhotoAttributeOptionPanoramaPhoto = 1UL << 13,
  INPhotoAttributeOptionTimeLapseVideo = 1UL << 14,
  INPhotoAttributeOptionSlowMotionVideo = 1UL << 15,
  INPhotoAttributeOptionNoirFilter = 1UL << 16,
  INPhotoAttributeOptionChromeFilter = 1UL << 17,
  INPhotoAttributeOptionInstantFilter = 1UL << 18,
  INPhotoAttributeOptionTonalFilter = 1UL << 19,
  INPhotoAttributeOptionTransferFilter = 1UL << 20,
  INPhotoAttributeOptionMonoFilter = 1UL << 21,
  INPhotoAttributeOptionFadeFilter = 1UL << 22,
  INPhotoAttributeOptionProcessFilter = 1UL << 23,
  INPhotoAttributeOptionPortraitPhoto = 1UL << 24,
  INPhotoAttributeOptionLivePhoto = 1UL << 25,
  INPhotoAttributeOptionLoopPhoto = 1UL << 26,
  INPhotoAttributeOptionBouncePhoto = 1UL << 27,
  INPhotoAttributeOptionLongExposurePhoto = 1UL << 28,
};

OPTION_SET(INRideFeedbackTypeOptions) {
  INRideFeedbackTypeOptionRate = 1UL << 0,
  INRideFeedbackTypeOptionTip = 1UL << 1,
};

OPTION_SET(INShortcutAvailabilityOptions) {
  INShortcutAvailabilityOptionSleepMindfulness = 1UL << 0,
  INShortcutAvailabilityOptionSleepJournaling = 1UL << 1,
  INShortcutAvailabilityOptionSleepMusic = 1UL << 2,
  INShortcutAvailabilityOptionSleepPodcasts = 1UL << 3,
  INShortcutAvailabilityOptionSleepReading = 1UL << 4,
  INShortcutAvailabilityOptionSleepWrapUpYourDay = 1UL << 5,
  INShortcutAvailabilityOptionSleepYogaAndStretching = 1UL << 6,
};

OPTION_SET(INTemporalEventTriggerTypeOptions) {
  INTemporalEventTriggerTypeOptionNotScheduled = 1UL << 0,
  INTemporalEventTriggerTypeOptionScheduledNonRecurring = 1UL << 1,
  INTemporalEventTriggerTypeOptionScheduledRecurring = 1UL << 2,
};

#endif
