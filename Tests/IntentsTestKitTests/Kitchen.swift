import IntentsTestKit

// What generated code makes of a small definition, written by hand.

enum Spice: Int, CaseIterable {
  case unknown = 0
  case mild = 1
  case hot = 2
}

/// An enumeration whose cases leave out 0.
enum Course: Int {
  case starter = 1
}

class Dish: INObject {
  @Managed var price: INCurrencyAmount?
  @Managed var spice: Spice
}

class CookIntent: INIntent {
  @Managed var dish: Dish?
  @Managed var spice: Spice
  @Managed var course: Course
  @Managed var portions: NSNumber?
  @Managed var extras: [String]?
  @Managed var levels: [NSNumber]?
  @Managed var days: INDayOfWeekOptions
}

enum CookIntentResponseCode: Int {
  case unspecified = 0
  case ready
  case success
}

class CookIntentResponse: INIntentResponse {
  @Managed var dish: Dish?
  fileprivate(set) var code: CookIntentResponseCode = .unspecified

  convenience init(code: CookIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

class DishResolutionResult: INObjectResolutionResult {
  class func success(with resolvedObject: Dish) -> Self {
    return super.success(with: resolvedObject)
  }
}

class SpiceResolutionResult: INEnumResolutionResult {
  class func success(with resolvedValue: Spice) -> Self {
    return __success(withResolvedValue: resolvedValue.rawValue)
  }
}
