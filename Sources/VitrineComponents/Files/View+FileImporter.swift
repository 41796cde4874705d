// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineDisplay

extension View {
    /// Lets the user choose a file, or a folder, while a binding is `true`.
    ///
    /// Where the only type is that of folders, the user chooses one, with at most 100 files in it; they come in a folder of
    /// its name.
    ///
    /// The browser's dialog opens at once where it follows the user's tap; where the browser does not allow that, a dialog
    /// of the page's leads to it. The contents are sent to the server, to a file that exists until the session ends.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is shown.
    ///   - allowedContentTypes: The types of files that may be chosen.
    ///   - onCompletion: A closure that receives the file when all of its contents have come, or an error.
    /// - Returns: A view that presents the dialog.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented, types: allowedContentTypes, allowsSeveral: false, onCancellation: {}
            ) { result in
                onCompletion(result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.userCancelled)) })
            })
    }

    /// Lets the user choose files while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is shown.
    ///   - allowedContentTypes: The types of files that may be chosen.
    ///   - allowsMultipleSelection: Whether several files may be chosen.
    ///   - onCompletion: A closure that receives the files when all of their contents have come, or an error.
    /// - Returns: A view that presents the dialog.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user choose files while a binding is `true`, and tells if the user does not.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is shown.
    ///   - allowedContentTypes: The types of files that may be chosen.
    ///   - allowsMultipleSelection: Whether several files may be chosen.
    ///   - onCompletion: A closure that receives the files when all of their contents have come, or an error.
    ///   - onCancellation: A closure that is called when the user closes the dialog without a choice.
    /// - Returns: A view that presents the dialog.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented, types: allowedContentTypes, allowsSeveral: allowsMultipleSelection,
                onCancellation: onCancellation, onCompletion: onCompletion))
    }
}

/// Asks for files, waits for their contents and hands them on.
nonisolated struct FileImporter: ViewModifier {
    let isPresented: Binding<Bool>
    let types: [UTType]
    let allowsSeveral: Bool
    let onCancellation: () -> Void
    let onCompletion: (Result<[URL], any Error>) -> Void

    @MainActor func body(content: Content) -> some View {
        let (types, onCompletion) = (types, onCompletion)
        content.modifier(
            FileDialog(
                title: .chooseFiles, isPresented: isPresented, types: types, allowsSeveral: allowsSeveral,
                onCancellation: onCancellation
            ) { offered in
                Self.take(offered, types, onCompletion)
            })
    }

    /// Waits for the contents of files that the user has chosen.
    ///
    /// - Parameters:
    ///   - offered: The files.
    ///   - types: The types that were asked for.
    ///   - onCompletion: A closure that receives the files, or their folder, or an error.
    @MainActor static func take(
        _ offered: [OfferedFile], _ types: [UTType], _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) {
        let files = offered.map(ChosenFile.init)
        SessionContext.start {
            let isFolder = FileRequest.asksForFolder(types)
            onCompletion(await isFolder ? folder(of: files) : urls(of: files, types))
        }
    }

    /// The folder that the user has chosen, with its files, until the session ends.
    private static func folder(of files: [ChosenFile]) async -> Result<[URL], any Error> {
        do {
            let place = try TransferContent.emptyFolder()
            guard let root = files.first?.folders.first, files.allSatisfy({ $0.folders.first == root }) else {
                throw CocoaError(.fileReadUnsupportedScheme, words: "What was chosen is no folder.")
            }
            for file in files {
                // Kept beside: a file counts once, and as long as it is there.
                let source = try await file.contents(isKept: true)
                let folder = file.folders.reduce(place) { $0.appendingPathComponent($1, isDirectory: true) }
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try FileManager.default.linkItem(at: source, to: folder.appendingPathComponent(file.name))
            }
            return .success([place.appendingPathComponent(root, isDirectory: true)])
        } catch {
            return .failure(error)
        }
    }

    private static func urls(of files: [ChosenFile], _ types: [UTType]) async -> Result<[URL], any Error> {
        var urls: [URL] = []
        for file in files {
            do {
                // Browsers let the user choose what the dialog did not offer.
                guard types.isEmpty || types.contains(where: { file.type.conforms(to: $0) }) else {
                    throw CocoaError(
                        .fileReadUnsupportedScheme, words: "Files such as “\(file.name)” cannot be opened here.",
                        file: file.name)
                }
                urls.append(try await file.contents(isKept: true))
            } catch {
                return .failure(error)
            }
        }
        return .success(urls)
    }
}
