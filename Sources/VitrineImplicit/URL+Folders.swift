// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What Foundation has on Apple's systems and lacks on Linux.
extension URL {
    /// The folder of the user's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }

    /// The folder of files that the app can make again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }

    /// The folder of files that the app needs and the user does not see.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

    /// The folder of the app's files that are no documents.
    public static var libraryDirectory: URL { folder(.libraryDirectory, orHome: "Library") }

    /// The folder of downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    /// The folder of the desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }

    /// The folder of movies.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }

    /// The folder of music.
    public static var musicDirectory: URL { folder(.musicDirectory) }

    /// The folder of pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }

    /// The folder of files for everybody.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

    /// The folder of files that were thrown away.
    public static var trashDirectory: URL { folder(.trashDirectory, orHome: ".Trash") }

    /// Finds a folder of the system.
    ///
    /// - Parameters:
    ///   - directory: The folder.
    ///   - domain: Whose it is.
    ///   - url: For `itemReplacementDirectory`: a file on the same disk.
    ///   - shouldCreate: Whether the folder is made where it is missing.
    /// - Throws: The reason why there is none.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL? = nil, create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(
            for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    /// A folder of the system, or the one in the home where Foundation on Linux knows none and no session has run yet.
    private static func folder(_ directory: FileManager.SearchPathDirectory, orHome name: String = "") -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? homeDirectory.appendingPathComponent(name, isDirectory: true)
    }
}
