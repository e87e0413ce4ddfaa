import Foundation

/// Times of May 2026, as code has them and as they are said.
enum Day {
  private static func components(_ day: Int, _ hour: Int, _ minute: Int) -> DateComponents {
    DateComponents(year: 2026, month: 5, day: day, hour: hour, minute: minute)
  }

  /// The time in a program.
  static func swift(_ day: Int, _ hour: Int, _ minute: Int = 0) -> String {
    "DateComponents(year: 2026, month: 5, day: \(day), hour: \(hour), minute: \(minute))"
  }

  /// The time as this machine says it.
  static func words(_ day: Int, _ hour: Int, _ minute: Int = 0) -> String {
    (Calendar.current.date(from: components(day, hour, minute)) ?? .distantPast).formatted(.dateTime)
  }

  /// The time as it is printed.
  static func described(_ day: Int, _ hour: Int, _ minute: Int = 0) -> String {
    "\(components(day, hour, minute))"
  }
}
