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

  @Test func protocolsOfDomains() throws {
    let groups = Dictionary(grouping: SystemIntentCatalogue.all.filter { $0.domainProtocol != nil }) {
      $0.domainProtocol ?? ""
    }
    #expect(groups.count == 11 && groups.values.joined().count == 42)
    #expect(
      groups["INMessagesDomainHandling"]?.map(\.taskName) == [
        "SearchForMessages", "SendMessage", "SetMessageAttribute",
      ])
    for (name, intents) in groups {
      #expect(Set(intents.map(\.domain)).count <= 2, "\(name)")
      #expect(intents.allSatisfy { $0.isHandled })
    }
    #expect(SystemIntentCatalogue.intent(named: "INStartCallIntent")?.domainProtocol == nil)
  }

  @Test func namesThatCannotBeDerived() throws {
    let booking = try #require(SystemIntentCatalogue.intent(named: "INBookRestaurantReservationIntent"))
    #expect(booking.responseCodeType == "INBookRestaurantReservationIntentCode")
    let reservation = try #require(SystemIntentCatalogue.intent(named: "INGetReservationDetailsIntent"))
    #expect(reservation.handlingProtocol == nil)
    #expect(reservation.responseCodeType == "INGetReservationDetailsIntentResponseCode")
  }

  @Test func methodsAsTheInterfaceDeclaresThem() throws {
    let handled = SystemIntentCatalogue.all.filter(\.isHandled)
    let resolved = SystemIntentCatalogue.all.flatMap(\.parameters).filter { $0.resolveMethod != nil }
    #expect(resolved.count == 172)
    #expect(
      resolved.filter(\.isResolutionDeprecated).map(\.name).sorted() == [
        "callType", "groupName", "groupNames", "searchTerms",
      ])
    #expect(handled.filter { $0.completionLabel == "completion" }.count == 7)
    let ride = try #require(SystemIntentCatalogue.intent(named: "INGetRideStatusIntent"))
    #expect(ride.updates == .required)
    #expect(ride.observerProtocol == "INGetRideStatusIntentResponseObserver")
    #expect(SystemIntentCatalogue.all.filter { $0.updates == .optional }.map(\.taskName) == ["GetCarPowerLevelStatus"])
    let cancel = try #require(SystemIntentCatalogue.intent(named: "INCancelRideIntent"))
    #expect(cancel.intentLabel == "cancelRide")
    #expect(handled.allSatisfy { $0.doneCode != nil })
    let workout = try #require(SystemIntentCatalogue.intent(named: "INStartWorkoutIntent"))
    #expect(workout.doneCode == "continueInApp")
    #expect(workout.codeAvailability["success"] == [.iOS("11.0")])
    let call = try #require(SystemIntentCatalogue.intent(named: "INStartCallIntent"))
    #expect(call.codeAvailability["failureCallRinging"] == [])
    let defaults = try #require(
      SystemIntentCatalogue.intent(named: "INGetAvailableRestaurantReservationBookingDefaultsIntent"))
    #expect(defaults.responseProperties.compactMap(\.argument) == ["defaultPartySize", "defaultBooking"])
  }

  @Test func availabilityOfMembers() throws {
    let message = try #require(SystemIntentCatalogue.intent(named: "INSendMessageIntent"))
    let type = try #require(message.parameter(named: "outgoingMessageType"))
    #expect(type.availability?.map(\.introduced) == ["14.0", "12.0", "7.0"])
    #expect(type.resolutionAvailability == type.availability)
    let recipients = try #require(message.parameter(named: "recipients"))
    #expect(recipients.availability == nil)
    #expect(recipients.resolutionAvailability?.map(\.introduced) == ["11.0", "12.0", "4.0"])
    #expect(message.parameter(named: "content")?.resolutionAvailability == nil)
    #expect(recipients.isEssential && recipients.isOptional && recipients.elementType == "INPerson")
  }

  @Test func everyResultAndEnumerationIsKnown() throws {
    for parameter in SystemIntentCatalogue.all.flatMap(\.parameters) where !parameter.isDeprecated {
      guard let name = parameter.resolutionResult else { continue }
      let result = try #require(SystemIntentCatalogue.resolutionResult(named: name))
      let isNamed = SystemIntentCatalogue.enumeration(named: parameter.elementType) != nil
      let isNumber = ["Bool", "Int", "Double"].contains(parameter.elementType)
      #expect(result.canDisambiguate == !(isNamed || isNumber), "\(name)")
      #expect(!isNamed || !parameter.isOptional, "\(parameter.name)")
    }
    let recipient = try #require(
      SystemIntentCatalogue.resolutionResult(named: "INSendMessageRecipientResolutionResult"))
    #expect(recipient.superclass == "INPersonResolutionResult")
    #expect(recipient.unsupportedReasonType == "INSendMessageRecipientUnsupportedReason")
    #expect(recipient.unsupportedReasons.first == "noAccount")
    let list = try #require(
      SystemIntentCatalogue.resolutionResult(named: "INAddTasksTargetTaskListResolutionResult"))
    #expect(list.confirmationReasonType == "INAddTasksTargetTaskListConfirmationReason")
    #expect(SystemIntentCatalogue.enumeration(named: "INCarAudioSource")?.kind == .cases(unknown: "sourceUnknown"))
    #expect(SystemIntentCatalogue.enumeration(named: "INCarSignalOptions")?.kind == .optionSet)
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
