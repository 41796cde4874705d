// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLint

/// The folders that the tests read.
enum Folders {
    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    /// The repository's.
    static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
}

/// The app that keeps every rule of the profile `challenge`.
enum Challenge {
    static let folder = Folders.root.appendingPathComponent("Apps/Challenge")

    /// Its sources, parsed once for all tests.
    static let project = Result {
        var naming = Naming()
        naming.modulePrefix = "Challenge"
        return Project(sources: try SourceFiles.read(folder), naming: naming)
    }
}
