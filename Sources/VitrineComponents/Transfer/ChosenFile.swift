// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineCore
package import VitrineDisplay

/// A file that the user has chosen, whose contents may still be on their way.
package struct ChosenFile: Sendable {
    /// The file's name, safe as a part of a path.
    package let name: String
    /// The folders that the file is in, from the one on that the user has chosen, each safe as a part of a path; none for
    /// a file that was chosen itself.
    package let folders: [String]
    /// The content type that the name, or else the surface, says.
    package let type: UTType
    private let transfer: Result<IncomingFile, any Error>

    /// Expects the contents of a file that the user has chosen in the session whose code runs.
    package init(_ offered: OfferedFile) {
        let name = FileName.safe(offered.name)
        let named = UTType(filenameExtension: FileName.parts(of: name).ending)
        self.name = name
        folders = offered.name.split { $0 == "/" || $0 == "\\" }.dropLast().map { FileName.safe(String($0)) }
        type =
            named.flatMap { $0.isDynamic ? nil : $0 } ?? UTType(mimeType: offered.mediaType) ?? named ?? .data
        guard let session = SessionContext.current else {
            preconditionFailure("Files are chosen in a session.")
        }
        do throws(SessionFiles.Refusal) {
            transfer = .success(try session.files.expect(offered))
        } catch {
            transfer = .failure(Self.error(error, name))
        }
    }

    /// How far the contents have come; `nil` for a file that was refused.
    package var progress: Progress? { try? transfer.get().progress }

    /// Waits until all contents have come, and checks that they are what the name says.
    ///
    /// - Parameter isKept: Whether the file stays until the session ends: the app gets its URL.
    /// - Returns: The file, which otherwise exists as long as this value.
    /// - Throws: A `CocoaError` with a description that an app may show, or `CancellationError`.
    package func contents(isKept: Bool = false) async throws -> URL {
        let file = try transfer.get()
        let url: URL
        do {
            url = try await file.contents()
        } catch is IncomingFile.Failure {
            throw CocoaError(.userCancelled)
        } catch let refusal as SessionFiles.Refusal {
            throw Self.error(refusal, name)
        }
        guard FileSignature.fits(try Self.beginning(of: url), type) else {
            throw CocoaError(
                .fileReadCorruptFile, words: "The file “\(name)” is damaged, or not what its name says.", file: name)
        }
        if isKept { SessionContext.current?.files.keep(file) }
        return url
    }

    private static func beginning(of url: URL) throws -> Data {
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        return try handle.read(upToCount: FileSignature.length) ?? Data()
    }

    private static func error(_ refusal: SessionFiles.Refusal, _ name: String) -> any Error {
        switch refusal {
        case .tooLarge: CocoaError(.fileReadTooLarge, words: "The file “\(name)” is too large.", file: name)
        case .full, .noSpace:
            CocoaError(.fileWriteOutOfSpace, words: "There is no room for the file “\(name)”.", file: name)
        case .malformed: CocoaError(.fileReadUnknown, words: "The file “\(name)” cannot be read.", file: name)
        }
    }
}

extension ChosenFile: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.file === right.file
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(file.map(ObjectIdentifier.init))
    }

    private var file: IncomingFile? { try? transfer.get() }
}
