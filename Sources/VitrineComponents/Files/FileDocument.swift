// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
    /// The content type of the file.
    public let contentType: UTType
    /// The contents.
    public let file: FileWrapper
}

/// The content type and the former contents of the file to which a document is written.
public struct FileDocumentWriteConfiguration {
    /// The content type that is wanted.
    public let contentType: UTType
    /// The contents that the file has so far; `nil` for a new file.
    public let existingFile: FileWrapper?

    package init(contentType: UTType) {
        self.contentType = contentType
        existingFile = nil
    }
}

/// A document that is a value: its type reads it from a file and writes it to one.
public protocol FileDocument {
    /// The file from which a document is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The content type and the former contents of the file to which a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it can be written to.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: Self.ReadConfiguration) throws

    /// Returns the document as a file.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types of files that it can be written to: those that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
