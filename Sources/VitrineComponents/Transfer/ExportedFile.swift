// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineCore
import VitrineDisplay

/// A file that is offered to the user.
package struct ExportedFile: Sendable {
    package let url: URL
    let type: UTType

    init(url: URL, type: UTType) {
        self.url = url
        self.type = type
    }

    /// Writes what a value exports.
    ///
    /// - Parameters:
    ///   - provider: A provider of the value.
    ///   - name: The name of the file, with or without an extension; `nil` for what the value suggests, or else for that
    ///     of the file that it writes.
    ///   - title: The name of a file without any of these.
    ///   - types: The content types to choose from: the first one that the value exports is taken. None for its best.
    /// - Throws: An error if the value exports none of them, or if the file cannot be written.
    init(
        _ provider: NSItemProvider, named name: String?, else title: String? = nil, types: [UTType] = []
    ) async throws {
        let offered = provider.registrations.filter(\.mayLeave)
        let wanted = types.lazy.compactMap { type in
            offered.first { UTType.conforms($0.type, to: type.identifier) }
        }.first
        guard let registration = wanted ?? (types.isEmpty ? offered.first : nil) else {
            throw TransferError.notTheType
        }
        type = UTType(registration.type) ?? .data
        let content = try await registration.content()
        let written = (content as? SentTransferredFile)?.file.lastPathComponent
        url = try Self.place(name ?? registration.name ?? provider.suggestedName ?? written ?? title, type)
        let place = url
        try await TransferContent.withFile(of: content, type: registration.type) {
            try FileManager.default.copyItem(at: $0.file, to: place)
        }
    }

    /// Returns the URL for a file with a name and the extension of its type. Path separators in the name become dashes.
    static func place(_ name: String?, _ type: UTType) throws -> URL {
        let given = (name ?? "").replacing("/", with: "-").replacing("\\", with: "-")
        var name = FileName.safe(given.isEmpty ? "Document" : given)
        // Plain texts of an encoding have no extension of their own.
        let own =
            type.preferredFilenameExtension
            ?? (type.conforms(to: .plainText) ? UTType.plainText.preferredFilenameExtension : nil)
        let ending = FileName.parts(of: name).ending
        let fits = ending.lowercased() == own || UTType(filenameExtension: ending)?.conforms(to: type) == true
        if !fits, let own { name = FileName.safe("\(name).\(own)") }
        return try TransferContent.emptyFolder().appendingPathComponent(name)
    }

    /// Why more files than a session offers at a time are not saved.
    static func tooMany(_ count: Int) -> String {
        "A browser saves \(SessionFiles.downloadLimit) files at once, and not \(count)."
    }

    /// Offers the file to the session's user, whose page saves it.
    ///
    /// - Parameter session: The session.
    /// - Throws: The reason why the file cannot be read.
    func offer(in session: SessionContext) throws {
        guard AppFiles.contain(url) else {
            let name = url.lastPathComponent
            throw CocoaError(.fileReadNoPermission, words: "“\(name)” is no file of this app.", file: name)
        }
        let key = try session.files.offer(
            url, named: url.lastPathComponent, mediaType: type.preferredMIMEType ?? "application/octet-stream")
        session.ask(.download(key))
    }
}
