/// The headers that generated ones lead to, or that other sources include by a name without a folder: a file of the same
/// name that is found before them takes their place.
enum SystemHeaders {
  /// The names without suffix, in lower case.
  static let names: Set<String> = frameworks.union(ofLanguage).union(ofPOSIX)

  /// Frameworks, whose own header is named as they are, and what they include of the system.
  private static let frameworks: Set = [
    "corefoundation", "coregraphics", "corelocation", "foundation", "intents", "objc", "availability",
    "availabilitymacros", "mactypes", "targetconditionals", "runetype",
  ]

  /// The C library: ISO/IEC 9899:2024, 7.1.2.
  private static let ofLanguage: Set = [
    "assert", "complex", "ctype", "errno", "fenv", "float", "inttypes", "iso646", "limits", "locale", "math", "setjmp",
    "signal", "stdalign", "stdarg", "stdatomic", "stdbit", "stdbool", "stdckdint", "stddef", "stdint", "stdio",
    "stdlib", "stdnoreturn", "string", "tgmath", "threads", "time", "uchar", "wchar", "wctype",
  ]

  /// POSIX: IEEE Std 1003.1-2017, Base Definitions, chapter 13, without headers in folders.
  private static let ofPOSIX: Set = [
    "aio", "cpio", "dirent", "dlfcn", "fcntl", "fmtmsg", "fnmatch", "ftw", "glob", "grp", "iconv", "langinfo", "libgen",
    "monetary", "mqueue", "ndbm", "netdb", "nl_types", "poll", "pthread", "pwd", "regex", "sched", "search",
    "semaphore", "spawn", "strings", "stropts", "syslog", "tar", "termios", "trace", "ulimit", "unistd", "utime",
    "utmpx", "wordexp",
  ]
}
