import IntentSemantics

/// The names that a definition may give in Swift, and that the languages of C or Apple's basic headers have taken.
///
/// Of keywords and macros, the compiler decides: a test declares each of them, and others that are no such words.
enum ReservedWords {
  /// What a name is given to.
  enum Use: CaseIterable {
    /// A property, and so an argument of methods.
    case property

    /// A class, an enumeration or a constant: a name of the whole program.
    case declaration
  }

  /// Who has taken a name, and where that matters.
  enum Category: CaseIterable {
    case keyword
    case booleanMacro
    case libraryMacro
    case runtimeMacro
    case targetMacro
    case compilerName
    case qualifier
    case runtimeType
    case basicType
    case libraryFunction
    case foundationType
    case intentsType
    case introspectionType
    case cxxKeyword

    /// The end of a sentence that starts with the name.
    var reason: String {
      switch self {
      case .keyword: "is a keyword of C"
      case .booleanMacro: "is a macro of <stdbool.h>"
      case .libraryMacro: "is a macro of the C library"
      case .runtimeMacro: "is a macro of <objc/objc.h>"
      case .targetMacro: "is a macro of <TargetConditionals.h>"
      case .compilerName: "begins with '__', as the words of the compiler do"
      case .qualifier: "is a keyword of Objective-C where types are written"
      case .runtimeType: "is a type of <objc/objc.h>"
      case .basicType: "is declared in <MacTypes.h>"
      case .libraryFunction: "is a function of the C library"
      case .foundationType: "is a type of Foundation"
      case .intentsType: "is a type of Intents"
      case .introspectionType: "is a type of <objc/runtime.h>"
      case .cxxKeyword: "is a keyword of C++"
      }
    }

    /// The sources that cannot include the header of what has the name; nil for all, so that the name is refused.
    var excludedSources: String? {
      switch self {
      case .introspectionType: "sources that include <objc/runtime.h>"
      case .cxxKeyword: "sources of Objective-C++"
      default: nil
      }
    }

    /// Whether it matters for a use: types and functions hide nothing from properties.
    func matters(for use: Use) -> Bool {
      switch self {
      case .keyword, .booleanMacro, .libraryMacro, .runtimeMacro, .targetMacro, .compilerName, .cxxKeyword: true
      case .qualifier, .runtimeType, .basicType, .libraryFunction, .foundationType, .intentsType, .introspectionType:
        use == .declaration
      }
    }

    /// Whether the name is one of those taken.
    func contains(_ name: String) -> Bool {
      switch self {
      case .compilerName: name.hasPrefix("__")
      case .intentsType: Self.isTypeOfIntents(name)
      default: words.contains(name)
      }
    }

    /// The names, where they can be listed.
    var words: Set<String> {
      switch self {
      case .keyword: ReservedWords.keywords
      case .booleanMacro: ["bool", "false", "true"]
      case .libraryMacro: ReservedWords.libraryMacros
      case .runtimeMacro: ["NO", "Nil", "YES", "nil"]
      case .targetMacro: ReservedWords.targetMacros
      case .qualifier: ReservedWords.qualifiers
      case .runtimeType: ["BOOL", "Class", "IMP", "Protocol", "SEL", "id", "objc_zone_t"]
      case .basicType: ReservedWords.basicTypes
      case .libraryFunction: ReservedWords.libraryFunctions
      case .foundationType: ReservedWords.foundationTypes
      case .introspectionType: ["Category", "Ivar", "Method", "objc_property_t"]
      case .cxxKeyword: ReservedWords.cxxKeywords
      case .compilerName, .intentsType: []
      }
    }

    /// Whether the framework declares a name, which has the prefix `IN`.
    private static func isTypeOfIntents(_ name: String) -> Bool {
      guard name.hasPrefix("IN") else { return false }
      let bareName = String(name.dropFirst(2))
      return ReservedTypeNames.all.contains(name) || FrameworkTypes.enumerations.contains(bareName)
        || FrameworkTypes.classes.contains(bareName) || SystemIntentCatalogue.intent(named: name) != nil
        || SystemIntentCatalogue.resolutionResult(named: name) != nil
    }
  }

  /// Who has taken a name; nil for nobody.
  static func category(of name: String, as use: Use) -> Category? {
    Category.allCases.first { $0.matters(for: use) && $0.contains(name) }
  }

  // MARK: Words of the languages

  /// C17 and clang's extensions.
  private static let keywords: Set = [
    "asm", "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern",
    "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return", "short", "signed",
    "sizeof", "static", "struct", "switch", "typedef", "typeof", "union", "unsigned", "void", "volatile", "while",
    "_Alignas", "_Alignof", "_Atomic", "_BitInt", "_Bool", "_Complex", "_Float16", "_Generic", "_Imaginary",
    "_Nonnull", "_Noreturn", "_Null_unspecified", "_Nullable", "_Nullable_result", "_Pragma", "_Static_assert",
    "_Thread_local",
  ]

  /// What Objective-C takes for a word of its own in front of a type, and for a name elsewhere.
  private static let qualifiers: Set = [
    "bycopy", "byref", "in", "inout", "instancetype", "nonnull", "null_unspecified", "nullable", "oneway", "out",
  ]

  /// C++20, without what it shares with C.
  private static let cxxKeywords: Set = [
    "alignas", "alignof", "and", "and_eq", "bitand", "bitor", "catch", "char16_t", "char32_t", "char8_t", "class",
    "co_await", "co_return", "co_yield", "compl", "concept", "const_cast", "consteval", "constexpr", "constinit",
    "decltype", "delete", "dynamic_cast", "explicit", "export", "friend", "mutable", "namespace", "new", "noexcept",
    "not", "not_eq", "nullptr", "operator", "or", "or_eq", "private", "protected", "public", "reinterpret_cast",
    "requires", "static_assert", "static_cast", "template", "this", "thread_local", "throw", "try", "typeid",
    "typename", "using", "virtual", "wchar_t", "xor", "xor_eq",
  ]

  // MARK: Words of headers

  /// Macros without arguments of `<errno.h>`, `<math.h>`, `<stddef.h>`, `<stdio.h>` and `<stdlib.h>`, and those of
  /// CoreFoundation that go with them.
  private static let libraryMacros: Set = [
    "BUFSIZ", "EOF", "EXIT_FAILURE", "EXIT_SUCCESS", "FALSE", "HUGE_VAL", "INFINITY", "NAN", "NULL", "RAND_MAX",
    "TRUE", "errno", "stderr", "stdin", "stdout",
  ]

  /// The macros that tell systems and processors apart.
  private static let targetMacros: Set<String> = Set(
    [
      "BRIDGE", "DRIVERKIT", "EMBEDDED", "IOS", "IOSMAC", "IPHONE", "LINUX", "MAC", "MACCATALYST", "NANO", "OSX",
      "SIMULATOR", "TV", "UEFI", "UIKITFORMAC", "UNIX", "VISION", "WATCH", "WIN32", "WINDOWS",
    ].map { "TARGET_OS_" + $0 }
      + ["68K", "ALPHA", "ARM", "ARM64", "MIPS", "PPC", "PPC64", "SPARC", "X86", "X86_64"].map { "TARGET_CPU_" + $0 }
      + ["64_BIT", "BIG_ENDIAN", "LITTLE_ENDIAN", "MAC_CFM", "MAC_MACHO"].map { "TARGET_RT_" + $0 }
      + ["TARGET_ABI_USES_IOS_VALUES", "TARGET_IPHONE_SIMULATOR"])

  /// The names of `<MacTypes.h>`, which Foundation includes.
  private static let basicTypes: Set = [
    "AbsoluteTime", "Boolean", "Byte", "ByteCount", "ByteOffset", "BytePtr", "CharParameter", "CompTimeValue",
    "ConstLogicalAddress", "ConstStr15Param", "ConstStr255Param", "ConstStr27Param", "ConstStr31Param",
    "ConstStr32Param", "ConstStr63Param", "ConstStrFileNameParam", "ConstStringPtr", "DebugStr", "Debugger",
    "Duration", "Fixed", "FixedPoint", "FixedPtr", "FixedRect", "Float32", "Float32Point", "Float64", "Float80",
    "Float96", "FourCharCode", "Fract", "FractPtr", "Handle", "ItemCount", "LangCode", "LogicalAddress", "NumVersion",
    "NumVersionVariant", "NumVersionVariantHandle", "NumVersionVariantPtr", "OSErr", "OSStatus", "OSType",
    "OSTypePtr", "OptionBits", "PBVersion", "PRefCon", "PhysicalAddress", "Point", "PointPtr", "ProcHandle",
    "ProcPtr", "ProcessSerialNumber", "ProcessSerialNumberPtr", "Ptr", "Rect", "RectPtr", "RegionCode",
    "Register68kProcPtr", "ResType", "ResTypePtr", "SInt16", "SInt32", "SInt64", "SInt8", "SRefCon", "ScriptCode",
    "ShortFixed", "ShortFixedPtr", "SignedByte", "Size", "Str15", "Str255", "Str27", "Str31", "Str32", "Str32Field",
    "Str63", "StrFileName", "StrLength", "StringHandle", "StringPtr", "Style", "StyleField", "StyleParameter",
    "SysBreak", "SysBreakFunc", "SysBreakStr", "TimeBase", "TimeRecord", "TimeScale", "TimeValue", "TimeValue64",
    "UInt16", "UInt32", "UInt64", "UInt8", "URefCon", "UTF16Char", "UTF32Char", "UTF8Char", "UniChar", "UniCharCount",
    "UniCharCountPtr", "UniCharPtr", "UnicodeScalarValue", "UniversalProcHandle", "UniversalProcPtr", "UnsignedFixed",
    "UnsignedFixedPtr", "UnsignedWide", "UnsignedWidePtr", "VHSelect", "VersRec", "VersRecHndl", "VersRecPtr",
    "WidePtr", "betaStage", "alphaStage", "bold", "condense", "developStage", "extend", "extended80", "extended96",
    "finalStage", "italic", "noErr", "normal", "outline", "shadow", "underline", "wide",
  ]

  /// Functions with the names of common words, of the headers of the C library that Foundation includes.
  private static let libraryFunctions: Set = [
    "abort", "abs", "access", "alarm", "atoi", "calloc", "ceil", "clock", "close", "cos", "daemon", "div", "dup",
    "exit", "exp", "floor", "fork", "free", "gamma", "index", "kill", "link", "log", "malloc", "nice", "pause",
    "pipe", "pow", "printf", "puts", "raise", "rand", "random", "read", "realloc", "remove", "rename", "rewind",
    "round", "select", "signal", "sin", "sleep", "sqrt", "swab", "sync", "system", "tan", "time", "trunc", "truncate",
    "unlink", "wait", "write",
  ]

  /// What the generated code and its base classes name of Foundation, and the types that go with those.
  private static let foundationTypes: Set = [
    "CFIndex", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "NSArray", "NSAttributedString", "NSBundle",
    "NSCalendar", "NSCoder", "NSCoding", "NSComparisonResult", "NSCopying", "NSData", "NSDate", "NSDateComponents",
    "NSDateFormatter", "NSDecimalNumber", "NSDictionary", "NSEnumerator", "NSError", "NSException",
    "NSFastEnumeration", "NSFileManager", "NSFormatter", "NSIndexPath", "NSIndexSet", "NSInteger", "NSLocale",
    "NSMeasurement", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSNotification",
    "NSNull", "NSNumber", "NSNumberFormatter", "NSObject", "NSOperation", "NSOrderedSet", "NSPredicate", "NSProgress",
    "NSRange", "NSSecureCoding", "NSSet", "NSSortDescriptor", "NSString", "NSThread", "NSTimeInterval", "NSTimeZone",
    "NSTimer", "NSUInteger", "NSURL", "NSUUID", "NSUnit", "NSUnitEnergy", "NSUnitLength", "NSUnitMass", "NSUnitSpeed",
    "NSUnitTemperature", "NSUnitVolume", "NSUserActivity", "NSUserDefaults", "NSValue", "NSZone",
  ]
}
