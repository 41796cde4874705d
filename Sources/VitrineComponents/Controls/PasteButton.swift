// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay

/// A button that hands the app what the person copied, without asking the app first.
///
/// An alert says where the browser lets the page read nothing, and where what was copied is none of the types.
///
/// - Support: partial: texts and addresses; what was copied is not known before a press.
nonisolated public struct PasteButton: View {
    /// Hands over what was copied, or says that it is of no use here.
    private let paste: @MainActor (NSItemProvider, _ fail: @escaping () -> Void) -> Void
    @State private var failure: SystemWord?

    /// A button that hands values of a type to a closure.
    public nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
        // Kept and called on the main actor only.
        let onPaste = UncheckedSendable(onPaste)
        paste = { provider, fail in
            TransferPayload(provider).hand(as: T.self, in: SessionContext.current) {
                onPaste.value([$0])
            } orElse: { _ in
                fail()
            }
        }
    }

    /// A button that hands providers of some types of content to a closure.
    public nonisolated init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        // Kept and called on the main actor only.
        let payloadAction = UncheckedSendable(payloadAction)
        paste = { provider, fail in
            guard supportedContentTypes.contains(where: { provider.hasItemConformingToTypeIdentifier($0.identifier) })
            else { return fail() }
            payloadAction.value([provider])
        }
    }

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
            // A tap without a surface that reads brings what the app itself has copied.
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

    /// A text, and the address that it is.
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
    /// Whether there is a word; without is what false makes of it.
    fileprivate nonisolated var isSet: Binding<Bool> {
        Binding<Bool> {
            wrappedValue != nil
        } set: {
            if !$0 { wrappedValue = nil }
        }
    }
}

/// What takes what the person copied.
nonisolated struct PasteAction {
    let take: @MainActor (Pasted) -> Void
}

private struct PasteActionKey: EnvironmentKey {
    static var defaultValue: PasteAction? { nil }
}

extension EnvironmentValues {
    /// What the buttons inside do with what the person copied.
    var pasteAction: PasteAction? {
        get { self[PasteActionKey.self] }
        set { self[PasteActionKey.self] = newValue }
    }
}
