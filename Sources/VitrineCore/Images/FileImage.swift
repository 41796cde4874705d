// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase

/// An image in a file that is the app's to show.
///
/// A URL may come from anybody, and nothing tells one that a user has typed from one that the app has made: a file
/// outside of the app's resources and the visitor's folders is refused, however its URL is written (`AppFiles`).
struct FileImage: Sendable {
    /// The maximum size of a file, in bytes.
    static let byteLimit = 32 << 20

    private let url: URL

    init(_ url: URL) {
        self.url = url
    }

    /// Reads the file, as the session that runs may.
    ///
    /// - Returns: The image.
    /// - Throws: The reason why there is none: mostly a `URLError`, as on Apple's systems, where files are loaded like
    ///   everything else that a URL names.
    func load() throws -> LoadedImage {
        guard AppFiles.contain(url) else {
            DeveloperNotes.report(
                .imageFailed, "The image \"\(url.lastPathComponent)\" is not loaded: it is no file of this app.",
                remedy: "Keep images among the app's resources, or in the folders that FileManager names in a session.",
                saysPlace: false)
            throw error(.noPermissionsToReadFile, "The file may not be read.")
        }
        // Where a link leads has been judged, so that is what is read.
        let file = url.resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else {
            throw error(.fileDoesNotExist, "The file does not exist.")
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw error(.fileIsDirectory, "It is no regular file.")
        }
        guard let size = (attributes[.size] as? NSNumber)?.intValue, size <= Self.byteLimit else {
            throw CocoaError(.fileReadTooLarge, userInfo: [NSFilePathErrorKey: url.lastPathComponent])
        }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw error(.noPermissionsToReadFile, "The file may not be read.")
        }
        do {
            return try ImageHeader.image(of: data)
        } catch {
            throw self.error(.cannotDecodeContentData, error.description)
        }
    }

    private func error(_ code: URLError.Code, _ sentence: String) -> URLError {
        URLError(code, userInfo: [NSLocalizedDescriptionKey: sentence])
    }
}

extension SessionContext {
    /// Loads the image at a URL: a file is read, bytes in the URL itself are taken from it, anything else is the
    /// loader's.
    ///
    /// - Parameter url: The URL of the image.
    /// - Returns: The image.
    /// - Throws: The reason why it could not be loaded.
    package func image(at url: URL) async throws -> LoadedImage {
        if url.isFileURL { return try FileImage(url).load() }
        if let inlined = DataImage(url) { return try inlined.load() }
        return try await images.load(url)
    }
}
