// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore

/// Writes files when a binding becomes `true`, and asks the page to save them.
nonisolated package struct FileExporter: ViewModifier {
    private let isPresented: Binding<Bool>
    private let isReady: Bool
    private let onCompletion: (Result<[URL], any Error>) -> Void
    private let make: () async throws -> [ExportedFile]

    /// Creates a modifier that saves files: all, or none where one cannot be written.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the files are to be saved; it becomes `false` at once.
    ///   - isReady: Whether there is anything to save.
    ///   - onCompletion: A closure that receives the files that are offered, or an error.
    ///   - make: A closure that writes the files.
    package init(
        isPresented: Binding<Bool>, isReady: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        make: @escaping () async throws -> [ExportedFile]
    ) {
        self.isPresented = isPresented
        self.isReady = isReady
        self.onCompletion = onCompletion
        self.make = make
    }

    /// Creates a modifier that saves one file.
    package init(
        isPresented: Binding<Bool>, isReady: Bool, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        make: @escaping () async throws -> ExportedFile
    ) {
        self.init(
            isPresented: isPresented, isReady: isReady,
            onCompletion: { (result: Result<[URL], any Error>) in
                onCompletion(result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
            }, make: { () async throws -> [ExportedFile] in [try await make()] })
    }

    @MainActor package func body(content: Content) -> some View {
        let isPresented = isPresented
        content.onChange(of: isPresented.wrappedValue && isReady, initial: true) { _, isWanted in
            guard isWanted, let session = SessionContext.current else { return }
            isPresented.wrappedValue = false
            SessionContext.start {
                do {
                    let files = try await make()
                    guard files.count <= SessionFiles.downloadLimit else {
                        throw CocoaError(.fileWriteUnknown, words: ExportedFile.tooMany(files.count))
                    }
                    for file in files { try file.offer(in: session) }
                    onCompletion(.success(files.map(\.url)))
                } catch {
                    onCompletion(.failure(error))
                }
            }
        }
    }
}
