import Foundation
import IntentsTestKit
import Testing

@Suite("Resolution results")
struct ResultTests {
  @Test("can be read, whatever their class")
  func readable() {
    #expect(INStringResolutionResult.needsValue().resolution == .needsValue)
    #expect(INStringResolutionResult.notRequired().resolution == .notRequired)
    #expect(INStringResolutionResult.unsupported().resolution == .unsupported(reason: nil))
    #expect(INStringResolutionResult.__unsupported(withReason: 2).resolution == .unsupported(reason: 2))
    #expect(INStringResolutionResult.success(with: "a").resolution == .success("a"))
    #expect(INStringResolutionResult.disambiguation(with: ["a", "b"]).resolution == .disambiguation(["a", "b"]))
    #expect(INStringResolutionResult.confirmationRequired(with: "a").resolution == .confirmationRequired("a"))
    #expect(INStringResolutionResult.confirmationRequired(with: nil).resolution == .confirmationRequired(nil))
    #expect(INIntegerResolutionResult.success(with: 3).resolution == .success(3))
    #expect(INDoubleResolutionResult.confirmationRequired(with: 0.5).resolution == .confirmationRequired(0.5))
    #expect(INBooleanResolutionResult.success(with: true).resolution == .success(true))
    #expect(
      INBooleanResolutionResult.__confirmationRequiredWithValue(toConfirm: NSNumber(value: true)).resolution
        == .confirmationRequired(true))
    #expect(INTimeIntervalResolutionResult.success(with: 60).resolution == .success(60.0))
  }

  @Test("of generated classes say the same, and keep their class")
  func generated() {
    let dish = Dish(identifier: "1", display: "Curry")
    let result = DishResolutionResult.success(with: dish)
    #expect(type(of: result) == DishResolutionResult.self)
    #expect(result.resolution == .success(dish))
    #expect(SpiceResolutionResult.success(with: .hot).resolution == .success(2))
    #expect(type(of: SpiceResolutionResult.needsValue()) == SpiceResolutionResult.self)
  }

  @Test("of the system's types")
  func system() {
    let item = INMediaItem(identifier: "1", title: "A", type: .song, artwork: nil)
    #expect(INMediaItemResolutionResult.success(with: item).resolution == .success(item))
    #expect(
      INAddMediaMediaItemResolutionResult(mediaItemResolutionResult: .success(with: item)).resolution == .success(item))
    #expect(
      INAddMediaMediaItemResolutionResult.unsupported(forReason: .loginRequired).resolution
        == .unsupported(reason: 1))
    #expect(INMassResolutionResult.success(with: Measurement(value: 1, unit: .grams)).resolution != .needsValue)
  }
}
