import Foundation
import IntentsTestKit
import Testing

@Suite("Objects")
struct ObjectTests {
  @Test("are equal if class, identifier and displayed text are")
  func equality() {
    let curry = Dish(identifier: "1", display: "Curry")
    #expect(curry == Dish(identifier: "1", displayString: "Curry"))
    #expect(curry != Dish(identifier: "2", display: "Curry"))
    #expect(curry != Dish(identifier: "1", display: "Stew"))
    #expect(curry != INObject(identifier: "1", display: "Curry"))
    #expect(Set([curry, Dish(identifier: "1", display: "Curry")]).count == 1)
  }

  @Test("are inherited with all initialisers")
  func initializers() {
    let dish = Dish(
      identifier: nil, display: "Curry", pronunciationHint: "kar-ri", subtitle: "hot", image: INImage(named: "c"))
    #expect(dish.spokenPhrase == "Curry")
    #expect(dish.pronunciationHint == "kar-ri")
    #expect(dish.displayImage?.source == .asset("c"))
    #expect(Dish.supportsSecureCoding)
  }

  @Test("of a collection keep their sections")
  func collections() {
    let one = Dish(identifier: "1", display: "One")
    let two = Dish(identifier: "2", display: "Two")
    let collection = INObjectCollection(sections: [
      INObjectSection(title: "A", items: [one]), INObjectSection(title: nil, items: [two]),
    ])
    #expect(collection.allItems == [one, two])
    #expect(collection.sections.map(\.title) == ["A", nil])
    #expect(INObjectCollection(items: [one]).sections.count == 1)
  }

  @Test("a person without a name has that of the address")
  func people() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Byron"
    #expect(person(name, nil).displayName == "Ada Byron")
    #expect(person(name, "Countess").displayName == "Countess")
    #expect(person(nil, nil).displayName == "ada@example.org")
  }

  @Test("a place is made as on Apple's systems, with or without an address")
  func placemark() {
    let location = CLLocation(latitude: 52.5, longitude: 13.4)
    let plain = CLPlacemark(location: location, name: "Corner", postalAddress: nil)
    #expect(plain.name == "Corner" && plain.location === location && plain.locality == nil)
    let address = CNMutablePostalAddress()
    address.city = "Berlin"
    let place = CLPlacemark(placemark: CLPlacemark(location: location, name: nil, postalAddress: address))
    #expect(place.locality == "Berlin" && place.country == nil && place.postalAddress?.city == "Berlin")
  }

  @Test("a donation is seen")
  func donation() async throws {
    let interaction = INInteraction(intent: CookIntent(), response: nil)
    #expect(!interaction.isDonated)
    try await interaction.donate()
    #expect(interaction.isDonated)
    let other = INInteraction(intent: CookIntent(), response: nil)
    other.donate { #expect($0 == nil) }
    #expect(other.isDonated)
  }

  @Test("proposed shortcuts are seen")
  func shortcuts() throws {
    let shortcut = try #require(INShortcut(intent: CookIntent()))
    INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
    #expect(INVoiceShortcutCenter.shared.shortcutSuggestions.count == 1)
  }

  private func person(_ name: PersonNameComponents?, _ displayName: String?) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: "ada@example.org", type: .emailAddress), nameComponents: name,
      displayName: displayName, image: nil, contactIdentifier: nil, customIdentifier: nil)
  }
}
