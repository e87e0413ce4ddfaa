@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
@attached(extension, conformances: AppIntent, AssistantSchemaIntent)
public macro AppIntent<T: AppSchemaIntent>(schema: T) =
  #externalMacro(module: "SchemaMacros", type: "SchemaMacro")

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AppEntity<T: AppSchemaEntity>(schema: T) =
  #externalMacro(module: "SchemaMacros", type: "SchemaMacro")

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AppEnum<T: AppSchemaEnum>(schema: T) =
  #externalMacro(module: "SchemaMacros", type: "SchemaMacro")

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AssistantSchemaIntent: AppIntent {}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AssistantSchemaEntity: AppEntity {}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AssistantSchemaEnum: AppEnum {}
