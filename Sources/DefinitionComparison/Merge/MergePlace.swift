/// An entry by kind, the names of what it stands in and its own.
struct MergePlace: Hashable {
  let kind: ElementKind
  let names: [String]
}
