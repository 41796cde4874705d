// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCombine
public import VitrineComponents
public import VitrineCore

/// A document that is an object: its type reads it from a file, and writes what it was at one moment to one.
public protocol ReferenceFileDocument: ObservableObject {
    /// The type of a copy of the document's contents at a moment, which is written to the file.
    associatedtype Snapshot

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

    /// Returns what the document is now.
    func snapshot(contentType: UTType) throws -> Self.Snapshot

    /// Returns what the document was as a file.
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types of files that it can be written to: those that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Writes the document as it is now.
    fileprivate func exported(named name: String?, type: UTType) throws -> ExportedFile {
        let wrapper = try fileWrapper(snapshot: snapshot(contentType: type), configuration: .init(contentType: type))
        return try ExportedFile(wrapper, named: name, type: type)
    }
}

extension View {
    /// Saves a document on the user's device when a binding becomes `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the document is to be saved; it becomes `false` at once.
    ///   - document: The document; without one nothing is saved.
    ///   - contentType: The content type of the file.
    ///   - defaultFilename: The name of the file, with or without an extension.
    ///   - onCompletion: A closure that receives the file that is offered to the browser, or an error.
    /// - Returns: A view that saves the document.
    ///
    /// - Support: partial: the browser's download; a document of several files cannot be saved.
    public nonisolated func fileExporter<D>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View where D: ReferenceFileDocument {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Saves a document on the user's device when a binding becomes `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the document is to be saved; it becomes `false` at once.
    ///   - document: The document; without one nothing is saved.
    ///   - contentTypes: The content types to choose from: the first one is taken. None for the document's own.
    ///   - defaultFilename: The name of the file, with or without an extension.
    ///   - onCompletion: A closure that receives the file that is offered to the browser, or an error.
    ///   - onCancellation: Not called: browsers do not tell.
    /// - Returns: A view that saves the document.
    ///
    /// - Support: partial: the browser's download; a document of several files cannot be saved.
    public nonisolated func fileExporter<D>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where D: ReferenceFileDocument {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return modifier(
            FileExporter(isPresented: isPresented, isReady: document != nil, onCompletion: onCompletion) {
                guard let document else { throw CocoaError(.fileNoSuchFile) }
                // Views change the object on the main actor, where it is read.
                let known = UncheckedSendable(document)
                return try await MainActor.run { try known.value.exported(named: defaultFilename, type: type) }
            })
    }

    /// Saves documents on the user's device when a binding becomes `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the documents are to be saved; it becomes `false` at once.
    ///   - documents: The documents; without any nothing is saved.
    ///   - contentType: The content type of the files.
    ///   - onCompletion: A closure that receives the files that are offered to the browser, or an error.
    /// - Returns: A view that saves the documents.
    ///
    /// - Support: partial: the browser's downloads, 20 at once; it may ask first whether the page may save several.
    public nonisolated func fileExporter<C>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
    }

    /// Saves documents on the user's device when a binding becomes `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the documents are to be saved; it becomes `false` at once.
    ///   - documents: The documents; without any nothing is saved.
    ///   - contentTypes: The content types to choose from: the first one is taken. None for the documents' own.
    ///   - onCompletion: A closure that receives the files that are offered to the browser, or an error.
    ///   - onCancellation: Not called: browsers do not tell.
    /// - Returns: A view that saves the documents.
    ///
    /// - Support: partial: the browser's downloads, 20 at once; it may ask first whether the page may save several.
    public nonisolated func fileExporter<C>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
        let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
        return modifier(
            FileExporter(isPresented: isPresented, isReady: !documents.isEmpty, onCompletion: onCompletion) {
                let known = UncheckedSendable(documents)
                return try await MainActor.run { try known.value.map { try $0.exported(named: nil, type: type) } }
            })
    }
}
