// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The location of a snapshot's reference: `__Snapshots__/<file>/<test>.<name or number>.<extension>` beside the test's
/// file.
struct SnapshotLocation {
    /// The test's name in the form for file names.
    let test: String
    /// The name of the test's file, without extension.
    let suite: String
    let file: URL

    init(testFile: String, directory: String?, test: String, name: String?, pathExtension: String?) {
        let testFile = URL(fileURLWithPath: testFile, isDirectory: false)
        suite = testFile.deletingPathExtension().lastPathComponent
        let folder =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? testFile.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(suite)
        self.test = SnapshotLocation.sanitized(test)
        let identifier =
            name.map(SnapshotLocation.sanitized)
            ?? String(SnapshotLocation.nextNumber(of: test, in: folder.path))
        let file = folder.appendingPathComponent("\(self.test).\(identifier)")
        self.file = pathExtension.map { file.appendingPathExtension($0) } ?? file
    }

    /// The file name without extension: the prefix of all files of the snapshot.
    var stem: String {
        file.pathExtension.isEmpty ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
    }

    /// Returns a name in which each run of characters except letters, digits and underscores is replaced by a hyphen.
    static func sanitized(_ name: String) -> String {
        var result = ""
        var gap = false
        for scalar in name.unicodeScalars {
            if isWord(scalar) {
                if gap, !result.isEmpty { result += "-" }
                result.unicodeScalars.append(scalar)
                gap = false
            } else {
                gap = true
            }
        }
        return result
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
        default: scalar.properties.isAlphabetic
        }
    }

    // MARK: - Numbers

    private static let numbers = Mutex<[String: Int]>([:])

    /// Returns the next number: unnamed snapshots are numbered in the order in which a test takes them.
    private static func nextNumber(of test: String, in folder: String) -> Int {
        numbers.withLock {
            $0["\(folder)/\(test)", default: 0] += 1
            return $0["\(folder)/\(test)"] ?? 1
        }
    }
}
