// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineDisplay

extension View {
    /// Saves a document on the user's device when a binding becomes `true`.
    ///
    /// The browser saves the file where it saves downloads, or asks the user where. It does not tell the server more than
    /// that it was asked.
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
    ) -> some View where D: FileDocument {
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
    ) -> some View where D: FileDocument {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return modifier(
            FileExporter(isPresented: isPresented, isReady: document != nil, onCompletion: onCompletion) {
                guard let document else { throw CocoaError(.fileNoSuchFile) }
                let wrapper = try document.fileWrapper(configuration: .init(contentType: type))
                return try ExportedFile(wrapper, named: defaultFilename, type: type)
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
    ) -> some View where C: Collection, C.Element: FileDocument {
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
    ) -> some View where C: Collection, C.Element: FileDocument {
        let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
        return modifier(
            FileExporter(isPresented: isPresented, isReady: !documents.isEmpty, onCompletion: onCompletion) {
                try documents.map { document in
                    let wrapper = try document.fileWrapper(configuration: .init(contentType: type))
                    return try ExportedFile(wrapper, named: nil, type: type)
                }
            })
    }

    /// Saves a transferable value on the user's device when a binding becomes `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the value is to be saved; it becomes `false` at once.
    ///   - item: The value; without one nothing is saved.
    ///   - contentTypes: The content types to choose from: the first one that the value exports is taken. None for the
    ///     value's best.
    ///   - defaultFilename: The name of the file, with or without an extension.
    ///   - onCompletion: A closure that receives the file that is offered to the browser, or an error.
    ///   - onCancellation: Not called: browsers do not tell.
    /// - Returns: A view that saves the value.
    ///
    /// - Support: partial: the browser's download.
    public nonisolated func fileExporter<T>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where T: Transferable {
        modifier(
            FileExporter(isPresented: isPresented, isReady: item != nil, onCompletion: onCompletion) {
                guard let item else { throw CocoaError(.fileNoSuchFile) }
                return try await ExportedFile(NSItemProvider(item), named: defaultFilename, types: contentTypes)
            })
    }

    /// Saves transferable values on the user's device when a binding becomes `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the values are to be saved; it becomes `false` at once.
    ///   - items: The values; without any nothing is saved.
    ///   - contentTypes: The content types to choose from: the first one that a value exports is taken. None for each
    ///     value's best.
    ///   - onCompletion: A closure that receives the files that are offered to the browser, or an error.
    ///   - onCancellation: Not called: browsers do not tell.
    /// - Returns: A view that saves the values.
    ///
    /// - Support: partial: the browser's downloads, 20 at once; it may ask first whether the page may save several.
    public nonisolated func fileExporter<C, T>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C: Collection, T: Transferable, T == C.Element {
        modifier(
            FileExporter(isPresented: isPresented, isReady: !items.isEmpty, onCompletion: onCompletion) {
                var files: [ExportedFile] = []
                for item in items {
                    files.append(try await ExportedFile(NSItemProvider(item), named: nil, types: contentTypes))
                }
                return files
            })
    }
}

extension ExportedFile {
    /// Writes the file of a document.
    ///
    /// - Parameters:
    ///   - wrapper: What the document is as a file.
    ///   - name: The name of the file, with or without an extension; `nil` for what the document suggests.
    ///   - type: The content type.
    /// - Throws: An error if it is no single file, or cannot be written.
    package init(_ wrapper: FileWrapper, named name: String?, type: UTType) throws {
        guard wrapper.isRegularFile else {
            throw CocoaError(
                .fileWriteUnsupportedScheme, words: "A document of several files cannot be saved by a browser.")
        }
        let url = try Self.place(name ?? wrapper.preferredFilename, type)
        try wrapper.write(to: url, options: [], originalContentsURL: nil)
        self.init(url: url, type: type)
    }
}
