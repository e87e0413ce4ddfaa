extension Play {
  static let home = Play(
    "Home",
    properties: """
      let lamp = HomeDeviceAppEntity(id: "lamp", displayString: "Lamp")

      """,
    scenes: [
      Scene(
        "what a value calls for is asked for", "SetLight", "mood = .custom", "brightness = nil",
        answers: ["[lamp]", "40.0"], work: ["LightMoodAppEnum.custom"], gives: "ask lights: Which lights?",
        "ask brightness: How bright?", "say: The lights are set to Custom.", "give: Custom"),
      Scene(
        "a default stands in for an answer", "SetLight", "lights = [lamp]", work: ["LightMoodAppEnum.reading"],
        gives: "say: The lights are set to Reading.", "give: Reading"),
      Scene(
        "a refusal tells names and numbers", "SetLight", "lights = [lamp]",
        work: [#"SetLightError.brightnessNotDimmable(lights: "Lamp", brightness: 40)"#],
        gives: "fail: Lamp cannot be dimmed to 40.0 per cent."),
      Scene(
        "one of several outcomes is told", "ToggleDevice", "device = lamp",
        answers: ["DeviceStateAppEnum.on"],
        work: [
          "DeviceStateAppEnum.on",
          "ToggleDeviceOutcome.scheduled(device: lamp, state: .on, countdown: Measurement(value: 5, unit: .minutes))",
        ],
        gives: "ask state: On or off?", "say: Lamp will be on in 5.0 m.", "give: on"),
      Scene(
        "a measurement is told", "SetClimate", answers: ["Measurement(value: 20, unit: UnitTemperature.celsius)"],
        work: ["Measurement(value: 21, unit: UnitTemperature.celsius)"], gives: "ask target: How warm should it be?",
        "say: It is 21.0 °C now.", "give: 21.0 °C"),
    ])

  static let notes = Play(
    "Notes",
    properties: """
      let packing = QuillNote(id: "1", displayString: "Packing")

      """,
    scenes: [
      Scene(
        "a truth value is told in words", "RunChecklist", "note = packing", work: ["false"],
        gives: "say: The list is unfinished.", "give: false"),
      Scene(
        "an entity of a class with a name of its own", "CreateNote",
        answers: [#"Notebook(id: "2", displayString: "Travel")"#], work: ["packing"],
        gives: "ask notebook: In which notebook?", "say: I wrote Packing.", "give: Packing"),
      Scene(
        "an error without a text of its own", "GoToNotebook", work: ["GoToNotebookError.failure"],
        gives: "fail: The action failed."),
      Scene("an action that only opens the app", "GoToNotebook", work: ["()"]),
    ])

  static let travel = Play(
    "Travel",
    scenes: [
      Scene(
        "places, lengths and times are told", "NavigateToStop", #"destination = CLPlacemark(name: "Harbour")"#,
        work: [
          Day.swift(4, 9), "Measurement(value: 3, unit: UnitLength.kilometers)", #"CLPlacemark(name: "Inn")"#,
        ],
        gives: "say: It is 3.0 km from Inn. You will be there at \(Day.words(4, 9, as: Day.time)).",
        "give: \(Day.described(4, 9))"),
      Scene(
        "a list is given", "ViewDepartures",
        answers: [#"TravelStopAppEntity(id: "1", displayString: "Main Station")"#],
        work: [#"["S1", "S2"]"#, Day.swift(4, 9), Day.swift(4, 23)], gives: "ask station: Which station?",
        "say: The next one leaves \(Day.words(4, 9)), the last one \(Day.words(4, 23)).", #"give: ["S1", "S2"]"#),
    ])

  static let reading = Play(
    "Reading",
    scenes: [
      Scene(
        "a text may name the result", "RateBook", #"book = LibraryBookAppEntity(id: "1", displayString: "Emma")"#,
        work: ["4.5", #"LibraryBookAppEntity(id: "1", displayString: "Emma")"#],
        gives: "say: Emma has 4.5 stars on average.", "give: 4.5"),
      Scene(
        "a confirmation without a dialog of the definition", "RenewLoans", answers: ["true"], work: [Day.swift(4, 9)],
        gives: "confirm to request: Renew Loans?", "say: You may keep them until \(Day.words(4, 9, as: Day.date))."),
    ])

  static let sky = Play(
    "SkyWidgets",
    scenes: [
      Scene(
        "a widget that is an action too", "MoonPhase", work: [#""crescent""#, Day.swift(4, 9), "0.25"],
        gives:
          "say: The moon is a crescent. The next full moon is on \(Day.words(4, 9, as: Day.date)). / crescent, 0.25 lit",
        "give: crescent")
    ])

  static let workouts = Play(
    "Workouts",
    properties: """
      let gym = GymClubAppEntity(id: "1", displayString: "Iron House")

      func located(_ gym: GymClubAppEntity) -> GymClubAppEntity {
          gym.location = CLPlacemark(name: "Main Street")
          return gym
      }

      """,
    moved: [
      "CheckInAtGym": """
              guard try await confirmGym(try await chooseGym(among: [gym])) else { throw CheckInAtGymError.failure }
      """
    ],
    scenes: [
      Scene(
        "a sentence that needs what is not there is left out", "CheckInAtGym", "gym = gym",
        answers: ["gym", "true"], work: ["12", "gym"],
        gives: #"choose gym among ["Iron House"]: There are 1 gyms near you."#, "confirm gym Iron House",
        "say: Welcome to Iron House. Your locker is number 12.", "give: 12"),
      Scene(
        "a sentence with what is there", "CheckInAtGym", "gym = located(gym)", answers: ["gym", "false"],
        gives: #"choose gym among ["Iron House"]: There are 1 gyms near you."#,
        "confirm gym Iron House: Are you at Iron House in Main Street?", "fail: The action failed."),
      Scene(
        "measurements are asked for", "LogMeasurements",
        answers: [
          "Measurement(value: 5, unit: UnitLength.kilometers)",
          "Measurement(value: 300, unit: UnitEnergy.kilocalories)",
          "Measurement(value: 70, unit: UnitMass.kilograms)",
        ],
        work: [
          "TrainingSummaryAppEntity()",
          "LogMeasurementsOutcome.successNewRecord(topSpeed: Measurement(value: 14, unit: .kilometersPerHour))",
        ],
        gives: "ask distance: How far did you go?", "ask energy: How much energy did you burn?",
        "ask weight: What do you weigh?", "say: A new record: 14.0 km/h.", "give: "),
    ])
}
