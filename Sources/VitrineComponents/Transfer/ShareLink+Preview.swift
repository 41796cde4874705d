// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// One of the things that a link shares.
enum SharedItem {
    case text(String)
    /// A value, and what it is called where it becomes no text.
    case value(TransferPayload, title: Text)

    /// Whether its text takes a while.
    var isMade: Bool {
        guard case .value(let payload, _) = self, case .making = payload.found(as: String.self) else { return false }
        return true
    }

    /// What the mail says of it now.
    func text(in environment: EnvironmentValues) -> String {
        switch self {
        case .text(let text): return text
        case .value(let payload, let title):
            if case .value(let text) = payload.found(as: String.self), let text = text as? String { return text }
            return title.string(in: environment)
        }
    }

    /// What the mail says of all, once it is made.
    @MainActor static func texts(of items: [SharedItem], in environment: EnvironmentValues) async -> [String] {
        var texts: [String] = []
        for item in items {
            var text: String?
            if case .value(let payload, _) = item, case .making(let make) = payload.found(as: String.self) {
                text = (try? await make()) as? String
            }
            texts.append(text ?? item.text(in: environment))
        }
        return texts
    }

    static func make<T: Transferable, A, B>(_ value: T, _ preview: SharePreview<A, B>) -> SharedItem {
        let payload = TransferPayload(value)
        if payload.found(as: String.self) == nil {
            DeveloperNotes.withoutEffect(
                "ShareLink of \(T.self)",
                remedy: "Mails are texts: give it a ProxyRepresentation that exports a String.")
        }
        return .value(payload, title: preview.title)
    }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable {
    /// Shares a value.
    public nonisolated init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: [SharedItem.make(item, preview)], subject: subject, message: message, label: label())
    }

    /// Shares values.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            items: items.map { SharedItem.make($0, preview($0)) }, subject: subject, message: message, label: label())
    }
}

extension ShareLink
where
    PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable, Label == DefaultShareLinkLabel
{
    /// Shares a value.
    public nonisolated init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(nil) }
    }

    /// Shares a value under a title in the person's language.
    public nonisolated init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(titleKey))
        }
    }

    /// Shares a value under a title.
    @_disfavoredOverload
    public nonisolated init<S, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where S: StringProtocol, Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(title))
        }
    }

    /// Shares a value under a title.
    public nonisolated init<I>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
    }

    /// Shares values.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(nil) }
    }
}
