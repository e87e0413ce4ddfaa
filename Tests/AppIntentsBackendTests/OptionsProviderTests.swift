import IntentSemantics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("The provider of a parameter's options")
struct OptionsProviderTests {
  @Test("is a file of the project's, with a default that the initialiser has no place for")
  func modern() throws {
    let sample = MigrationSample(
      parameters: [
        .sample(
          .string, named: "address",
          options: .string(StringOptions(defaultValue: LocalizedText(text: "Home", id: "hOmE01"))), dynamic: true),
        .sample(.integer, named: "size"),
      ], options: MigrationOptions(target: .iOS17))
    #expect(
      try sample.property().text == """
        @Parameter(title: "Value", optionsProvider: OrderSoupAddressOptionsProvider())
        var address: String?
        """)
    let file = try sample.file("OrderSoupAddressOptionsProvider")
    #expect(
      file.text == """
        struct OrderSoupAddressOptionsProvider: DynamicOptionsProvider {
            func results() async throws -> [String] {
                // TODO: Return the options of `address` here.
                //
                // Options that depend on another parameter, such as `size`, need this property beside them:
                //
                // `@IntentParameterDependency<OrderSoup>(\\.$size) var intent`
                return []
            }

            func defaultResult() async -> String? {
                return String(localized: "Home")
            }
        }
        """)
    #expect(file.owner == .project)
    #expect(file.record.remarks.map(\.verdict) == [.open])
    #expect(file.record.texts.map(\.stringID) == ["hOmE01"])
  }

  @Test("stands beside a default for enumerations, and from iOS 18 for all but texts, numbers and URLs")
  func defaults() throws {
    let size = Enumeration.sample([.sample("small", 1)])
    func property(_ type: ValueType, _ options: ValueOptions, _ target: SystemVersion) throws -> String {
      try MigrationSample(
        parameters: [.sample(type, options: options, dynamic: true)], enumerations: [size],
        options: MigrationOptions(target: target)
      ).property().text
    }
    let provider = "optionsProvider: OrderSoupValueOptionsProvider())\n"
    #expect(
      try property(size.valueType, .enumeration(defaultValue: "small"), .iOS16)
        == "@Parameter(title: \"Value\", default: .small, \(provider)var value: SizeAppEnum?")
    let minutes = ValueOptions.timeInterval(TimeIntervalOptions(defaultValue: .integer(5), unit: "Minutes"))
    #expect(
      try property(.timeInterval, minutes, .iOS17) == """
        @Parameter(title: "Value", unit: .minutes, supportsNegativeNumbers: false, \
        \(provider)var value: Measurement<UnitDuration>?
        """)
    #expect(
      try property(.timeInterval, minutes, .iOS18) == """
        @Parameter(title: "Value", defaultValue: 5.0, unit: .minutes, supportsNegativeNumbers: false, \
        \(provider)var value: Measurement<UnitDuration>?
        """)
    let number = ValueOptions.number(NumberOptions(defaultValue: .integer(5), control: "Stepper"))
    #expect(
      try property(.integer, number, .iOS26) == "@Parameter(title: \"Value\", \(provider)var value: Int?")
  }

  @Test("stands in the compatible intent under the converter's name, unless two would have it")
  func compatible() throws {
    let options = MigrationOptions(form: .compatible)
    #expect(
      try MigrationSample(parameters: [.sample(.string, named: "address", dynamic: true)], options: options).property()
        .text
          == """
          @Parameter(title: "Value", optionsProvider: StringOptionsProvider())
          var address: String?

          struct StringOptionsProvider: DynamicOptionsProvider {
              func results() async throws -> [String] {
                  // TODO: Return the options of `address` here.
                  return []
              }
          }
          """)
    let two = MigrationSample(
      parameters: [.sample(.string, named: "address", dynamic: true), .sample(.string, named: "guest", dynamic: true)],
      options: options)
    #expect(try two.property().text.contains("struct OrderSoupAddressOptionsProvider: DynamicOptionsProvider {"))
    #expect(try two.fileNames() == ["OrderSoup.swift"])
  }

  @Test("is left out where there are no options of the app's, or a query lists them")
  func none() throws {
    let pier = ObjectType.sample()
    let boolean = try MigrationSample(parameters: [.sample(.boolean, dynamic: true)]).property()
    #expect(boolean.text == "@Parameter(title: \"Value\")\nvar value: Bool?")
    #expect(boolean.record.remarks.map(\.subject) == ["INIntentParameterSupportsDynamicEnumeration"])
    #expect(
      try MigrationSample(parameters: [.sample(pier.valueType, dynamic: true)], types: [pier]).property().text
        == "@Parameter(title: \"Value\")\nvar value: PierAppEntity?")
  }
}
