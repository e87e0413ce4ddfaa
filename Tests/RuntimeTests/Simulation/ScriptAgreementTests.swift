import IntentCompiler
import IntentDialogue
import PortableSamples
import TestSupport
import Testing

/// What the compiler reads from a definition is what it writes into the generated classes.
@Suite("Scripts of definitions and of generated classes")
struct ScriptAgreementTests {
  private static let generated: [(sample: String, scripts: [IntentScript])] = [
    ("Errands", [AddErrandIntent.script, OrderGroceriesIntent.script, ReviewErrandsIntent.script]),
    ("Home", [SetLightIntent.script, ToggleDeviceIntent.script, SetClimateIntent.script]),
    ("Messaging", [PostUpdateIntent.script, ShareDocumentIntent.script, SendVoiceNoteIntent.script]),
    (
      "Notes",
      [
        QuillCreateNoteIntent.script, QuillCleanUpTextIntent.script, QuillRunChecklistIntent.script,
        QuillGoToNotebookIntent.script,
      ]
    ),
    (
      "Orders",
      [
        OrderCoffeeIntent.script, BookTableIntent.script, BuyGiftCardIntent.script, RequestRefundIntent.script,
        GetReceiptIntent.script,
      ]
    ),
    ("Parcels", [TrackParcelIntent.script, PickUpParcelIntent.script]),
    (
      "Podcasts",
      [
        SearchPodcastsIntent.script, FindEpisodeIntent.script, FilterEpisodesIntent.script,
        DownloadEpisodeIntent.script,
      ]
    ),
    ("Reading", [RateBookIntent.script, LogReadingIntent.script, RenewLoansIntent.script]),
    (
      "SkyWidgets",
      [
        NightSkyIntent.script, PlanetListIntent.script, CountdownIntent.script, MoonPhaseIntent.script,
        ShowConstellationIntent.script,
      ]
    ),
    ("Travel", [NavigateToStopIntent.script, OpenTripIntent.script, ViewDeparturesIntent.script]),
    ("Withdrawn", []),
    ("Workouts", [StartIntervalsIntent.script, LogMeasurementsIntent.script, CheckInAtGymIntent.script]),
  ]

  @Test("are the same", arguments: SampleDefinition.valid)
  func same(sample: SampleDefinition) throws {
    let source = DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))
    let row = try #require(Self.generated.first { $0.sample == sample.stem })
    let scripts = Compiler().scripts(of: source)
    #expect(scripts.map(\.name) == row.scripts.map(\.name))
    for (read, written) in zip(scripts, row.scripts) {
      #expect(read == written, "\(read.name)")
    }
  }
}
