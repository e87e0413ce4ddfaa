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

  /// The time as this machine says it: day and time, or what the definition says is wanted of them.
  static func words(
    _ day: Int, _ hour: Int, _ minute: Int = 0, as format: Date.FormatStyle = .dateTime
  ) -> String {
    (Calendar.current.date(from: components(day, hour, minute)) ?? .distantPast).formatted(format)
  }

  /// The day alone.
  static let date: Date.FormatStyle = .dateTime.day().month().year()

  /// The time of day alone.
  static let time: Date.FormatStyle = .dateTime.hour().minute()

  /// The time as it is printed.
  static func described(_ day: Int, _ hour: Int, _ minute: Int = 0) -> String {
    "\(components(day, hour, minute))"
  }
}
