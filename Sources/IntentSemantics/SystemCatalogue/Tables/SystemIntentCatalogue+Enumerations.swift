// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The enumerations and option sets that handlers resolve.
  static let enumerations: [SystemEnumeration] = [
    SystemEnumeration("INAccountType", .cases(unknown: "unknown")),
    SystemEnumeration("INBalanceType", .cases(unknown: "unknown")),
    SystemEnumeration("INBillType", .cases(unknown: "unknown")),
    SystemEnumeration("INCallCapability", .cases(unknown: "unknown")),
    SystemEnumeration("INCallDestinationType", .cases(unknown: "unknown")),
    SystemEnumeration("INCallRecordTypeOptions", .optionSet),
    SystemEnumeration("INCarAirCirculationMode", .cases(unknown: "unknown")),
    SystemEnumeration("INCarAudioSource", .cases(unknown: "sourceUnknown")),
    SystemEnumeration("INCarDefroster", .cases(unknown: "unknown")),
    SystemEnumeration("INCarSeat", .cases(unknown: "unknown")),
    SystemEnumeration("INCarSignalOptions", .optionSet),
    SystemEnumeration("INDateSearchType", .cases(unknown: "unknown")),
    SystemEnumeration("INLocationSearchType", .cases(unknown: "unknown")),
    SystemEnumeration("INMediaAffinityType", .cases(unknown: "unknown")),
    SystemEnumeration("INMessageAttribute", .cases(unknown: "unknown")),
    SystemEnumeration("INMessageAttributeOptions", .optionSet),
    SystemEnumeration("INNotebookItemType", .cases(unknown: "unknown")),
    SystemEnumeration("INOutgoingMessageType", .cases(unknown: "unknown")),
    SystemEnumeration("INPaymentStatus", .cases(unknown: "unknown")),
    SystemEnumeration("INPlaybackQueueLocation", .cases(unknown: "unknown")),
    SystemEnumeration("INPlaybackRepeatMode", .cases(unknown: "unknown")),
    SystemEnumeration("INRadioType", .cases(unknown: "unknown")),
    SystemEnumeration("INRelativeReference", .cases(unknown: "unknown")),
    SystemEnumeration("INRelativeSetting", .cases(unknown: "unknown")),
    SystemEnumeration("INTaskPriority", .cases(unknown: "unknown")),
    SystemEnumeration("INTaskStatus", .cases(unknown: "unknown")),
    SystemEnumeration("INTemporalEventTriggerTypeOptions", .optionSet),
    SystemEnumeration("INVisualCodeType", .cases(unknown: "unknown")),
    SystemEnumeration("INWorkoutGoalUnitType", .cases(unknown: "unknown")),
    SystemEnumeration("INWorkoutLocationType", .cases(unknown: "unknown")),
  ]
}
