import IntentSemantics
import Testing

@testable import AppIntentsBackend

@Suite("The schemas of Apple")
struct AppSchemaTests {
  @Test("have each its kind once, and a version that has schemas")
  func catalogue() {
    let keys = AppSchema.all.map { "\($0.macro.rawValue) \($0.name)" }
    #expect(Set(keys).count == keys.count && keys.count > 200)
    #expect(AppSchema.all.allSatisfy { $0.version >= .iOS18 && $0.name.split(separator: ".").count == 2 })
    #expect(AppSchema.named("photos.asset").map(\.macro) == [.entity])
    #expect(AppSchema.named("audio.playAudio").map(\.version) == [SystemVersion(27)])
    // One name, two kinds.
    #expect(AppSchema.domains.map(\.name) == AppSchema.domains.map(\.name).sorted())
  }

  /// The table of the intents of the framework is made from other pages.
  @Test("are those that take the place of intents of the system, too")
  func systemIntents() {
    let names = SystemIntentCatalogue.all.filter { $0.counterpart.kind == .schema }.flatMap(\.counterpart.names)
    #expect(names.count > 10)
    for name in names where name != ".unknown" {
      #expect(AppSchema.named(String(name.dropFirst())).contains { $0.macro == .intent }, "\(name)")
    }
  }

  @Test(
    "are refused where there is none, or one only later, with what might be meant",
    arguments: [
      ("photos.openAset", SchemaMacro.intent, "did you mean 'photos.openAsset'?"),
      ("photos.album", .intent, "it is one for entities"), ("phone.call", .intent, "the domain has 'phone.startCall'"),
      (
        "camera.lens", .enumeration,
        "the domain has 'camera.captureDevice', 'camera.captureDuration', 'camera.captureMode'"
      ),
      ("audio.song", .entity, "'--target iOS27.0' has it"),
      ("assistant.activate", .intent, "'--target iOS26.2' has it"),
    ])
  func refusals(name: String, macro: SchemaMacro, hint: String) throws {
    let refusal = SchemaRefusal(schema: ConfiguredText(name), macro: macro, target: .iOS26)
    #expect(refusal.fault?.hint == hint)
  }

  @Test("are there for the systems that have them, and domains are named where one is unknown")
  func accepted() {
    for (name, macro) in [("photos.asset", SchemaMacro.entity), ("photos.openAsset", .intent)] {
      #expect(SchemaRefusal(schema: ConfiguredText(name), macro: macro, target: .iOS18).fault == nil)
    }
    #expect(SchemaRefusal(schema: "audio.song", macro: .entity, target: SystemVersion(27)).fault == nil)
    let fault = SchemaRefusal(schema: "soup.order", macro: .enumeration, target: .iOS18).fault
    #expect(fault?.hint?.hasPrefix("the domains are 'audio', 'books', 'browser'") ?? false)
  }
}
