import IntentSemantics
import Testing

@Suite struct SystemNameTests {
  @Test(arguments: [
    ("messages", SystemIntentDomain.messaging), ("Messaging", .messaging), ("message", .messaging),
    ("Reservations", .reservations), ("restaurant", .restaurantReservations), ("ride", .rideBooking),
    ("rides", .rideBooking), ("RideBooking", .rideBooking), ("ride-booking", .rideBooking), ("calls", .voipCalling),
    ("VoIP", .voipCalling), ("notes", .listsAndNotes), ("lists & notes", .listsAndNotes),
    ("Lists and Notes", .listsAndNotes),
    ("carplay", .carPlay), ("car commands", .carCommands), ("payment", .payments), ("photo", .photos),
    ("workout", .workouts), ("focus", .focusStatus), ("visual code", .visualCodes), ("media", .media),
  ])
  func domains(name: String, domain: SystemIntentDomain) throws {
    #expect(try SystemIntentCatalogue.domain(matching: name) == domain)
  }

  @Test(arguments: SystemIntentDomain.allCases)
  func everyDomainIsFoundByItsName(domain: SystemIntentDomain) throws {
    #expect(try SystemIntentCatalogue.domain(matching: domain.rawValue) == domain)
    #expect(try SystemIntentCatalogue.domain(matching: domain.rawValue.uppercased()) == domain)
  }

  @Test(arguments: [
    ("car", ["Car Commands", "CarPlay"], true), ("me", ["Media", "Messaging"], true),
    ("mesaging", ["Messaging"], false),
    ("xyz", [], false), ("", [], false), ("🚗", [], false), ("and", [], false),
  ])
  func noDomain(name: String, suggestions: [String], isAmbiguous: Bool) {
    let error = #expect(throws: SystemNameError.self) { try SystemIntentCatalogue.domain(matching: name) }
    #expect(error?.subject == .domain && error?.name == name)
    #expect(error?.isAmbiguous == isAmbiguous)
    #expect(error?.suggestions == suggestions)
  }

  @Test(arguments: ["INSendMessageIntent", "SendMessageIntent", "SendMessage", "INSendMessage", "send-message"])
  func intents(name: String) throws {
    #expect(try SystemIntentCatalogue.intent(matching: name).className == "INSendMessageIntent")
  }

  @Test(arguments: SystemIntentCatalogue.all)
  func everyIntentIsFoundByItsTask(intent: SystemIntentClass) throws {
    #expect(try SystemIntentCatalogue.intent(matching: intent.taskName) == intent)
    #expect(try SystemIntentCatalogue.intent(matching: intent.className.lowercased()) == intent)
  }

  @Test(arguments: [
    ("INSendMesageIntent", ["INSendMessageIntent"]), ("StartWorkot", ["INStartWorkoutIntent"]), ("OrderSoup", []),
    ("", []), ("Intent", []), ("IN", []),
  ])
  func noIntent(name: String, suggestions: [String]) {
    let error = #expect(throws: SystemNameError.self) { try SystemIntentCatalogue.intent(matching: name) }
    #expect(error?.subject == .intent && error?.name == name)
    #expect(error?.isAmbiguous == false)
    #expect(error?.suggestions == suggestions)
  }

  @Test func aLongNameIsNoTrouble() {
    let name = String(repeating: "message ", count: 20_000)
    #expect(throws: SystemNameError.self) { try SystemIntentCatalogue.domain(matching: name) }
    #expect(throws: SystemNameError.self) { try SystemIntentCatalogue.intent(matching: name) }
  }
}
