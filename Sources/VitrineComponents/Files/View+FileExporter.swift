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
}

/// Writes a file when a binding becomes `true`, and asks the page to save it.
nonisolated private struct FileExporter: ViewModifier {
    let isPresented: Binding<Bool>
    let isReady: Bool
    let onCompletion: (Result<URL, any Error>) -> Void
    let make: () async throws -> ExportedFile

    init(
        isPresented: Binding<Bool>, isReady: Bool, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        make: @escaping () async throws -> ExportedFile
    ) {
        self.isPresented = isPresented
        self.isReady = isReady
        self.onCompletion = onCompletion
        self.make = make
    }

    @MainActor func body(content: Content) -> some View {
        let isPresented = isPresented
        content.onChange(of: isPresented.wrappedValue && isReady, initial: true) { _, isWanted in
            guard isWanted, let session = SessionContext.current else { return }
            isPresented.wrappedValue = false
            SessionContext.start {
                do {
                    let file = try await make()
                    try file.offer(in: session)
                    onCompletion(.success(file.url))
                } catch {
                    onCompletion(.failure(error))
                }
            }
        }
    }
}

extension ExportedFile {
    /// Writes the file of a document.
    fileprivate init(_ wrapper: FileWrapper, named name: String?, type: UTType) throws {
        guard wrapper.isRegularFile else {
            let text = "A document of several files cannot be saved by a browser."
            throw CocoaError(.fileWriteUnsupportedScheme, userInfo: [NSLocalizedDescriptionKey: text])
        }
        let url = try Self.place(name ?? wrapper.preferredFilename, type)
        try wrapper.write(to: url, options: [], originalContentsURL: nil)
        self.init(url: url, type: type)
    }
}
