import IntentSemantics
import SiriKitBackend
import Testing

@Suite("An object type")
struct ObjectTypeTests {
  @Test("gives its own properties and a resolution result that hides the framework's methods")
  func wholeFile() throws {
    let type = Sample.type(
      "Plant",
      properties: [
        Sample.property("identifier", .string, isInherited: true),
        Sample.property("displayString", .string, isInherited: true),
        Sample.property("colour", .string), Sample.property("edible", .boolean),
        Sample.property("soils", Sample.plantReference, isArray: true), Sample.property("soil", Sample.soilReference),
      ])
    #expect(
      try declarations(of: "Plant", in: Sample.program(types: [type])) == """
        @available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
        @objc(Plant)
        public class Plant: INObject {
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @NSManaged public var colour: String?
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @NSManaged public var edible: NSNumber?
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @NSManaged public var soils: [Plant]?
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @NSManaged public var soil: Soil
            override public class var supportsSecureCoding: Bool { true }
        }
        @available(iOS 13.0, macOS 11.0, watchOS 6.0, *) @available(tvOS, unavailable)
        @objc(PlantResolutionResult)
        public class PlantResolutionResult: INObjectResolutionResult {
            @objc(successWithResolvedPlant:)
            public class func success(with resolvedObject: Plant) -> Self {
                return super.success(with: resolvedObject)
            }
            @objc(disambiguationWithPlantsToDisambiguate:)
            public class func disambiguation(with objectsToDisambiguate: [Plant]) -> Self {
                return super.disambiguation(with: objectsToDisambiguate)
            }
            @objc(confirmationRequiredWithPlantToConfirm:)
            public class func confirmationRequired(with objectToConfirm: Plant?) -> Self {
                return super.confirmationRequired(with: objectToConfirm)
            }
            @available(*, unavailable)
            override public class func success(with resolvedObject: INObject) -> Self {
                fatalError()
            }
            @available(*, unavailable)
            override public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
                fatalError()
            }
            @available(*, unavailable)
            override public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
                fatalError()
            }
        }
        """)
  }

  @Test("promises secure coding without properties too, and pluralises with an s alone")
  func withoutProperties() throws {
    let type = Sample.type("Berries", className: "GardenBerries")
    let text = try declarations(of: "GardenBerries", in: Sample.program(types: [type]))
    #expect(
      text.contains(
        "class GardenBerries: INObject {\n    override public class var supportsSecureCoding: Bool { true }\n}"))
    #expect(text.contains("@objc(disambiguationWithBerriessToDisambiguate:)"))
    #expect(text.contains("disambiguation(with objectsToDisambiguate: [GardenBerries]) -> Self"))
  }
}
