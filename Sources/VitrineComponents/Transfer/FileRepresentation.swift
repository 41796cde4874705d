// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A file that a value is exported as.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether the receiver may read the file where it is.
    public let allowAccessingOriginalFile: Bool

    /// Creates a description of an exported file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - allowAccessingOriginalFile: Whether the receiver may read it where it is.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value is imported from. It exists while it is imported: an app copies what it keeps.
public struct ReceivedTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether the file is the sender's own.
    public let isOriginalFile: Bool
}

/// A transfer representation that converts values to and from files, for contents that are large.
public struct FileRepresentation<Item>: TransferRepresentation where Item: Transferable {
    /// A primitive type: it has no body.
    public typealias Body = Never
    let routes: TransferRoutes<Item>

    private init(
        _ contentType: UTType, exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) {
        var routes = TransferRoutes<Item>()
        let type = contentType.identifier
        if let exporting { routes.exports = [.init(form: .file(type), make: { try await exporting($0) })] }
        if let importing {
            routes.imports = [
                .init(form: .file(type)) { try await TransferContent.withFile(of: $0, type: type, importing) }
            ]
        }
        self.routes = routes
    }

    /// Creates a representation that exports values as files and imports them.
    ///
    /// - Parameters:
    ///   - contentType: The content type of the files.
    ///   - shouldAttemptToOpenInPlace: Whether the sender's own file is wanted; in Vitrine it never is at hand.
    ///   - exporting: Writes a value to a file.
    ///   - importing: Reads a value from a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(contentType, exporting: exporting, importing: importing)
    }

    /// Creates a representation that only exports values as files.
    ///
    /// - Parameters:
    ///   - exportedContentType: The content type of the files.
    ///   - shouldAllowToOpenInPlace: Whether the receiver may use the file where it is.
    ///   - exporting: Writes a value to a file.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, exporting: exporting, importing: nil)
    }

    /// Creates a representation that only imports files.
    ///
    /// - Parameters:
    ///   - importedContentType: The content type of the files.
    ///   - shouldAttemptToOpenInPlace: Whether the sender's own file is wanted; in Vitrine it never is at hand.
    ///   - importing: Reads a value from a file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(importedContentType, exporting: nil, importing: importing)
    }
}

extension FileRepresentation: PrimitiveTransferRepresentation {}
