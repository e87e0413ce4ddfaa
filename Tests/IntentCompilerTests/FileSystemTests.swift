import Foundation
import TestSupport
import Testing

@testable import IntentCompiler

@Suite("Files")
struct FileSystemTests {
  private let fileSystem = FileSystem()

  @Test("A write replaces the content in one step and leaves nothing beside it")
  func write() throws {
    try TemporaryDirectory.withDirectory { folder in
      let path = folder.file("a.swift").path
      try fileSystem.write(Array("old".utf8), to: path)
      try fileSystem.write(Array("new content".utf8), to: path)
      #expect(try fileSystem.read(path) == Array("new content".utf8))
      #expect(fileSystem.names(in: folder.url.path) == ["a.swift"])
    }
  }

  @Test("A file keeps its permissions when it is replaced")
  func permissions() throws {
    try TemporaryDirectory.withDirectory { folder in
      let path = try folder.write("x", to: "private").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try fileSystem.write([1], to: path)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test("A file whose permissions are mended has changed, and one that is read has not")
  func changeMark() throws {
    try TemporaryDirectory.withDirectory { folder in
      let path = try folder.write("x", to: "locked").path
      try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
      let mark = fileSystem.changeMark(of: path)
      _ = try? fileSystem.read(path)
      #expect(mark != nil && fileSystem.changeMark(of: path) == mark)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      #expect(fileSystem.changeMark(of: path) != mark)
    }
  }

  @Test("A write into a missing folder fails with the reason and leaves nothing")
  func missingFolder() throws {
    try TemporaryDirectory.withDirectory { folder in
      let error = #expect(throws: FileSystemError.self) {
        try fileSystem.write([1], to: folder.file("none/a.swift").path)
      }
      #expect(error?.reason == "no such file or directory")
    }
  }

  @Test("Links are told apart from what they lead to")
  func kinds() throws {
    try TemporaryDirectory.withDirectory { folder in
      let file = try folder.write("x", to: "file").path
      let link = folder.file("link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      let dangling = folder.file("dangling").path
      try FileManager.default.createSymbolicLink(atPath: dangling, withDestinationPath: "nowhere")
      #expect(fileSystem.kind(of: file) == .file)
      #expect(fileSystem.kind(of: link) == .symbolicLink)
      #expect(fileSystem.resolvedKind(of: link) == .file)
      #expect(fileSystem.kind(of: dangling) == .symbolicLink)
      #expect(fileSystem.resolvedKind(of: dangling) == nil)
      #expect(fileSystem.kind(of: folder.url.path) == .directory)
      #expect(fileSystem.kind(of: "/dev/null") == .other)
      #expect(fileSystem.kind(of: folder.file("none").path) == nil)
    }
  }

  @Test("What is no regular file is not read, so that nothing waits for a pipe")
  func pipes() throws {
    try TemporaryDirectory.withDirectory { folder in
      let pipe = folder.file("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(throws: FileSystemError.self) { try fileSystem.read(pipe) }
      #expect(throws: FileSystemError.self) { try fileSystem.read(folder.url.path) }
    }
  }

  @Test(
    "Paths are cut at the last slash",
    arguments: [
      ("a/b/c.swift", "a/b", "c.swift"), ("c.swift", "", "c.swift"), ("/c.swift", "/", "c.swift"),
    ])
  func paths(path: String, folder: String, name: String) {
    #expect(path.directoryOfPath == folder)
    #expect(path.lastPathComponent == name)
    #expect(folder.appending(pathComponent: name) == path)
  }
}
