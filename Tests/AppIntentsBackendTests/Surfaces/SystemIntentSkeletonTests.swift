import IntentSemantics
import SourceDiagnostics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("In place of an intent of the framework")
struct SystemIntentSkeletonTests {
  private static func module(
    _ customised: [String] = [], supported: [String] = [], target: SystemVersion = .iOS16,
    form: MigrationForm = .modern, asked: [ConfiguredText: SystemIntentSurfaces] = [:]
  ) throws -> MigratedModule {
    let program = IntentProgram(
      source: SourceFile(path: "Gym.intentdefinition", bytes: []), namespace: nil, intents: [],
      systemIntents: customised.map { className in
        SystemIntent(
          name: String(className.dropFirst(2).dropLast(6)), className: className,
          title: LocalizedText(text: "Go!", id: "gO1"),
          summary: className == "INCancelWorkoutIntent" || className == "INStartWorkoutIntent"
            ? LocalizedText(text: "Gets you going.", id: "gO2") : nil, range: .position(0))
      }, enumerations: [], types: [])
    var options = MigrationOptions(form: form, target: target)
    for (name, surfaces) in asked { options.surfaces.systemIntents.append(surfaces, for: name) }
    options.supportedIntents = supported.map { SupportedIntent(className: $0, location: location) }
    var diagnostics = DiagnosticEngine()
    return try #require(MigratedModule(of: [program], options: options, diagnostics: &diagnostics))
  }

  private static let location = SourceLocation(
    file: SourceFile(path: "Info.plist", bytes: []), range: .position(0))

  private static func files(_ module: MigratedModule) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: AppIntentsBackend(module).files().map {
        ($0.name, String(decoding: $0.render(), as: UTF8.self))
      })
  }

  private static func asking(_ change: (inout SystemIntentSurfaces) -> Void) -> SystemIntentSurfaces {
    var surfaces = SystemIntentSurfaces()
    change(&surfaces)
    return surfaces
  }

  @Test("is nothing that other surfaces could be asked for")
  func unmigrated() throws {
    let module = try Self.module(["INSendMessageIntent"])
    for name in ["SendMessage", "INSendMessageIntent"] as [ConfiguredText] {
      #expect(
        module.fault(ofUnknown: name).message
          == "'\(name.value)' is an intent of the system, which is not migrated")
    }
    #expect(module.fault(ofUnknown: "SendMail").message == "no intent that is migrated is called 'SendMail'")
  }

  @Test("is a structure of the protocol that there is for it, customised or supported")
  func protocols() throws {
    let files = Self.files(
      try Self.module(["INPauseWorkoutIntent", "INSendMessageIntent"], supported: ["INResumeWorkoutIntent"]))
    #expect(files.keys.sorted() == ["MigrationGap.swift", "PauseWorkout.swift", "ResumeWorkout.swift"])
    #expect(
      files["PauseWorkout.swift"] == """
        // Written by intentc for what 'INPauseWorkoutIntent' does.

        import AppIntents

        /// What ‘Go!’ does, as `INPauseWorkoutIntent` did.
        struct PauseWorkout: PauseWorkoutIntent {
            static let title: LocalizedStringResource = "Go!"
            static let persistentIdentifier = "PauseWorkout"

            func perform() async throws -> some IntentResult {
                // TODO: Move the work of `INPauseWorkoutIntentHandling` here.
                let _: Void = try MigrationGap.value()
                return .result()
            }
        }

        """)
    #expect(files["ResumeWorkout.swift"]?.contains("= \"Resume Workout\"") == true)
  }

  @Test("that starts a workout has its styles")
  func workout() throws {
    let text = try #require(Self.files(try Self.module(["INStartWorkoutIntent"]))["StartWorkout.swift"])
    #expect(text.contains("struct StartWorkout: StartWorkoutIntent {"))
    #expect(
      text.contains("static let description: IntentDescription? = IntentDescription(\"Gets you going.\")"), "\(text)")
    #expect(text.contains("static var suggestedWorkouts: [StartWorkout] {\n        [StartWorkout(style: .open)]"))
    #expect(text.contains("var workoutStyle: StartWorkoutStyle\n"))
    #expect(text.contains("enum StartWorkoutStyle: String, AppEnum {\n    case open\n"))
  }

  @Test("that plays is one of the protocol for Shortcuts, where the target has it")
  func playing() throws {
    let early = Self.files(try Self.module(["INPlayMediaIntent"]))
    #expect(early.isEmpty)
    let later = Self.files(try Self.module(["INPlayMediaIntent"], target: .iOS17))
    #expect(later["PlayMedia.swift"]?.contains("struct PlayMedia: AudioPlaybackIntent {") == true)
  }

  @Test("is one with a schema, where that is asked for: a named one, or the one that there is for it")
  func schemas() throws {
    let asked = Self.asking { $0.isWritten = true }
    let named = Self.asking { $0.schema = "photos.search" }
    let files = Self.files(
      try Self.module(
        target: .iOS18, asked: ["INCreateNoteIntent": asked, "INSearchForPhotosIntent": named]))
    let note = try #require(files["CreateNote.swift"])
    #expect(note.contains("@AppIntent(schema: .notes.createNote)"))
    #expect(note.contains("@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)"))
    #expect(note.contains("`notes_createNote`"))
    let search = try #require(files["SearchForPhotos.swift"])
    #expect(search.contains("@AppIntent(schema: .photos.search)") && !search.contains("@available(iOS"))
  }

  @Test("is nothing where nothing is wanted, and in the compatible form")
  func nothing() throws {
    let declined = Self.asking { $0.isWritten = false }
    #expect(Self.files(try Self.module(["INPauseWorkoutIntent"], asked: ["INPauseWorkoutIntent": declined])).isEmpty)
    #expect(Self.files(try Self.module(["INPauseWorkoutIntent"], form: .compatible)).isEmpty)
  }

  @Test(
    "cannot be what there is not",
    arguments: [
      ("INListCarsIntent", true, "App Intents have nothing in place of 'INListCarsIntent'", "keep the SiriKit intent"),
      (
        "INAddMediaIntent", true, "several schemas take the place of 'INAddMediaIntent'",
        "name one of 'audio.addToPlaylist' and 'audio.addToLibrary'"
      ),
      ("INFooIntent", true, "the system has no intent 'INFooIntent'", nil),
      ("ListCars", true, "the system has no intent 'ListCars'", "did you mean 'INListCarsIntent'?"),
      ("INPauseWorkoutIntent", true, nil, nil), ("INListCarsIntent", false, nil, nil),
    ] as [(String, Bool, String?, String?)])
  func refusal(name: String, isWritten: Bool, message: String?, hint: String?) throws {
    let asked = Self.asking { $0.isWritten = Configured(isWritten) }
    let faults = try Self.module(asked: [ConfiguredText(stringLiteral: name): asked]).optionFaults
    #expect(faults.map(\.message) == (message.map { [$0] } ?? []))
    #expect(faults.first?.hint == hint)
  }

  @Test(
    "has one of its own schemas",
    arguments: [
      (
        "INCreateNoteIntent", "notes.creatNote", "'notes.creatNote' does not take the place of 'INCreateNoteIntent'",
        "did you mean 'notes.createNote'?"
      ),
      (
        "INAddMediaIntent", "photos.search", "'photos.search' does not take the place of 'INAddMediaIntent'",
        "name one of 'audio.addToPlaylist', 'audio.addToLibrary'"
      ),
      (
        "INPauseWorkoutIntent", "a.b", "there is no schema in place of 'INPauseWorkoutIntent'",
        "protocol 'PauseWorkoutIntent' from iOS 16 / watchOS 9"
      ),
    ])
  func foreignSchema(name: String, schema: String, message: String, hint: String) throws {
    let asked = Self.asking { $0.schema = ConfiguredText(schema) }
    let faults = try Self.module(target: .iOS18, asked: [ConfiguredText(name): asked]).optionFaults
    #expect(faults.map(\.message) == [message])
    #expect(faults.map(\.hint) == [hint])
  }

  @Test("cannot be in the compatible form")
  func compatible() throws {
    let asked = Self.asking { $0.schema = "notes.createNote" }
    let faults = try Self.module(form: .compatible, asked: ["INCreateNoteIntent": asked]).optionFaults
    #expect(faults.map(\.message) == ["the compatible form writes nothing in place of intents of the system"])
  }

  @Test("does not take the name of another type")
  func names() throws {
    var options = MigrationOptions()
    options.supportedIntents = [
      SupportedIntent(className: "INPauseWorkoutIntent", location: Self.location)
    ]
    let files = try IntentFixture.files([IntentFixture.intent("PauseWorkout")], options)
    #expect(files["PauseWorkoutAppIntent.swift"] != nil && files["PauseWorkout.swift"] != nil)
  }
}
