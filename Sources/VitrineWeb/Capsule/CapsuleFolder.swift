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
    /// - Returns: How many could not be written and why, in a sentence; `nil` if everything was.
    package func save(_ memory: MemoryCapsules) -> String? {
        let capsules = memory.all
        let turnedAway = memory.turnedAwayCount
        let room = turnedAway == 0 ? nil : "\(turnedAway) sessions had no room beside the others and are not kept"
        guard !capsules.isEmpty else { return room }
        var failures = 0
        var reason: String?
        do {
            try FileManager.default.makePrivateFolder(url)
        } catch {
            return "sessions cannot be kept in \(url.path): \(error.localizedDescription)"
        }
        for capsule in capsules {
            do {
                try write(capsule)
            } catch {
                failures += 1
                reason = reason ?? error.localizedDescription
            }
        }
        let disk = reason.map { "\(failures) of \(capsules.count) sessions cannot be kept in \(url.path): \($0)" }
        let problems = [disk, room].compactMap { $0 }
        return problems.isEmpty ? nil : problems.joined(separator: "; ")
    }

    private func write(_ capsule: SealedCapsule) throws {
        let file = url.appendingPathComponent(capsule.session).appendingPathExtension(Self.suffix)
        var capsule = capsule
        // Nobody leaves any more when it is read.
        capsule.isParting = nil
        let record = Record(version: Self.version, written: seconds(), capsule: capsule)
        try JSONEncoder().encode(record).write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }

    /// Takes one session out of the folder, if it was written there since the start: a process that is replaced by this one
    /// may write its sessions while this one runs already.
    ///
    /// - Parameters:
    ///   - session: The session's name.
    ///   - age: Seconds after which a capsule is of no use.
    /// - Returns: The capsule; `nil` where there is none that is still good.
    package func take(_ session: String, age: Int = Int(SessionLimits().resume / .seconds(1))) -> SealedCapsule? {
        let file = url.appendingPathComponent(session).appendingPathExtension(Self.suffix)
        guard !session.contains("/"), let data = try? Data(contentsOf: file),
            // A file that cannot be removed would be used again.
            (try? FileManager.default.removeItem(at: file)) != nil,
            let record = try? JSONDecoder().decode(Record.self, from: data), record.version == Self.version,
            record.capsule.session == session, record.written + age >= seconds()
        else { return nil }
        return record.capsule
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
