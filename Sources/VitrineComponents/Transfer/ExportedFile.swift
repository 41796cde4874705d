// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// A file that is offered to the user.
struct ExportedFile {
    let url: URL
    let type: UTType

    init(url: URL, type: UTType) {
        self.url = url
        self.type = type
    }

    /// Writes what a value exports.
    ///
    /// - Parameters:
    ///   - provider: A provider of the value.
    ///   - name: The name of the file, with or without an extension; `nil` for what the value suggests.
    ///   - title: The name of a file for which the value suggests none.
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
        url = try Self.place(name ?? registration.name ?? title, type)
        let place = url
        try await TransferContent.withFile(of: try await registration.content(), type: registration.type) {
            try FileManager.default.copyItem(at: $0.file, to: place)
        }
    }

    /// Where a file of a name is written, with the extension of its type.
    static func place(_ name: String?, _ type: UTType) throws -> URL {
        var name = FileName.safe(name ?? "Document")
        let hasEnding = UTType(filenameExtension: FileName.parts(of: name).ending)?.conforms(to: type) ?? false
        if !hasEnding, let own = type.preferredFilenameExtension { name = FileName.safe("\(name).\(own)") }
        return try TransferContent.emptyFolder().appendingPathComponent(name)
    }

    /// Offers the file to the session's user, whose page saves it.
    ///
    /// - Parameter session: The session.
    /// - Throws: The reason why the file cannot be read.
    func offer(in session: SessionContext) throws {
        guard AppFiles.contain(url) else {
            throw CocoaError(
                .fileReadNoPermission,
                userInfo: [
                    NSLocalizedDescriptionKey: "“\(url.lastPathComponent)” is no file of this app.",
                    NSFilePathErrorKey: url.lastPathComponent,
                ])
        }
        let key = try session.files.offer(
            url, named: url.lastPathComponent, mediaType: type.preferredMIMEType ?? "application/octet-stream")
        session.ask(.download(key))
    }
}
