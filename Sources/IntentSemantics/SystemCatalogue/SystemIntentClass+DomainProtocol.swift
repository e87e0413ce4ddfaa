extension SystemIntentClass {
  /// The protocol that stands for the handling protocols of a whole group of tasks, for example
  /// `INMessagesDomainHandling`; nil where there is none.
  ///
  /// Newer intents of a domain are not part of it, since that would have broken handlers.
  package var domainProtocol: String? { Self.domainProtocols[className] }

  private static let domainProtocols: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "INCallsDomainHandling": ["INSearchCallHistory", "INStartAudioCall", "INStartVideoCall"],
      "INCarCommandsDomainHandling": [
        "INActivateCarSignal", "INGetCarLockStatus", "INGetCarPowerLevelStatus", "INSetCarLockStatus",
      ],
      "INCarPlayDomainHandling": [
        "INSaveProfileInCar", "INSetAudioSourceInCar", "INSetClimateSettingsInCar", "INSetDefrosterSettingsInCar",
        "INSetProfileInCar", "INSetSeatSettingsInCar",
      ],
      "INMessagesDomainHandling": ["INSearchForMessages", "INSendMessage", "INSetMessageAttribute"],
      "INNotebookDomainHandling": [
        "INAddTasks", "INAppendToNote", "INCreateNote", "INCreateTaskList", "INSearchForNotebookItems",
        "INSetTaskAttribute",
      ],
      "INPaymentsDomainHandling": [
        "INPayBill", "INRequestPayment", "INSearchForAccounts", "INSearchForBills", "INSendPayment", "INTransferMoney",
      ],
      "INPhotosDomainHandling": ["INSearchForPhotos", "INStartPhotoPlayback"],
      "INRadioDomainHandling": ["INSetRadioStation"],
      "INRidesharingDomainHandling": [
        "INCancelRide", "INGetRideStatus", "INListRideOptions", "INRequestRide", "INSendRideFeedback",
      ],
      "INVisualCodeDomainHandling": ["INGetVisualCode"],
      "INWorkoutsDomainHandling": [
        "INCancelWorkout", "INEndWorkout", "INPauseWorkout", "INResumeWorkout", "INStartWorkout",
      ],
    ].flatMap { name, tasks in tasks.map { ($0 + "Intent", name) } })
}
