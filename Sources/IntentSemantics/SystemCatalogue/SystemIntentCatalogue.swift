/// The intents of the Intents framework.
///
/// The tables are in the files of the domains, which a script writes.
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

  /// The names that `SupportedMediaCategories` and `INSupportedMediaCategories` may list.
  package static let mediaCategoryNames = [
    "INMediaCategoryMusic", "INMediaCategoryPodcasts", "INMediaCategoryAudiobooks", "INMediaCategoryRadio",
    "INMediaCategoryGeneral",
  ]
}
