// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase

/// The folder that stands for the home of a session's visitor, as the container of an app on a phone.
///
/// A visitor who has nothing leaves nothing: folders are made when the app asks for them.
struct SessionHome: Sendable {
    let url: URL
    /// Whether anything is kept still: nothing is once the visitor's data were deleted.
    let isKept: Bool

    /// Returns a folder of the home, which exists afterwards.
    ///
    /// If it cannot be made, writing there is an error of the app's own call.
    func folder(_ name: String) -> URL {
        let folder = url.appendingPathComponent(name, isDirectory: true)
        guard isKept else { return folder }
        try? FileManager.default.makePrivateFolder(folder)
        return folder
    }
}

extension SessionContext {
    /// Whether the session is of somebody's browser, and not of a test or a preview.
    var isOfVisitor: Bool { dataFolder != nil || SessionContext.isServing.load(ordering: .relaxed) }

    /// The home of the visitor; `nil` where nothing is kept of visitors.
    var home: SessionHome? {
        dataFolder.map {
            SessionHome(url: $0.appendingPathComponent("home", isDirectory: true), isKept: !defaults.isForgotten)
        }
    }

    /// The folder of the session's temporary files, which ends with it; `nil` if it cannot be made.
    var temporaryFolder: URL? { try? files.temporaryFolder() }
}
