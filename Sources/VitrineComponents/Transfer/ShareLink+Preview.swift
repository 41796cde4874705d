// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// An item that a link shares.
enum SharedItem {
    case text(String)
    /// A file of the app's, which the user's device saves.
    case file(URL)
    /// A value, with the title of its preview for values that cannot be exported as text.
    case value(TransferPayload, title: Text)

    init(_ url: URL) {
        self = url.isFileURL ? .file(url) : .text(url.absoluteString)
    }

    /// Whether it is shared as a file: it has contents, and no text.
    var isFile: Bool {
        switch self {
        case .text: false
        case .file: true
        case .value(let payload, _): payload.text == nil && payload.provider.registrations.contains(where: \.mayLeave)
        }
    }

    /// Offers the item as a file to the session's user.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - environment: The environment of the control, for the title of a preview.
    /// - Throws: The reason why there is no such file.
    @MainActor func save(in session: SessionContext, _ environment: EnvironmentValues) async throws {
        switch self {
        case .text: break
        case .file(let url):
            let type = UTType(filenameExtension: url.pathExtension) ?? .data
            try ExportedFile(url: url, type: type).offer(in: session)
        case .value(let payload, let title):
            try await ExportedFile(payload.provider, named: nil, else: title.string(in: environment))
                .offer(in: session)
        }
    }

    /// Returns whether both are the same item, as far as values can be compared.
    func isSame(as other: SharedItem) -> Bool {
        switch (self, other) {
        case (.text(let own), .text(let other)): own == other
        case (.file(let own), .file(let other)): own == other
        case (.value(let own, let title), .value(let other, let otherTitle)):
            title == otherTitle && own.isSame(as: other)
        default: false
        }
    }

    /// Whether its text is created asynchronously.
    var isMade: Bool {
        guard case .value(let payload, _) = self, case .making = payload.text else { return false }
        return true
    }

    /// The text of the item in the mail, as far as it is known.
    func text(in environment: EnvironmentValues) -> String {
        switch self {
        case .text(let text): return text
        case .file(let url): return url.lastPathComponent
        case .value(let payload, let title):
            if case .value(let text) = payload.text, let text = text as? String { return text }
            return title.string(in: environment)
        }
    }

    /// The texts of all items in the mail, when they have been created.
    @MainActor static func texts(of items: [SharedItem], in environment: EnvironmentValues) async -> [String] {
        var texts: [String] = []
        for item in items {
            var text: String?
            if case .value(let payload, _) = item, case .making(let make) = payload.text {
                text = (try? await make()) as? String
            }
            texts.append(text ?? item.text(in: environment))
        }
        return texts
    }

    static func make<T: Transferable, A, B>(_ value: T, _ preview: SharePreview<A, B>) -> SharedItem {
        let payload = TransferPayload(value)
        if payload.text == nil, !payload.provider.registrations.contains(where: \.mayLeave) {
            DeveloperNotes.withoutEffect(
                "ShareLink of \(T.self)",
                remedy: "Give it a representation that exports a text, data or a file.")
        }
        return .value(payload, title: preview.title)
    }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable {
    /// Creates a control that shares a transferable value, with a custom label.
    ///
    /// - Parameters:
    ///   - item: The value.
    ///   - subject: The subject of the mail.
    ///   - message: A text above the shared item.
    ///   - preview: The preview, whose title represents a value that cannot be exported as text.
    ///   - label: A view builder of the label.
    public nonisolated init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: [SharedItem.make(item, preview)], subject: subject, message: message, label: label())
    }

    /// Creates a control that shares transferable values, with a custom label.
    ///
    /// - Parameters:
    ///   - items: The values.
    ///   - subject: The subject of the mail.
    ///   - message: A text above the shared items.
    ///   - preview: A closure that returns the preview of a value.
    ///   - label: A view builder of the label.
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
    /// Creates a control that shares a transferable value, with the default label.
    public nonisolated init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(nil) }
    }

    /// Creates a control that shares a transferable value, with a localized title.
    public nonisolated init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(titleKey))
        }
    }

    /// Creates a control that shares a transferable value, with a title.
    @_disfavoredOverload
    public nonisolated init<S, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where S: StringProtocol, Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(title))
        }
    }

    /// Creates a control that shares a transferable value, with a text as its title.
    public nonisolated init<I>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
    }

    /// Creates a control that shares transferable values, with the default label.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(nil) }
    }
}
