import IntentSemantics
import Testing

@Suite struct SystemCatalogueTests {
  @Test func everyIntentIsThereOnce() {
    let names = SystemIntentCatalogue.all.map(\.className)
    #expect(names.count == 61)
    #expect(Set(names).count == 61)
    #expect(names == names.sorted())
    #expect(SystemIntentCatalogue.all.reduce(0) { $0 + $1.parameters.count } == 234)
    #expect(SystemIntentCatalogue.all.reduce(0) { $0 + $1.responseCodes.count } == 448)
    #expect(SystemIntentCatalogue.all.reduce(0) { $0 + $1.parameters.filter(\.isDeprecated).count } == 7)
    #expect(SystemIntentCatalogue.all.filter(\.isHandled).count == 60)
    #expect(SystemIntentCatalogue.all.filter(\.isWithdrawnFromSiri).count == 17)
  }

  @Test func everyDomainHasIntents() {
    let domains = Dictionary(grouping: SystemIntentCatalogue.all, by: \.domain).mapValues(\.count)
    #expect(Set(domains.keys) == Set(SystemIntentDomain.allCases))
    #expect(domains[.carCommands] == 5)
    #expect(domains[.listsAndNotes] == 8)
    #expect(SystemIntentDomain.voipCalling.rawValue == "VoIP Calling")
  }

  @Test(arguments: SystemIntentCatalogue.all.map(\.className))
  func namesAreUnique(className: String) throws {
    let intent = try #require(SystemIntentCatalogue.intent(named: className))
    #expect(intent.className == className)
    #expect(intent.className.hasPrefix("IN"))
    #expect(Set(intent.parameters.map(\.name)).count == intent.parameters.count)
    #expect(Set(intent.responseCodes).count == intent.responseCodes.count)
    #expect(intent.responseCodes.contains { $0.hasPrefix("failure") })
    #expect(intent.availability(on: .iOS) != nil)
  }

  @Test func messageAsTheInterfaceDeclaresIt() throws {
    let intent = try #require(SystemIntentCatalogue.intent(named: "INSendMessageIntent"))
    #expect(intent.domain == .messaging)
    #expect(intent.handlingProtocol == "INSendMessageIntentHandling")
    #expect(intent.availability(on: .macOS)?.introduced == "12.0")
    #expect(intent.availability(on: .tvOS) == nil)
    let recipients = try #require(intent.parameter(named: "recipients"))
    #expect(recipients.type == "[INPerson]?")
    #expect(recipients.isArray)
    #expect(recipients.resolveMethod == "resolveRecipients")
    #expect(recipients.resolutionResult == "INSendMessageRecipientResolutionResult")
    #expect(intent.parameter(named: "groupName")?.isDeprecated == true)
    #expect(intent.parameter(named: "sender")?.resolveMethod == nil)
    #expect(
      intent.responseCodes == [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureMessageServiceNotAvailable", "failureRequiringInAppAuthentication",
      ])
    #expect(!intent.isDeprecated)
    #expect(intent.deprecationMessage == nil)
  }

  @Test func namesThatCannotBeDerived() throws {
    let booking = try #require(SystemIntentCatalogue.intent(named: "INBookRestaurantReservationIntent"))
    #expect(booking.responseCodeType == "INBookRestaurantReservationIntentCode")
    let reservation = try #require(SystemIntentCatalogue.intent(named: "INGetReservationDetailsIntent"))
    #expect(reservation.handlingProtocol == nil)
    #expect(reservation.responseCodeType == "INGetReservationDetailsIntentResponseCode")
  }

  @Test func whatBecameOfTheOldOnes() throws {
    let call = try #require(SystemIntentCatalogue.intent(named: "INStartAudioCallIntent"))
    #expect(!call.isWithdrawnFromSiri)
    #expect(call.deprecationMessage == "deprecated since iOS 13.0 in favour of 'INStartCallIntent'")
    #expect(call.counterpart.text == "schema '.phone.startCall' from iOS 27; first move to 'INStartCallIntent'")
    let profile = try #require(SystemIntentCatalogue.intent(named: "INSetProfileInCarIntent"))
    #expect(profile.deprecationMessage == "no longer supported by Siri since iOS 15.0")
    let workout = try #require(SystemIntentCatalogue.intent(named: "INStartWorkoutIntent"))
    #expect(workout.counterpart.text == "protocol 'StartWorkoutIntent' from iOS 16 / watchOS 9")
    let ride = try #require(SystemIntentCatalogue.intent(named: "INRequestRideIntent"))
    #expect(ride.counterpart.kind == .none)
    #expect(ride.counterpart.names.isEmpty)
  }

  @Test(arguments: ["", "INOrderSoupIntent", "insendmessageintent", "INSendMessageIntent ", "INSendMessage"])
  func unknownNames(name: String) {
    #expect(SystemIntentCatalogue.intent(named: name) == nil)
  }

  @Test func mediaCategories() {
    #expect(SystemIntentCatalogue.mediaCategoryNames.count == 5)
    #expect(SystemIntentCatalogue.mediaCategoryNames.contains("INMediaCategoryPodcasts"))
  }
}
