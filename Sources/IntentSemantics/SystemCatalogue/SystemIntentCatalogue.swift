/// The intents of the Intents framework.
///
/// The tables are in files that a script writes. Each is made when it is first asked for.
package enum SystemIntentCatalogue {
  /// All classes, sorted by name.
  package static let all: [SystemIntentClass] =
    (carCommands + carPlay + focusStatus + listsAndNotes + media + messaging + payments + photos + reservations
    + restaurantReservations + rideBooking + visualCodes + voipCalling + workouts)
    .sorted { $0.className < $1.className }

  private static let byName = Dictionary(all.map { ($0.className, $0) }) { first, _ in first }

  /// The class of this exact name; nil where the framework has none.
  package static func intent(named className: String) -> SystemIntentClass? {
    byName[className]
  }

  private static let resultsByName =
    Dictionary(resolutionResults.map { ($0.className, $0) }) { first, _ in first }

  /// The class of results of this exact name; nil for one that no current method of a handler answers with.
  package static func resolutionResult(named className: String) -> SystemResolutionResult? {
    resultsByName[className]
  }

  private static let enumerationsByName = Dictionary(enumerations.map { ($0.name, $0) }) { first, _ in first }

  /// The enumeration or option set of this exact name; nil for one that no handler resolves.
  package static func enumeration(named name: String) -> SystemEnumeration? {
    enumerationsByName[name]
  }

  /// The names that `SupportedMediaCategories` and `INSupportedMediaCategories` may list.
  package static let mediaCategoryNames = [
    "INMediaCategoryMusic", "INMediaCategoryPodcasts", "INMediaCategoryAudiobooks", "INMediaCategoryRadio",
    "INMediaCategoryGeneral",
  ]
}
