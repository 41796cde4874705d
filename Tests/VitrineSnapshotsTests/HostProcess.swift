// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The test host's binary, started and waited for.
struct HostProcess {
    let status: Int32
    let output: String
    let errors: String

    /// The products of one build stand side by side.
    static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("snapshot-test-host")

    init(_ arguments: [String], program: URL = Self.program, environment: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("host-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["out", "err"].map { folder.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    }
}

/// A folder that goes with its owner.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Every file by its path below the folder.
    func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        let base = url.resolvingSymlinksInPath().path + "/"
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            let path = file.resolvingSymlinksInPath().path
            contents[String(path.dropFirst(base.count))] = try Data(contentsOf: file)
        }
        return contents
    }
}
