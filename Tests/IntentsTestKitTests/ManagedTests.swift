import Foundation
import IntentsTestKit
import Testing

@Suite("Managed properties")
struct ManagedTests {
  @Test("are nil, 0 or empty at first")
  func initialValues() {
    let intent = CookIntent()
    #expect(intent.dish == nil)
    #expect(intent.spice == .unknown)
    #expect(intent.extras == nil)
    #expect(intent.days == [])
  }

  @Test("keep what they are given, nil too")
  func keepValues() {
    let intent = CookIntent()
    intent.spice = .hot
    intent.portions = 3
    intent.extras = ["salt"]
    #expect(intent.spice == .hot)
    #expect(intent.portions == 3)
    #expect(intent.extras == ["salt"])
    intent.portions = nil
    #expect(intent.portions == nil)
  }

  @Test("an enumeration without a case for 0 ends the program when it is read before it is set")
  func noCaseForZero() async throws {
    let intent = CookIntent()
    intent.course = .starter
    #expect(intent.course == .starter)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CookIntent().course
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("its enumeration Course has no case with the raw value 0"))
  }

  @Test("are copied with their object, and separate from then on")
  func copies() throws {
    let intent = CookIntent()
    intent.dish = Dish(identifier: "1", display: "Curry")
    intent.setImage(INImage(named: "curry"), forParameterNamed: "dish")
    let copy = try #require(intent.copy() as? CookIntent)
    #expect(copy.dish === intent.dish)
    #expect(copy.identifier == intent.identifier)
    #expect(copy.image(forParameterNamed: "dish") === intent.image(forParameterNamed: "dish"))
    copy.dish = nil
    #expect(intent.dish != nil)
  }

  @Test("of an object and a response are copied as well")
  func copiesOthers() throws {
    let dish = Dish(identifier: "1", display: "Curry", subtitle: "hot", image: nil)
    dish.spice = .hot
    let copy = try #require(dish.copy() as? Dish)
    #expect(copy == dish && copy !== dish)
    #expect(copy.spice == .hot)
    #expect(copy.subtitleString == "hot")
    let response = CookIntentResponse(code: .success, userActivity: NSUserActivity(activityType: "cook"))
    response.dish = dish
    let other = try #require(response.copy() as? CookIntentResponse)
    #expect(other.dish === dish)
    #expect(other.userActivity === response.userActivity)
  }
}
