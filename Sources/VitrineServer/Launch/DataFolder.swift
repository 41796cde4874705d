// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineBase

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where an app keeps what outlives its process: `VITRINE_DATA`, or else a folder of the user's state (XDG).
package struct DataFolder: Hashable, Sendable {
    package static let variable = "VITRINE_DATA"

    package let url: URL
    /// Why nothing can be written there; set only for the default folder.
    package let problem: String?

    /// Finds the folder, makes it, and tries to write to it.
    ///
    /// Throws where it was asked for and cannot be used: a typo must not cost every visitor what was kept.
    package init(environment: [String: String], home: URL, appName: String) throws(Diagnostic) {
        if let path = environment[Self.variable], !path.isEmpty {
            url = URL(fileURLWithPath: path, isDirectory: true)
            problem = nil
            let why = path.hasPrefix("/") ? Self.problem(with: url) : "it is no absolute path"
            guard let why else { return }
            throw Diagnostic(
                .dataFolder, "\(Self.variable) is '\(path)', where nothing can be kept: \(why).",
                remedy: "Name a folder that this user may write to, or unset \(Self.variable).", severity: .error)
        }
        let state = environment["XDG_STATE_HOME"].flatMap {
            $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil
        }
        url = (state ?? home.appendingPathComponent(".local/state"))
            .appendingPathComponent("vitrine/\(appName)", isDirectory: true)
        problem = Self.problem(with: url)
    }

    /// What keeps a folder from being written to, in words.
    private static func problem(with folder: URL) -> String? {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
            return isThere && !isFolder.boolValue
                ? "it is a file" : "it cannot be made (\(error.localizedDescription))"
        }
        // A disk that is full takes a name and no bytes.
        var draft = Array(folder.appendingPathComponent(".try-XXXXXX").path.utf8CString)
        let descriptor = mkstemp(&draft)
        guard descriptor >= 0 else { return String(cString: strerror(errno)) }
        defer {
            close(descriptor)
            unlink(draft)
        }
        let bytes = [UInt8](repeating: 0, count: 4_096)
        guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0 else {
            return String(cString: strerror(errno == 0 ? ENOSPC : errno))
        }
        return nil
    }
}
