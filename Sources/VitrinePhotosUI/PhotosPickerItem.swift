// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore
import VitrineDisplay

/// A photo or video that the user has chosen, whose contents are loaded on request.
///
/// The contents come from the user's device while the app goes on; loading waits for them.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The format in which a photo is wanted. Browsers decide that themselves.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String

        /// The best format for the system.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// The format in which the photo is stored.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// A format that most apps read.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    private enum Content: Hashable {
        case file(ChosenFile)
        /// Of a library that is on no server.
        case library(String)
    }

    private let content: Content

    /// Creates a placeholder for an item of the photo library, which never loads: a server has no photo library.
    ///
    /// - Parameter itemIdentifier: The item's identifier in the library.
    public init(itemIdentifier: String) {
        content = .library(itemIdentifier)
    }

    init(_ offered: OfferedFile) {
        content = .file(ChosenFile(offered))
    }

    /// The item's identifier in the photo library: `nil` for what came from a browser.
    public var itemIdentifier: String? {
        guard case .library(let identifier) = content else { return nil }
        return identifier
    }

    /// The content types in which the item can be loaded.
    public var supportedContentTypes: [UTType] {
        guard case .file(let file) = content else { return [] }
        return [file.type]
    }

    /// The item for code that asks for item providers.
    var itemProvider: NSItemProvider {
        let provider = NSItemProvider()
        guard case .file(let file) = content else { return provider }
        provider.suggestedName = FileName.parts(of: file.name).stem
        provider.add(file: file.type.identifier) { try await file.contents() }
        return provider
    }

    /// Loads the item as a value of a transferable type.
    ///
    /// - Parameter type: The type.
    /// - Returns: The value; `nil` where the type does not read what the user chose.
    /// - Throws: The reason why the contents did not come, or the type's own error.
    public func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable {
        // The contents exist as long as the item does.
        defer { withExtendedLifetime(self) {} }
        return try await itemProvider.loadedTransferable(type: type)
    }

    /// Loads the item as a value of a transferable type.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - completionHandler: A closure that is called on the main actor with the value, with `nil` where the type does
    ///     not read what the user chose, or with an error.
    /// - Returns: How far the contents have come.
    @discardableResult
    public func loadTransferable<T>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress where T: Transferable {
        var progress = Progress(totalUnitCount: 1)
        if case .file(let file) = content, let transfer = file.progress { progress = transfer }
        SessionContext.start {
            do {
                let value = UncheckedSendable(try await loadTransferable(type: type))
                completionHandler(.success(value.value))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return progress
    }
}
