import Foundation
import IntentCompiler
import IntentSemantics
import ObjectiveCBackend
import TestSupport
import Testing

@Suite("Names that Objective-C has taken")
struct ReservedWordTests {
  /// Words that mean something in some places, and can be names in all.
  private static let free = [
    "IMP", "SEL", "assign", "class_", "end", "final", "getter", "import", "interface", "module", "override",
    "protocol", "readonly", "self_", "strong", "throws",
  ]

  // MARK: The compiler

  @Test("are those of properties that clang refuses, and no others")
  func properties() throws {
    let words = ObjectiveCNames.reservedPropertyNames
    let ofCompiler: Set = ["__strong", "__block", "__typeof__"]
    let all = words.union(ofCompiler)
    #expect(try Self.refused(all.union(Self.free), in: .objectiveC) == all)
    let cxx = ObjectiveCNames.reservedPropertyNamesOfCxx
    // A class method of every object, and a name that gives an object away.
    let special: Set = ["class", "new"]
    #expect(try Self.refused(cxx.subtracting(special), in: .objectiveC).isEmpty)
    #expect(try Self.refused(cxx.union(Self.free), in: .objectiveCxx) == cxx)
  }

  @Test("are those of classes that clang refuses")
  func classes() throws {
    let ofTypes: Set = [
      "BOOL", "Class", "SEL", "bycopy", "byref", "id", "in", "inout", "nonnull", "nullable", "oneway", "out",
    ]
    let words = ObjectiveCNames.reservedPropertyNames.union(ofTypes)
    #expect(ObjectiveCNames.reservedDeclarationNames.isSuperset(of: words))
    let refused = try Self.refused(words.union(["assign", "getter", "strong"]), in: .objectiveC) { word in
      "@interface \(word) : NSObject\n@end\n@implementation \(word)\n@end\n"
        + "@interface Q : NSObject\n- (void)use:(\(word) *)value;\n@end\n"
    }
    #expect(refused == words)
  }

  /// The words that clang refuses in a text.
  private static func refused(
    _ words: Set<String>, in language: ObjectiveCChecker.Language,
    text: (String) -> String = { word in
      "@interface Q : NSObject\n@property (readwrite, copy, nullable, nonatomic) NSString *\(word);\n@end\n"
        + "@implementation Q\n@dynamic \(word);\n@end\n"
    }
  ) throws -> Set<String> {
    let files = words.sorted().enumerated().map { index, word in
      ObjectiveCSource(path: "\(index).m", text: "#import <Foundation/Foundation.h>\n" + text(word))
    }
    let sorted = words.sorted()
    return Set(
      try ObjectiveCChecker().check(files, as: language).errors.compactMap { error in
        Int(error.file.dropLast(2)).map { sorted[$0] }
      })
  }

  // MARK: Definitions

  @Test(
    "are refused, or warned of, at their place, whoever has them; in Swift they are names as others",
    arguments: WordDefinition.Place.allCases)
  func places(place: WordDefinition.Place) throws {
    let isProperty = place.isProperty
    let refused =
      isProperty
      ? ObjectiveCNames.reservedPropertyNames.union(["__strong", "__block"])
      : ObjectiveCNames.reservedDeclarationNames.union(["__kindof", "INSortType", "INSendMessageIntent"])
    let doubtful = isProperty ? ObjectiveCNames.reservedPropertyNamesOfCxx : ObjectiveCNames.doubtfulDeclarationNames
    // Those are refused in Swift as well.
    let words = refused.union(doubtful).subtracting(ReservedTypeNames.all).subtracting(isProperty ? ["class"] : [])
    var found: [String: Severity] = [:]
    for definition in WordDefinition.definitions(of: words.sorted() + ["fine", "Fine_"], in: place) {
      #expect(Compiler().compile([definition.source]).report.findings.filter { $0.severity == .error }.isEmpty)
      let result = Compiler(options: CompilerOptions(language: .objectiveC)).compile([definition.source])
      #expect(result.files.isEmpty)
      // Some have a header of their own that is named as one of the system, too, which is another matter.
      let findings = result.report.findings.filter { Self.ids.contains($0.id) && $0.message.contains(": its name ") }
      for finding in findings {
        let line = try #require(finding.line)
        let word = try #require(definition.word(atLine: line))
        #expect(finding.message.hasPrefix("\(place.rawValue) '\(word)' "), "\(finding.message)")
        #expect(finding.hint != nil)
        found[word] = finding.severity == .error ? .refused : .doubtful
      }
    }
    #expect(Set(found.keys) == words)
    for (word, severity) in found { #expect((severity == .refused) == refused.contains(word), "\(word)") }
  }

  private enum Severity { case refused, doubtful }

  private static let ids = ["reserved-member-name", "shadowed-type-name"]

  @Test("say what has taken them")
  func reasons() {
    func messages(_ words: [String], in place: WordDefinition.Place) -> [String] {
      WordDefinition.definitions(of: words, in: place).flatMap {
        Compiler(options: CompilerOptions(language: .objectiveC)).compile([$0.source]).report.findings
          .filter { Self.ids.contains($0.id) }.map(\.message)
      }
    }
    #expect(
      messages(["register", "TARGET_OS_IOS", "__strong", "template"], in: .parameter) == [
        "parameter 'register' cannot be declared in Objective-C: its name is a keyword of C",
        "parameter 'TARGET_OS_IOS' cannot be declared in Objective-C: its name is a macro of <TargetConditionals.h>",
        "parameter '__strong' cannot be declared in Objective-C: "
          + "its name begins with '__', as the words of the compiler do",
        "parameter 'template' keeps sources of Objective-C++ from including its header: its name is a keyword of C++",
      ])
    #expect(
      messages(["Size", "inout", "Category"], in: .enumeration) == [
        "enumeration 'Size' cannot be declared in Objective-C: its name is declared in <MacTypes.h>",
        "enumeration 'inout' cannot be declared in Objective-C: "
          + "its name is a keyword of Objective-C where types are written",
        "enumeration 'Category' keeps sources that include <objc/runtime.h> from including its header: "
          + "its name is a type of <objc/runtime.h>",
      ])
  }

  @Test("are refused where a constant gets one")
  func constants() {
    let definition = WordDefinition.definitions(of: ["IN"], in: .enumeration, value: "intent")[0]
    #expect(!Compiler().compile([definition.source]).files.isEmpty)
    let result = Compiler(options: CompilerOptions(language: .objectiveC)).compile([definition.source])
    #expect(
      result.report.findings.filter { $0.severity == .error }.map(\.message) == [
        "'INIntent' of enumeration 'IN' cannot be declared in Objective-C: its name is a type of Intents"
      ])
  }
}
