// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay

/// A button that gives the app the contents of the clipboard.
///
/// An alert tells the user if the browser denies access to the clipboard, and if its contents have none of the accepted
/// types.
///
/// - Support: partial: texts, URLs and images; the clipboard's types are not known before a press.
nonisolated public struct PasteButton: View {
    /// Delivers the clipboard's contents, or calls `fail` if they have none of the accepted types.
    private let paste: @MainActor (NSItemProvider, _ fail: @escaping () -> Void) -> Void
    /// The identifiers of the accepted types.
    private let types: @MainActor () -> [String]
    @State private var failure: SystemWord?

    /// Creates a button that decodes the clipboard's contents.
    ///
    /// - Parameters:
    ///   - payloadType: The type to decode; Vitrine offers texts, URLs and images.
    ///   - onPaste: The closure that receives the decoded value, in an array of one.
    public nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
        // Stored and called on the main actor only.
        let onPaste = UncheckedSendable(onPaste)
        types = { TransferRoutes<T>.of(T.transferRepresentation).importedTypes }
        paste = { provider, fail in
            TransferPayload.convert([TransferPayload(provider)], to: T.self) { values, _ in
                if values.isEmpty { fail() } else { onPaste.value(values) }
            }
        }
    }

    /// Creates a button that delivers the clipboard's contents as an item provider.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted types; other contents show an alert.
    ///   - payloadAction: The closure that receives the provider, in an array of one.
    public nonisolated init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        // Stored and called on the main actor only.
        let payloadAction = UncheckedSendable(payloadAction)
        types = { supportedContentTypes.map(\.identifier) }
        paste = { provider, fail in
            guard supportedContentTypes.contains(where: { provider.hasItemConformingToTypeIdentifier($0.identifier) })
            else { return fail() }
            payloadAction.value([provider])
        }
    }

    /// A prominent button with the system's title for pasting.
    @MainActor public var body: some View {
        let (paste, failure) = (paste, $failure)
        let take: @MainActor (Pasted) -> Void = { pasted in
            guard case .text(let text) = pasted else {
                failure.wrappedValue = pasted == .refused ? .pasteRefused : .pasteUnfit
                return
            }
            paste(NSItemProvider(text: text)) { failure.wrappedValue = .pasteUnfit }
        }
        let images = FileRequest(dropsOf: types()).flatMap { request in
            !request.drops.contains(.files)
                ? nil
                : FileChoice(request) { files in
                    if let file = files.first { paste(NSItemProvider(file)) { failure.wrappedValue = .pasteUnfit } }
                }
        }
        Button {
            // Without a browser (in tests) a tap pastes what the app itself has copied.
            take(.text(UIPasteboard.general.string ?? ""))
        } label: {
            Label {
                Text(.paste)
            } icon: {
                Image(systemName: "doc.on.clipboard")
            }
        }
        .buttonStyle(.borderedProminent)
        .environment(\.pasteAction, PasteAction(take: take, images: images))
        .alert(Text(failure.wrappedValue ?? .pasteUnfit), isPresented: failure.isSet) {}
    }
}

extension Binding where Value == SystemWord? {
    /// Whether there is a failure to show; setting `false` clears it.
    fileprivate nonisolated var isSet: Binding<Bool> {
        Binding<Bool> {
            wrappedValue != nil
        } set: {
            if !$0 { wrappedValue = nil }
        }
    }
}
