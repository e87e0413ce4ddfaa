extension Scene {
  private static func scene(
    _ name: String, _ intent: String, _ setUp: String..., answers: [String] = [], work: [(String, String)] = [],
    gives expected: String...
  ) -> Scene {
    Scene(
      name, intent: intent, setUp: setUp, answers: answers, work: work.map { #"("\#($0.0)", \#($0.1) as Any)"# },
      expected: expected)
  }

  private static let booked = "confirm to book: Book a Table?"
  private static let bought = "confirm to buy: Buy a Gift Card?"

  /// What is done in a town.
  static let town: [Scene] = [
    // Values of other types than those of the bar.
    scene(
      "a date is asked for", "BookTable", "guests = 2", answers: ["DateComponents(day: 9)", "true"],
      gives: "ask date: When would you like to come?", booked, "say: Under way.", "give: 12",
      "handler: handle 2, 9, public"),
    scene(
      "another date is accepted", "BookTable", "guests = 2", "date = DateComponents(day: 9)", answers: ["true"],
      work: [("date", "INDateComponentsResolutionResult.success(with: DateComponents(day: 10))")], gives: booked,
      "say: Under way.", "give: 12", "handler: handle 2, 10, public"),
    scene(
      "a whole number is accepted", "BookTable", "guests = 2", "date = DateComponents(day: 9)", answers: ["true"],
      work: [("guests", "INIntegerResolutionResult.success(with: 6)")], gives: booked, "say: Under way.",
      "give: 12", "handler: handle 6, 9, public"),
    scene(
      "an amount and a person are asked for", "BuyGiftCard",
      answers: [
        #"IntentCurrencyAmount(amount: 20, currencyCode: "EUR")"#,
        #"IntentPerson(identifier: .unknown, name: .displayName("Ann"), handle: nil)"#, "true",
      ],
      gives: "ask amount: How much should be on it?", "ask recipient: Who is it for?", bought, "say: Under way.",
      "handler: handle 20 EUR, Ann"),
    scene(
      "another amount is to be confirmed, and is", "BuyGiftCard",
      #"amount = IntentCurrencyAmount(amount: 20, currencyCode: "EUR")"#,
      #"recipient = IntentPerson(identifier: .unknown, name: .displayName("Ann"), handle: nil)"#,
      answers: ["true", "true"],
      work: [
        (
          "amount",
          #"""
          INCurrencyAmountResolutionResult.confirmationRequired(
            with: INCurrencyAmount(amount: 25, currencyCode: "EUR"))
          """#
        )
      ],
      gives: "confirm amount 25 EUR", bought, "say: Under way.", "handler: handle 25 EUR, Ann"),
    scene(
      "measures of length, energy and mass are accepted", "LogMeasurements", "distance = .of(5, .kilometers)",
      "energy = .of(300, .kilocalories)", "weight = .of(70, .kilograms)",
      "sleep = .of(8, .hours)",
      work: [("distance", "INLengthResolutionResult.success(with: .of(6, .kilometers))")],
      gives: "say: Under way.", "give: Good", "handler: handle 6.0, 300.0, 70.0, 28800.0"),
    scene(
      "a measure is not needed", "LogMeasurements", "distance = .of(5, .kilometers)", "sleep = .of(30, .minutes)",
      work: [("distance", "INLengthResolutionResult.notRequired()")],
      gives: "say: Under way.", "give: Good", "handler: handle 0.0, 0.0, 0.0, 1800.0"),
    scene(
      "a length of time at first is counted in its unit", "LogMeasurements",
      gives: "say: Under way.", "give: Good", "handler: handle 0.0, 0.0, 0.0, 28800.0"),
    scene(
      "a measure is chosen", "SetClimate", "target = .of(70, .celsius)",
      answers: ["Measurement<UnitTemperature>.of(21, .celsius)"],
      work: [
        (
          "target",
          "INTemperatureResolutionResult.disambiguation(with: [.of(21, .celsius), .of(22, .celsius)])"
        )
      ],
      gives: #"choose target among ["21.0 °C", "22.0 °C"]"#, "say: It is 19.0 °C now.", "give: 19.0 °C",
      "handler: handle 21.0, 0.0"),
    scene(
      "a length of time is a number of seconds to the handler", "StartIntervals", "work = .of(2, .minutes)",
      gives: "say: Go in 3.0 s. You will be done after 90.0 s. / 90.0 s in total", "give: 90.0 s",
      "handler: handle -1, 120.0"),
    scene(
      "another length of time is to be confirmed, and is", "StartIntervals", "work = .of(2, .minutes)",
      answers: ["true"], work: [("work", "INTimeIntervalResolutionResult.confirmationRequired(with: 30)")],
      gives: "confirm work 30.0 s", "say: Go in 3.0 s. You will be done after 90.0 s. / 90.0 s in total",
      "give: 90.0 s", "handler: handle -1, 30.0"),
    scene(
      "files of a list are accepted, and others chosen", "ShareDocument",
      #"documents = [IntentFile(data: Data([1, 2]), filename: "a.txt")]"#,
      #"`in` = ChatChannelAppEntity(id: "c", displayString: "News")"#,
      answers: [#"IntentFile(data: Data([3]), filename: "b.txt")"#],
      work: [
        (
          "documents",
          #"""
          [ShareDocumentDocumentsResolutionResult.disambiguation(with: [
            INFile(data: Data([1]), filename: "a.txt", typeIdentifier: nil),
            INFile(data: Data([3]), filename: "b.txt", typeIdentifier: nil),
          ])]
          """#
        )
      ],
      gives: #"choose documents among ["a.txt", "b.txt"]"#, "say: Shared 1 documents in News.", "give: News",
      "handler: handle b.txt 1"),

    // What a handler that is there for the settings of a widget does not do.
    scene("a handler of a widget handles nothing", "Countdown", gives: "fail: The action failed."),

    // The app comes to the front while the action is performed.
    scene(
      "the app has the rest of the work, and there is no result", "DownloadEpisode", "episode = pilot",
      answers: ["true"], work: [("handle", "downloaded(.continueInApp, nil)")], gives: "continue in app", "end in app",
      "handler: handle Pilot, 1", "app: download, DownloadEpisodeIntent"),
    scene(
      "the app has the rest of the work, and there is a result", "DownloadEpisode", "episode = pilot",
      answers: ["true"], work: [("handle", "downloaded(.failureRequiringAppLaunch)")], gives: "continue in app",
      "say: Under way.", "give: pilot.mp3", "handler: handle Pilot, 1", "app: download, DownloadEpisodeIntent"),
    scene(
      "the person does not want the app", "DownloadEpisode", "episode = pilot", answers: ["false"],
      work: [("handle", "downloaded(.continueInApp)")], gives: "continue in app", "fail: CancellationError()",
      "handler: handle Pilot, 1"),
    scene(
      "an action without a result goes on in the app", "BuyGiftCard",
      #"amount = IntentCurrencyAmount(amount: 20, currencyCode: "EUR")"#,
      #"recipient = IntentPerson(identifier: .unknown, name: .displayName("Ann"), handle: nil)"#,
      answers: ["true", "true"],
      work: [("handle", "BuyGiftCardIntentResponse(code: .continueInApp, userActivity: nil)")], gives: bought,
      "continue in app", "say: Under way.", "handler: handle 20 EUR, Ann", "app: BuyGiftCardIntent, BuyGiftCardIntent"),
  ]

  /// What handlers offer in the settings of actions.
  static let optionsOfTown: [(expression: String, text: String)] = [
    // Three parameters of one type, each with its own handler.
    (
      "names(try await FindEpisodeEpisodeOptionsQuery().suggestedEntities())",
      #"["Pilot of no show", "Finale of no show"]"#
    ),
    ("names(try await FilterEpisodesEpisodesOptionsQuery().suggestedEntities())", #"["Finale", "Outtakes"]"#),
    ("names(try await DownloadEpisodeEpisodeOptionsQuery().suggestedEntities())", #"["Newest"]"#),
    ("names(try await DownloadEpisodeEpisodeOptionsQuery().entities(matching: \"tea\"))", #"["Found tea"]"#),
    ("try await DownloadEpisodeEpisodeOptionsQuery().entities(for: [\"e2\", \"e4\"]).map(\\.id)", #"["e4"]"#),
    ("await DownloadEpisodeEpisodeOptionsQuery().defaultResult()?.displayString ?? \"none\"", "Newest"),
    ("await FindEpisodeEpisodeOptionsQuery().defaultResult()?.displayString ?? \"none\"", "none"),
    // The query of the type knows what any of them does, each once.
    ("try await PodcastEpisodeAppEntityQuery().suggestedEntities().map(\\.id)", #"["e1", "e2", "e4", "e3"]"#),
    ("try await PodcastEpisodeAppEntityQuery().entities(for: [\"e3\", \"e0\"]).map(\\.id)", #"["e3"]"#),
    (
      "try await PodcastEpisodeAppEntityQuery().entities(matching: \"Out\").map(\\.displayString)",
      #"["Found Out", "Outtakes"]"#
    ),
    ("await PodcastEpisodeAppEntityQuery().defaultResult()?.displayString ?? \"none\"", "none"),
    // What is offered depends on another parameter.
    (
      """
      names(try await Conversation.settingUp(settings(FindEpisode.self) { $0.show = show }) {
          try await FindEpisodeEpisodeOptionsQuery().suggestedEntities()
      })
      """, #"["Pilot of Kitchen Radio", "Finale of Kitchen Radio"]"#
    ),
    (
      """
      await Conversation.settingUp(settings(FindEpisode.self) { $0.show = show }) {
          await FindEpisodeEpisodeOptionsQuery().defaultResult()?.displayString
      } ?? "none"
      """, "Latest of Kitchen Radio"
    ),
    (
      """
      try await Conversation.settingUp(settings(Countdown.self) { $0.kind = .event }) {
          try await SkyEventQuery().suggestedEntities().offered.map(\\.displayString)
      }
      """, #"["Seen as event"]"#
    ),
    // Here, the project has named the other parameter.
    (
      """
      names(try await Conversation.settingUp(settings(DownloadEpisode.self) { $0.quality = .best }) {
          try await DownloadEpisodeEpisodeOptionsQuery().suggestedEntities()
      })
      """, #"["Newest in best quality"]"#
    ),
    // A parameter that is no object has a provider.
    ("try await SetClimateRoomOptionsProvider().results().offered", #"["Attic", "Cellar"]"#),
    ("await SetClimateRoomOptionsProvider().defaultResult() ?? \"none\"", "Attic"),
  ]
}
