import Foundation
import IntentCompiler
import MigrationSupport
import TestSupport

/// The Objective-C of a definition, beside its Swift.
struct ObjectiveCOutput: Sendable {
  /// A name that no other output of a test has.
  let name: String

  /// What all of it is made of.
  private let definition: DefinitionSource

  /// The files, without a folder.
  let sources: [ObjectiveCSource]

  /// The members that the Swift of the same definition declares.
  let swiftMembers: [SwiftMember]

  /// The files of handlers, as they are on the first day.
  let handlers: [ObjectiveCSource]

  /// The members that the headers declare.
  var members: [SiriKitMember] { SiriKitMember.members(of: sources) }

  /// What the compiler makes of a definition; nil where it declares nothing.
  init?(name: String, of definition: DefinitionSource) {
    let result = Compiler(options: CompilerOptions(language: .objectiveC)).compile([definition])
    guard !result.files.isEmpty else { return nil }
    self.name = name
    self.definition = definition
    sources = result.files.map {
      ObjectiveCSource(path: $0.name, text: String(decoding: $0.bytes, as: UTF8.self))
    }
    handlers = Compiler(options: CompilerOptions(language: .objectiveC)).handlers(for: [definition]).files.map {
      ObjectiveCSource(path: $0.name, text: String(decoding: $0.bytes, as: UTF8.self))
    }
    let swift = Compiler().compile([definition]).files.map(SwiftSource.init(_:))
    swiftMembers = SwiftMember.members(of: swift)
  }

  /// The output of definitions of this repository.
  ///
  /// - Throws: The file system's error.
  static func samples() throws -> [ObjectiveCOutput] { try madeSamples.get() }

  private static let madeSamples = Result {
    try SampleDefinition.valid.compactMap { sample in
      ObjectiveCOutput(
        name: sample.stem, of: DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents())))
    }
  }

  /// The output of all published definitions that have any.
  static let corpus = CorpusOutput.all.enumerated().compactMap { index, output in
    (try? output.source()).flatMap { ObjectiveCOutput(name: "\(index)", of: $0) }
  }

  /// What is around the handlers of several definitions in one module, and the handlers of the system's intents that they
  /// customise.
  static func extensionFiles(of group: [ObjectiveCOutput]) -> [ObjectiveCSource] {
    let compiler = Compiler(options: CompilerOptions(language: .objectiveC))
    let definitions = group.map(\.definition)
    var options = ScaffoldOptions()
    options.parts = Set(ScaffoldOptions.Part.allCases)
    let files =
      compiler.systemHandlers(for: definitions, options: options).files
      + compiler.extensionFiles(for: definitions, options: options).files
    return files.filter { !$0.name.hasSuffix(".plist") }.map {
      ObjectiveCSource(path: $0.name, text: String(decoding: $0.bytes, as: UTF8.self))
    }
  }

  /// The files of each group in a folder of its own, compiled as one, which costs less: most of the time is spent in the
  /// headers of the system.
  ///
  /// No output of a group has what another lacks. Forwards, intents come first, so that nothing has been included that
  /// their headers have to include; backwards, types do.
  static func together(_ groups: [[ObjectiveCOutput]], isBackwards: Bool = false) -> [ObjectiveCSource] {
    groups.enumerated().flatMap { index, outputs in
      let files = outputs.flatMap { $0.sources + $0.handlers } + extensionFiles(of: outputs)
      let headers = files.filter { !$0.isCompiled }.map {
        ObjectiveCSource(path: "\(index)/\($0.path)", text: $0.text)
      }
      let texts = files.filter(\.isCompiled).map(\.text)
      let whole = (isBackwards ? texts.reversed() : texts).joined()
      return headers + [ObjectiveCSource(path: "\(index)/All.m", text: whole)]
    }
  }
}
