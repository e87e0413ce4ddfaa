// The test kit under the name of the framework that it stands in for.
@_exported public import IntentsTestKit
