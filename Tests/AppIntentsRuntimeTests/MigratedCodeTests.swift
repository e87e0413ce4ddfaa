import TestSupport
import Testing

@Suite("Migrated code runs")
struct MigratedCodeTests {
}
