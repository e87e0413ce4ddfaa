import Foundation
import ObjectiveCSourceReader
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Objective-C sources")
struct ObjectiveCReaderTests {
  private static func read(_ text: String) -> ObjectiveCSourceReader.ObjectiveCSource {
    ObjectiveCSourceReader.ObjectiveCSource(reading: SourceFile(path: "A.m", bytes: Array(text.utf8)))
  }

  /// A part of a class on one line, for example `implementation Bowl(Extra): Root <Hot>`.
  private static func head(_ container: ObjectiveCContainer) -> String {
    let protocols = container.protocols.map(\.value).joined(separator: ", ")
    return "\(container.kind) \(container.name.value)" + (container.category.map { "(\($0))" } ?? "")
      + (container.superclass.map { ": " + $0.value } ?? "") + (protocols.isEmpty ? "" : " <\(protocols)>")
  }

  @Test("have the methods that clang finds in them, of each class and protocol")
  func clang() throws {
    let source = Self.read(OddSource.text)
    #expect(source.isBalanced)
    let own = source.containers.flatMap { container in
      // What is not compiled is read all the same.
      container.methods.filter { $0.condition != "#ifdef LARGE" }.map(\.fullName)
    }
    let dump = try ObjectiveCChecker().syntaxTree(of: OddSource.text)
    #expect(own.count == 20)
    #expect(own == dump, "\(dump)")
  }

  @Test("have classes with their superclasses, categories and protocols")
  func heads() {
    let heads = Self.read(OddSource.text).containers.map(Self.head)
    #expect(
      heads == [
        "interface Root", "protocol Serving", "protocol Hot <Serving>", "interface Bowl: Root <Serving, Hot>",
        "interface Bowl() <Later>", "interface Bowl(Extra)", "implementation Bowl", "implementation Bowl(Extra)",
      ])
  }

  @Test(
    "have types that are the same however they are written",
    arguments: [
      ("NSArray<NSString *> *", "nonnull NSArray < NSString* > * _Nonnull"), ("id<Hot>", "__kindof id <Hot>"),
      ("void (^)(Soup *)", "void(^ _Nullable)(Soup * _Nullable soup)"), ("void (^)(void)", "void (^name)( void )"),
      ("unsigned long", "unsigned  long"),
      ("void (^)(void (^)(int), NSError *)", "void (^)(void (^done)(int a), NSError *e)"),
      ("NSError * *", "NSError **"), ("void (^)()", "void (^)()"),
      ("INObjectCollection<Soup *> *", "INObjectCollection<Soup *> * /* all */"),
    ])
  func types(expected: String, text: String) {
    #expect(ObjectiveCWrittenType(text) == ObjectiveCWrittenType(expected))
    if !expected.contains("* *") { #expect(ObjectiveCWrittenType(text).text == expected) }
  }

  @Test("that are damaged are read to the end, with ranges that hold")
  func damaged() {
    var generator = SeededGenerator(seed: 11)
    let bytes = Array(OddSource.text.utf8)
    let stray = [
      "{", "}", "(", ")", "[", "]", "\"", "'", "/*", "*/", "//", "@end", "@implementation ", "@interface A", "#if 0\n",
      "#else\n", "#endif\n", "<", ">", "- (", "+ (void)", ":", ";", "\\\n", "\r", "\u{0}", "R\"(", "^", "@protocol",
    ]
    for length in stride(from: 0, to: bytes.count, by: 7) { #expect(Self.isSound(Array(bytes.prefix(length)))) }
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<3 {
        let place = Int.random(in: damaged.indices, using: &generator)
        if Bool.random(using: &generator) {
          damaged.insert(contentsOf: Array((stray.randomElement(using: &generator) ?? "").utf8), at: place)
        } else {
          damaged.removeSubrange(place..<min(damaged.count, place + Int.random(in: 1...30, using: &generator)))
        }
      }
      #expect(Self.isSound(damaged))
    }
  }

  /// Whether all ranges are within the text and within each other.
  private static func isSound(_ bytes: [UInt8]) -> Bool {
    let source = ObjectiveCSourceReader.ObjectiveCSource(reading: SourceFile(path: "", bytes: bytes))
    return source.containers.allSatisfy { container in
      let range = container.range.offsets
      let isFinished = bytes[container.body.offsets.upperBound..<range.upperBound].elementsEqual("@end".utf8)
      return range.upperBound <= bytes.count && range.lowerBound <= container.body.offsets.lowerBound
        && (isFinished || container.body.offsets.upperBound == range.upperBound)
        && container.methods.allSatisfy { method in
          range.lowerBound <= method.range.offsets.lowerBound && method.range.offsets.upperBound <= range.upperBound
            && method.parameterTypes.count == method.selector.value.count { $0 == ":" }
            && method.parameterNames.count == method.parameterTypes.count
        }
    }
  }

  @Test(
    "with something open are noticed",
    arguments: [
      ("@implementation A", "@implementation A"), ("@implementation A - (void)a { @end", "{ @end"), ("@end", "@end"),
      ("@interface A @end @end", "@end"), ("int a; /* ", "/* "), ("\n#if A\n", "#if A\n"), ("#if 0\n", "#if 0\n"),
      ("@interface A @interface B @end", "@interface A @interface B @end"), ("#endif\n", "#endif\n"),
      ("int a[] = {1;", "{1;"), ("\"a\n", "\"a\n"),
      ("@interface A { int b[2; } @end @interface B @end", "{ int b[2; } @end @interface B @end"),
      ("@implementation A - (void)a { if (b) { } @end", "{ if (b) { } @end"),
    ])
  func unbalanced(text: String, rest: String) {
    let place = Self.read(text).imbalance?.range.offsets.lowerBound
    #expect(place.map { String(text.utf8.dropFirst($0)) } == rest)
  }

  @Test("keep the classes and methods around what has no end")
  func unfinished() {
    let source = Self.read(
      "@implementation A\n- (void)a {\n- (void)b {}\n@end\n@implementation B\n- (void)c {}\n@interface C\n@end\n")
    #expect(source.containers.map(\.name.value) == ["A", "B", "C"])
    #expect(source.containers.map { $0.methods.map(\.fullName) } == [["-a"], ["-c"], []])
  }

  @Test("have classes that start or end in several parts of a block")
  func alternatives() {
    let source = Self.read(
      """
      #if LARGE
      @interface A : Pot
      #elif SMALL
      @interface A : Cup
      #else
      @interface A : Bowl
      #endif
      - (void)a;
      @end
      @implementation A
      #if LARGE
      - (void)b {}
      @end
      #else
      @end
      #endif

      """)
    #expect(source.isBalanced)
    #expect(source.containers.map(\.superclass?.value) == ["Pot", "Cup", "Bowl", nil])
    #expect(source.containers.map { $0.methods.map(\.fullName) } == [[], [], ["-a"], ["-b"]])
    #expect(source.containers.map(\.conditions) == [["#if LARGE"], ["#elif SMALL"], [], []])
  }

  @Test("have methods whose signatures are split by conditions, and name what is included within classes")
  func conditions() {
    let source = Self.read(
      """
      #import "A.h"
      @implementation A
      - (void)serve:(int)a
      #if HOT
        with:(NSString *)spoon
      #elif COLD
        with:(NSInteger)spoon
      #else
        without:(id)spoon
      #endif
      { }
      - (void)take:
      #ifdef HOT
        (NSString *)
      #endif
        bowl { }
      #include "More.inc"
      #  import <Kitchen/Even.inc>
      @end
      #import "B.h"

      """)
    #expect(source.isBalanced)
    let methods = source.containers.flatMap(\.methods)
    #expect(methods.map(\.fullName) == ["-serve:with:", "-take:"])
    #expect(methods.map { $0.parameterTypes.map(\.text) } == [["int", "NSString *"], ["NSString *"]])
    #expect(methods.map(\.parameterNames) == [["a", "spoon"], ["bowl"]])
    #expect(source.containers.flatMap(\.inclusions).map(\.value) == ["More.inc", "Kitchen/Even.inc"])
  }

  @Test("that nest deeply or are long take no more time than their length asks for")
  func hostile() {
    let start = ContinuousClock.now
    for text in ["(", "{", "<", "@interface A<", "- (a<", "#if A\n", "^(", "@end ", "- (void)a:", "R\"("] {
      _ = Self.read("@implementation A\n" + String(repeating: text, count: 20_000))
    }
    _ = ObjectiveCWrittenType(String(repeating: "A<", count: 20_000))
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
