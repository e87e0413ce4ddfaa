internal import HandlerSources
internal import SourceDiagnostics

/// What the text of the sources tells about intents, as far as words tell it.
///
/// The types of the sources tell more, but not what stands in function bodies, aliases and macros. Where the words say
/// that something may be there, no rule says that it is missing.
struct SourceEvidence {
  private let words: SourceWords
  private let folders: TestFolders

  /// Whether there are sources at all.
  let hasSources: Bool

  private static let migration = "CustomIntentMigratedAppIntent"
  private static let donation = "INInteraction"
  private static let continuation = "continueInApp"

  /// The evidence about some classes.
  init(_ project: CheckedProject, classNames: some Sequence<String>) {
    var wanted: Set = [Self.migration, Self.donation, Self.continuation]
    for name in classNames {
      wanted.insert(name)
      wanted.insert(name + "Handling")
    }
    folders = project.testFolders
    words = SourceWords(wanted, in: project)
    hasSources = !project.swiftSources.isEmpty || !project.objectiveCSources.isEmpty
  }

  /// Whether the name of the class stands anywhere.
  func mentions(_ className: String) -> Bool { !allPlaces(of: className).isEmpty }

  /// The first place where the class is used; nil where it only stands in a string or nowhere.
  func use(of className: String) -> SourceLocation? {
    words.places(of: className).first.map { SourceLocation(file: $0.source, range: $0.range) }
  }

  /// Whether a file of the project declares the class, for example because somebody keeps generated code.
  func declares(_ className: String) -> Bool {
    words.places(of: className).contains(where: \.declaresClass)
  }

  /// Whether something may be a handler of the class: its handling protocol stands in code, somewhere else than in tests
  /// and where it is declared.
  func mayHandle(_ className: String) -> Bool {
    words.places(of: className + "Handling").contains { place in
      if folders.haveTest(place.source.path) || place.source.isGeneratedCode { return false }
      if place.source.isObjectiveC { return [UInt8(ascii: "<"), UInt8(ascii: ",")].contains(place.precedingByte) }
      return place.precedingWord != "protocol" && place.precedingByte != UInt8(ascii: "(")
    }
  }

  /// Whether an App Intent takes over what was made with the class: then nothing has to handle the class.
  func isMigrated(_ className: String) -> Bool {
    let paths = Set(words.places(of: Self.migration).map(\.source.path))
    return words.literalPlaces(of: className).contains {
      $0.precedingByte == UInt8(ascii: "\"") && paths.contains($0.source.path)
    }
  }

  /// Whether the app donates the intent or goes on with it, judging by what stands in one file with its class.
  func isDonatedOrContinued(_ className: String) -> Bool {
    let continuing = words.places(of: Self.continuation).filter { $0.precedingByte == UInt8(ascii: ".") }
    let paths = Set((words.places(of: Self.donation) + continuing).map(\.source.path))
    // The type of an activity is the name of the class as a string.
    return allPlaces(of: className).contains { paths.contains($0.source.path) }
  }

  private func allPlaces(of word: String) -> [SourceWords.Occurrence] {
    words.places(of: word) + words.literalPlaces(of: word)
  }
}

extension SourceFile {
  /// Whether the name of the file is one of Objective-C.
  var isObjectiveC: Bool { [".m", ".mm", ".h"].contains { path.hasSuffix($0) } }
}
