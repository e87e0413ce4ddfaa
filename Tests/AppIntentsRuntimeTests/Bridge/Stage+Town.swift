import TestSupport

extension Stage {
  /// A town with people of many trades, for values of many types.
  static let town = Stage(
    definitions: ["Orders", "Podcasts", "SkyWidgets", "Workouts", "Home", "Messaging"],
    handlerClasses: [
      "BookTableIntent": "Waiter", "BuyGiftCardIntent": "Clerk", "DownloadEpisodeIntent": "Studio",
      "FilterEpisodesIntent": "Studio", "FindEpisodeIntent": "Studio", "LogMeasurementsIntent": "Coach",
      "StartIntervalsIntent": "Coach", "SetClimateIntent": "Janitor", "ShareDocumentIntent": "Courier",
      "CountdownIntent": "Astronomer",
    ], handlers: people,
    properties: """
      extension Measurement {
          static func of(_ value: Double, _ unit: UnitType) -> Self { Measurement(value: value, unit: unit) }
      }

      func names(_ collection: IntentItemCollection<PodcastEpisodeAppEntity>) -> [String] {
          collection.offered.map(\\.displayString)
      }

      /// An intent while it is being set up.
      func settings<Intent: AppIntent>(_ type: Intent.Type, _ change: (Intent) -> Void) -> Intent {
          let intent = Intent()
          change(intent)
          return intent
      }

      let show = PodcastShowAppEntity(id: "s1", displayString: "Kitchen Radio")
      let pilot = PodcastEpisodeAppEntity(id: "e1", displayString: "Pilot")


      """)

  private static let people = SwiftSource(
    name: "People.swift",
    text: """
      import Intents

      func episode(_ id: String, _ name: String) -> PodcastEpisode { PodcastEpisode(identifier: id, display: name) }

      final class Studio: NSObject, FindEpisodeIntentHandling, FilterEpisodesIntentHandling,
          DownloadEpisodeIntentHandling
      {
          func provideShowOptionsCollection(
              for intent: FindEpisodeIntent
          ) async throws -> INObjectCollection<PodcastShow> {
              INObjectCollection(items: [PodcastShow(identifier: "s1", display: "Kitchen Radio")])
          }
          func provideEpisodeOptionsCollection(
              for intent: FindEpisodeIntent, searchTerm: String?
          ) async throws -> INObjectCollection<PodcastEpisode> {
              let of = intent.show?.displayString ?? "no show"
              return INObjectCollection(items: [
                  episode("e1", "Pilot of \\(of)"), episode("e2", "Finale of \\(of)"),
              ].filter { searchTerm.map($0.displayString.contains) ?? true })
          }
          func provideEpisodesOptionsCollection(
              for intent: FilterEpisodesIntent
          ) async throws -> INObjectCollection<PodcastEpisode> {
              INObjectCollection(items: [episode("e2", "Finale"), episode("e3", "Outtakes")])
          }
          func provideEpisodeOptionsCollection(
              for intent: DownloadEpisodeIntent, searchTerm: String?
          ) async throws -> INObjectCollection<PodcastEpisode> {
              let quality = intent.quality == .unknown ? "" : " in \\(intent.quality) quality"
              return INObjectCollection(items: [
                  episode("e4", (searchTerm.map { "Found \\($0)" } ?? "Newest") + quality)
              ])
          }
          func defaultEpisode(for intent: FindEpisodeIntent) -> PodcastEpisode? {
              intent.show.map { episode("e9", "Latest of \\($0.displayString)") }
          }
          func defaultEpisode(for intent: DownloadEpisodeIntent) -> PodcastEpisode? { episode("e4", "Newest") }
          func resolveEpisode(for intent: FindEpisodeIntent) async -> PodcastEpisodeResolutionResult {
              Script.take("episode", "", otherwise: .notRequired())
          }
          func resolveEpisode(for intent: DownloadEpisodeIntent) async -> PodcastEpisodeResolutionResult {
              Script.take(
                  "episode", "", otherwise: intent.episode.map { .success(with: $0) } ?? .needsValue())
          }
          func handle(intent: FindEpisodeIntent) async -> FindEpisodeIntentResponse {
              .success(episode: episode("e1", "Pilot"))
          }
          func handle(intent: FilterEpisodesIntent) async -> FilterEpisodesIntentResponse {
              let response = FilterEpisodesIntentResponse(code: .success, userActivity: nil)
              response.episodes = intent.episodes
              return response
          }
          func handle(intent: DownloadEpisodeIntent) async -> DownloadEpisodeIntentResponse {
              Script.take(
                  "handle", "\\(intent.episode?.displayString ?? "none"), \\(intent.wifiOnly ?? false)",
                  otherwise: downloaded(.success))
          }
      }

      func downloaded(_ code: DownloadEpisodeIntentResponseCode, _ name: String? = "pilot.mp3")
          -> DownloadEpisodeIntentResponse
      {
          let response = DownloadEpisodeIntentResponse(
              code: code, userActivity: NSUserActivity(activityType: "download"))
          response.file = name.map { INFile(data: Data([1]), filename: $0, typeIdentifier: "public.mp3") }
          return response
      }

      final class Waiter: NSObject, BookTableIntentHandling {
          func resolveGuests(for intent: BookTableIntent) async -> INIntegerResolutionResult {
              Script.take(
                  "guests", "", otherwise: intent.guests.map { .success(with: $0.intValue) } ?? .needsValue())
          }
          func resolveDate(for intent: BookTableIntent) async -> INDateComponentsResolutionResult {
              Script.take("date", "", otherwise: intent.date.map { .success(with: $0) } ?? .needsValue())
          }
          func handle(intent: BookTableIntent) async -> BookTableIntentResponse {
              let facts = "\\(intent.guests ?? 0), \\(intent.date?.day ?? 0), \\(intent.in)"
              return Script.take("handle", facts, otherwise: seated())
          }
      }

      func seated() -> BookTableIntentResponse {
          let response = BookTableIntentResponse(code: .inProgress, userActivity: nil)
          response.tableName = "12"
          return response
      }

      final class Clerk: NSObject, BuyGiftCardIntentHandling {
          func resolveAmount(for intent: BuyGiftCardIntent) async -> INCurrencyAmountResolutionResult {
              Script.take("amount", "", otherwise: intent.amount.map { .success(with: $0) } ?? .needsValue())
          }
          func resolveRecipient(for intent: BuyGiftCardIntent) async -> INPersonResolutionResult {
              Script.take("recipient", "", otherwise: intent.recipient.map { .success(with: $0) } ?? .needsValue())
          }
          func handle(intent: BuyGiftCardIntent) async -> BuyGiftCardIntentResponse {
              let facts =
                  "\\(intent.amount?.amount ?? 0) \\(intent.amount?.currencyCode ?? ""), "
                  + (intent.recipient?.displayName ?? "none")
              return Script.take(
                  "handle", facts, otherwise: BuyGiftCardIntentResponse(code: .inProgress, userActivity: nil))
          }
      }

      final class Coach: NSObject, LogMeasurementsIntentHandling, StartIntervalsIntentHandling {
          func resolveDistance(for intent: LogMeasurementsIntent) async -> INLengthResolutionResult {
              Script.take("distance", "", otherwise: intent.distance.map { .success(with: $0) } ?? .notRequired())
          }
          func resolveEnergy(for intent: LogMeasurementsIntent) async -> INEnergyResolutionResult {
              Script.take("energy", "", otherwise: intent.energy.map { .success(with: $0) } ?? .notRequired())
          }
          func resolveWeight(for intent: LogMeasurementsIntent) async -> INMassResolutionResult {
              Script.take("weight", "", otherwise: intent.weight.map { .success(with: $0) } ?? .notRequired())
          }
          func handle(intent: LogMeasurementsIntent) async -> LogMeasurementsIntentResponse {
              let facts =
                  "\\(intent.distance?.value ?? 0), \\(intent.energy?.value ?? 0), \\(intent.weight?.value ?? 0), "
                  + "\\(intent.sleep?.doubleValue ?? 0)"
              let response = LogMeasurementsIntentResponse(code: .inProgress, userActivity: nil)
              response.summary = TrainingSummary(identifier: "t", display: "Good")
              return Script.take("handle", facts, otherwise: response)
          }
          func resolveStyle(for intent: StartIntervalsIntent) async -> IntervalStyleResolutionResult {
              Script.take("style", "", otherwise: .success(with: intent.style))
          }
          func resolveRounds(for intent: StartIntervalsIntent) async -> StartIntervalsRoundsResolutionResult {
              Script.take("rounds", "", otherwise: .notRequired())
          }
          func resolveWork(for intent: StartIntervalsIntent) async -> INTimeIntervalResolutionResult {
              Script.take(
                  "work", "\\(intent.work ?? 0)",
                  otherwise: intent.work.map { .success(with: $0.doubleValue) } ?? .needsValue())
          }
          func handle(intent: StartIntervalsIntent) async -> StartIntervalsIntentResponse {
              Script.take(
                  "handle", "\\(intent.rounds ?? -1), \\(intent.work ?? 0)",
                  otherwise: .success(countdown: 3, total: 90))
          }
      }

      final class Janitor: NSObject, SetClimateIntentHandling {
          func resolveTarget(for intent: SetClimateIntent) async -> INTemperatureResolutionResult {
              Script.take("target", "", otherwise: intent.target.map { .success(with: $0) } ?? .needsValue())
          }
          func provideRoomOptionsCollection(
              for intent: SetClimateIntent
          ) async throws -> INObjectCollection<NSString> {
              INObjectCollection(items: ["Attic", "Cellar"])
          }
          func defaultRoom(for intent: SetClimateIntent) -> String? { "Attic" }
          func handle(intent: SetClimateIntent) async -> SetClimateIntentResponse {
              Script.take(
                  "handle", "\\(intent.target?.value ?? 0), \\(intent.offset ?? -1)",
                  otherwise: .success(current: Measurement(value: 19, unit: .celsius)))
          }
      }

      final class Courier: NSObject, ShareDocumentIntentHandling {
          func resolveDocuments(for intent: ShareDocumentIntent) async -> [ShareDocumentDocumentsResolutionResult] {
              Script.take(
                  "documents", "", otherwise: (intent.documents ?? []).map { .success(with: $0) })
          }
          func resolveIn(for intent: ShareDocumentIntent) async -> ChatChannelResolutionResult {
              Script.take("in", "", otherwise: intent.in.map { .success(with: $0) } ?? .needsValue())
          }
          func provideInOptionsCollection(
              for intent: ShareDocumentIntent, searchTerm: String?
          ) async throws -> INObjectCollection<ChatChannel> {
              INObjectCollection(items: [])
          }
          func handle(intent: ShareDocumentIntent) async -> ShareDocumentIntentResponse {
              let facts = (intent.documents ?? []).map { "\\($0.filename) \\($0.data.count)" }.joined(separator: ", ")
              return Script.take(
                  "handle", facts, otherwise: .success(count: 1, channel: ChatChannel(identifier: "c", display: "News")))
          }
      }

      /// Only the settings of a widget need him: he handles nothing.
      final class Astronomer: NSObject, CountdownIntentHandling {
          func provideEventOptionsCollection(
              for intent: CountdownIntent, searchTerm: String?
          ) async throws -> INObjectCollection<SkyWidgetEvent> {
              INObjectCollection(items: [SkyWidgetEvent(identifier: "x", display: "Seen as \\(intent.kind)")])
          }
      }

      """)
}
