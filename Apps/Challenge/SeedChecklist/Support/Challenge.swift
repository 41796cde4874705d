// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeedRules

/// The app that the checklist is about.
enum Challenge {
    /// `Apps/Challenge`.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Its sources, parsed once for all tests.
    static let project = Result {
        try Project(folder: folder, excluding: ["SeedChecklist"], modulePrefix: "Challenge")
    }
}
