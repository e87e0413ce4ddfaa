/// The headers that generated ones lead to: a file of the same name that is found before them takes their place.
enum SystemHeaders {
  /// The names without suffix, in lower case: frameworks, whose own header is named as they are, and the C library.
  static let names: Set = [
    "corefoundation", "coregraphics", "corelocation", "foundation", "intents", "objc",
    "availability", "availabilitymacros", "mactypes", "targetconditionals",
    "assert", "complex", "ctype", "errno", "fcntl", "fenv", "float", "inttypes", "iso646", "limits", "locale", "math",
    "pthread", "runetype", "sched", "setjmp", "signal", "stdalign", "stdarg", "stdatomic", "stdbool", "stddef",
    "stdint", "stdio", "stdlib", "stdnoreturn", "string", "strings", "tgmath", "time", "unistd", "wchar", "wctype",
  ]
}
