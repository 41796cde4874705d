// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// `FileManager.default` inside a session: the folders of its visitor, in place of the process's.
///
/// Unmodified code asks `FileManager.default` for its documents, `URL.documentsDirectory`,
/// `NSSearchPathForDirectoriesInDomains` or `NSHomeDirectory()`: all of them end in the open members below. The object's
/// class is replaced (`ProcessObjects`).
///
/// The process's folders are returned outside of sessions, in sessions that keep nothing (previews, tests), and to code that
/// computes the value of a global: what one visitor's session is the first to compute, all visitors read.
final class SessionFileManager: FileManager, @unchecked Sendable {
    /// The session whose folders are meant.
    private var session: SessionContext? {
        guard let session = SessionContext.current, session.home != nil, !GlobalInitialization.isRunning else {
            return nil
        }
        return session
    }

    override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        let all = super.urls(for: directory, in: domainMask)
        guard domainMask.contains(.userDomainMask), let name = Self.name(of: directory) else { return all }
        let process = super.urls(for: directory, in: .userDomainMask)
        if let home = session?.home { return [home.folder(name)] + all.filter { !process.contains($0) } }
        // Foundation knows no library on Linux.
        guard process.isEmpty else { return all }
        return [SessionHome(url: super.homeDirectoryForCurrentUser, isKept: true).folder(name)] + all
    }

    override var homeDirectoryForCurrentUser: URL { session?.home?.url ?? super.homeDirectoryForCurrentUser }

    override var temporaryDirectory: URL { session?.temporaryFolder ?? super.temporaryDirectory }

    // MARK: - Files that are added and removed

    // What is written past the file manager, by `Data.write(to:)` for example, counts once the folder is measured anew.

    override func createFile(
        atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
    ) -> Bool {
        let isMade: Void? = try? VisitorSpace.adding(path, bytes: data?.count ?? 0) {
            guard super.createFile(atPath: path, contents: data, attributes: attr) else {
                throw CocoaError(.fileWriteUnknown)
            }
        }
        return isMade != nil
    }

    override func copyItem(at srcURL: URL, to dstURL: URL) throws {
        try VisitorSpace.adding(dstURL.path, from: srcURL.path) { try super.copyItem(at: srcURL, to: dstURL) }
    }

    override func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
        try VisitorSpace.adding(dstPath, from: srcPath) { try super.copyItem(atPath: srcPath, toPath: dstPath) }
    }

    override func moveItem(at srcURL: URL, to dstURL: URL) throws {
        try VisitorSpace.adding(dstURL.path, from: srcURL.path, isMoved: true) {
            try super.moveItem(at: srcURL, to: dstURL)
        }
    }

    override func moveItem(atPath srcPath: String, toPath dstPath: String) throws {
        try VisitorSpace.adding(dstPath, from: srcPath, isMoved: true) {
            try super.moveItem(atPath: srcPath, toPath: dstPath)
        }
    }

    override func removeItem(at url: URL) throws {
        try VisitorSpace.removing(url.path) { try super.removeItem(at: url) }
    }

    override func removeItem(atPath path: String) throws {
        try VisitorSpace.removing(path) { try super.removeItem(atPath: path) }
    }

    /// The place of a folder in an app's home on Apple's systems; `nil` for those outside of it.
    private static func name(of directory: SearchPathDirectory) -> String? {
        switch directory {
        case .documentDirectory: "Documents"
        case .libraryDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .autosavedInformationDirectory: "Library/Autosave Information"
        case .downloadsDirectory: "Downloads"
        case .desktopDirectory: "Desktop"
        case .moviesDirectory: "Movies"
        case .musicDirectory: "Music"
        case .picturesDirectory: "Pictures"
        case .sharedPublicDirectory: "Public"
        case .trashDirectory: ".Trash"
        default: nil
        }
    }
}
