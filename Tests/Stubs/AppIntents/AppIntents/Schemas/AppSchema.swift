@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AppSchemaIntent: Sendable {}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AppSchemaEntity: Sendable {}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AppSchemaEnum: Sendable {}

/// What schemas are of.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct AppSchema: Sendable {
  public struct Intent: AppSchemaIntent {}
  public struct Entity: AppSchemaEntity {}
  public struct Enum: AppSchemaEnum {}
}
