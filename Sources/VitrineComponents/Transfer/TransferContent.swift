// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// Converts the content that a representation exports into data or a file, whichever the importing one expects.
enum TransferContent {
    /// The bytes of data or a file.
    ///
    /// - Parameter content: Data, a sent file or a received one.
    /// - Returns: The bytes.
    /// - Throws: An error if it is anything else, or if the file cannot be read.
    static func data(_ content: Any) throws -> Data {
        switch content {
        case let data as Data: data
        case let file as SentTransferredFile: try Data(contentsOf: file.file)
        case let file as ReceivedTransferredFile: try Data(contentsOf: file.file)
        default: throw TransferError.notTheType
        }
    }

    /// Calls a closure with a file of the content; one that is written for it is removed afterwards.
    ///
    /// - Parameters:
    ///   - content: Data, a sent file or a received one.
    ///   - type: The identifier of the content type, for the extension of a file that is written.
    ///   - use: Reads the file.
    /// - Returns: What the closure returns.
    /// - Throws: The closure's error, or that of a file that cannot be written.
    static func withFile<Value>(
        of content: Any, type: String, _ use: @Sendable (ReceivedTransferredFile) async throws -> Value
    ) async throws -> Value {
        switch content {
        case let file as ReceivedTransferredFile: return try await use(file)
        case let file as SentTransferredFile:
            return try await use(
                ReceivedTransferredFile(file: file.file, isOriginalFile: file.allowAccessingOriginalFile))
        case let data as Data:
            let folder = try emptyFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let ending = UTType(type)?.preferredFilenameExtension.map { ".\($0)" } ?? ""
            let url = folder.appendingPathComponent("File\(ending)")
            try data.write(to: url)
            return try await use(ReceivedTransferredFile(file: url, isOriginalFile: false))
        default: throw TransferError.notTheType
        }
    }

    /// A folder of the session for what is on its way.
    static func emptyFolder() throws -> URL {
        if let session = SessionContext.current { return try session.files.emptyFolder() }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("vitrine-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
