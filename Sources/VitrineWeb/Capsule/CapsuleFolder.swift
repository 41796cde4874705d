// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase

/// The folder in which the capsules of a server wait for its next start, a file each.
///
/// Invariant: what is read is removed first, so that no capsule is used twice.
package struct CapsuleFolder: Sendable {
    private let url: URL
    private let seconds: @Sendable () -> Int

    /// The layout of a file.
    private struct Record: Codable {
        var version: Int
        /// Seconds since 1970.
        var written: Int
        var capsule: SealedCapsule
    }

    private static let version = 1
    private static let suffix = "capsule"

    /// Creates the folder's description; nothing is read or written yet.
    ///
    /// - Parameters:
    ///   - url: The folder, which is made when something is written.
    ///   - seconds: The wall clock, in seconds since 1970.
    package init(_ url: URL, seconds: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }) {
        self.url = url
        self.seconds = seconds
    }

    /// Writes every capsule of a store in memory.
    ///
    /// - Returns: What could not be written, in a sentence; `nil` if everything was.
    package func save(_ memory: MemoryCapsules) -> String? {
        let capsules = memory.all
        guard !capsules.isEmpty else { return nil }
        do {
            try FileManager.default.makePrivateFolder(url)
            for capsule in capsules {
                let file = url.appendingPathComponent(capsule.session).appendingPathExtension(Self.suffix)
                let record = Record(version: Self.version, written: seconds(), capsule: capsule)
                try JSONEncoder().encode(record).write(to: file, options: .atomic)
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
            }
            return nil
        } catch {
            return "sessions cannot be kept in \(url.path): \(error.localizedDescription)"
        }
    }

    /// Moves what was written into a store in memory.
    ///
    /// - Parameters:
    ///   - memory: The store.
    ///   - age: Seconds after which a capsule is of no use.
    /// - Returns: The names of files that hold no capsule; they are removed, too.
    package func move(into memory: MemoryCapsules, age: Int = Int(SessionLimits().resume / .seconds(1))) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
        var broken: [String] = []
        for file in files where file.pathExtension == Self.suffix {
            let data = try? Data(contentsOf: file)
            // A file that cannot be removed would be used again.
            guard (try? FileManager.default.removeItem(at: file)) != nil else { continue }
            guard let record = data.flatMap({ try? JSONDecoder().decode(Record.self, from: $0) }),
                record.version == Self.version
            else {
                broken.append(file.lastPathComponent)
                continue
            }
            if record.written + age >= seconds() { memory.put(record.capsule) }
        }
        return broken.sorted()
    }
}
