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
/// - Support: partial: texts and URLs; the clipboard's types are not known before a press.
nonisolated public struct PasteButton: View {
    /// Delivers the clipboard's contents, or calls `fail` if they have none of the accepted types.
    private let paste: @MainActor (NSItemProvider, _ fail: @escaping () -> Void) -> Void
    @State private var failure: SystemWord?

    /// Creates a button that decodes the clipboard's contents.
    ///
    /// - Parameters:
    ///   - payloadType: The type to decode; Vitrine offers texts and URLs.
    ///   - onPaste: The closure that receives the decoded value, in an array of one.
    public nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
        // Stored and called on the main actor only.
        let onPaste = UncheckedSendable(onPaste)
        paste = { provider, fail in
            TransferPayload(provider).hand(as: T.self, in: SessionContext.current) {
                onPaste.value([$0])
            } orElse: { _ in
                fail()
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
            paste(PasteButton.provider(of: text)) { failure.wrappedValue = .pasteUnfit }
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
        .environment(\.pasteAction, PasteAction(take: take))
        .alert(Text(failure.wrappedValue ?? .pasteUnfit), isPresented: failure.isSet) {}
    }

    /// A provider with the text and, if the text is a URL, with the URL.
    private static func provider(of text: String) -> NSItemProvider {
        let provider = NSItemProvider()
        guard !text.isEmpty else { return provider }
        provider.register(text)
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let url = URL(string: trimmed), url.scheme != nil { provider.register(url) }
        return provider
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

/// The action that receives the contents of the clipboard.
nonisolated struct PasteAction {
    let take: @MainActor (Pasted) -> Void
}

private struct PasteActionKey: EnvironmentKey {
    static var defaultValue: PasteAction? { nil }
}

extension EnvironmentValues {
    /// The paste action of the buttons inside, or `nil` outside of a paste button.
    var pasteAction: PasteAction? {
        get { self[PasteActionKey.self] }
        set { self[PasteActionKey.self] = newValue }
    }
}
