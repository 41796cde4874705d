// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension View {
    /// Moves a file to the user's device when a binding becomes `true`.
    ///
    /// The browser saves the file where it saves downloads. The app's file is no more where it was; the one that
    /// `onCompletion` receives is there until the session ends.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the file is to be moved; it becomes `false` at once.
    ///   - file: The file; without one nothing is moved.
    ///   - onCompletion: A closure that receives the file that is offered to the browser, or an error.
    /// - Returns: A view that moves the file.
    ///
    /// - Support: partial: the browser's download; a folder cannot be moved.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Moves files to the user's device when a binding becomes `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the files are to be moved; it becomes `false` at once.
    ///   - files: The files; without any nothing is moved.
    ///   - onCompletion: A closure that receives the files that are offered to the browser, or an error.
    /// - Returns: A view that moves the files.
    ///
    /// - Support: partial: the browser's downloads, 20 at once; a folder cannot be moved.
    public nonisolated func fileMover<C>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C: Collection, C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Moves a file to the user's device when a binding becomes `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the file is to be moved; it becomes `false` at once.
    ///   - file: The file; without one nothing is moved.
    ///   - onCompletion: A closure that receives the file that is offered to the browser, or an error.
    ///   - onCancellation: Not called: browsers do not tell.
    /// - Returns: A view that moves the file.
    ///
    /// - Support: partial: the browser's download; a folder cannot be moved.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileExporter(isPresented: isPresented, isReady: file != nil, onCompletion: onCompletion) {
                guard let file else { throw CocoaError(.fileNoSuchFile) }
                return try ExportedFile.moving([file])[0]
            })
    }

    /// Moves files to the user's device when a binding becomes `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the files are to be moved; it becomes `false` at once.
    ///   - files: The files; without any nothing is moved.
    ///   - onCompletion: A closure that receives the files that are offered to the browser, or an error.
    ///   - onCancellation: Not called: browsers do not tell.
    /// - Returns: A view that moves the files.
    ///
    /// - Support: partial: the browser's downloads, 20 at once; a folder cannot be moved.
    public nonisolated func fileMover<C>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C: Collection, C.Element == URL {
        modifier(
            FileExporter(isPresented: isPresented, isReady: !files.isEmpty, onCompletion: onCompletion) {
                try ExportedFile.moving(Array(files))
            })
    }
}

extension ExportedFile {
    /// Copies a file to where it can be offered.
    ///
    /// - Parameter file: The file.
    /// - Returns: The copy.
    /// - Throws: An error, in words for the user, where it is no file of the app.
    static func copying(_ file: URL) throws -> ExportedFile {
        let name = file.lastPathComponent
        guard AppFiles.contain(file) else {
            throw CocoaError(.fileReadNoPermission, words: "“\(name)” is no file of this app.", file: name)
        }
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        let place = try Self.place(name, type)
        try FileManager.default.copyItem(at: file, to: place)
        return ExportedFile(url: place, type: type)
    }

    /// Moves files to where they can be offered: all, or none where one cannot be.
    ///
    /// - Parameter files: The files.
    /// - Returns: The files where they are now.
    /// - Throws: An error, in words for the user, where one is no file that the app may move.
    static func moving(_ files: [URL]) throws -> [ExportedFile] {
        guard files.count <= SessionFiles.downloadLimit else {
            throw CocoaError(.fileWriteUnknown, words: tooMany(files.count))
        }
        for file in files {
            let name = file.lastPathComponent
            guard AppFiles.mayMove(file) else {
                throw CocoaError(
                    .fileWriteNoPermission, words: "“\(name)” is no file of this app that can be moved.")
            }
            let kind = try FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
            guard kind == .typeRegular else {
                throw CocoaError(
                    .fileWriteUnsupportedScheme, words: "“\(name)” is a folder, which a browser cannot save.")
            }
        }
        var moved: [(from: URL, file: ExportedFile)] = []
        do {
            for file in files {
                let type = UTType(filenameExtension: file.pathExtension) ?? .data
                let place = try Self.place(file.lastPathComponent, type)
                try FileManager.default.moveItem(at: file, to: place)
                moved.append((file, ExportedFile(url: place, type: type)))
            }
        } catch {
            for (from, file) in moved { try? FileManager.default.moveItem(at: file.url, to: from) }
            throw error
        }
        return moved.map(\.file)
    }
}
