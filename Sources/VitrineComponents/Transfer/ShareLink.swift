// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A control that shares items: texts and addresses in the system's sheet, or by mail where the browser has none, and
/// files as downloads.
///
/// - Support: partial: where one of several items is a file, all files are saved, and texts are left out.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where Data: RandomAccessCollection, Label: View {
    private let items: [SharedItem]
    private let subject: Text?
    private let message: Text?
    private let label: Label
    /// The texts of items whose texts are made; those of the items before until they are.
    @State private var texts: [String] = []
    @State private var last = LastShared()
    @Environment(\.self) private var environment

    private init(items: [String], subject: Text?, message: Text?, label: Label) {
        self.init(items: items.map(SharedItem.text), subject: subject, message: message, label: label)
    }

    init(items: [SharedItem], subject: Text?, message: Text?, label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.label = label
    }

    /// The label as a `mailto:` link with the items in the message's body, or as a button that saves files.
    @MainActor public var body: some View {
        let items = items
        if items.contains(where: \.isFile) {
            saveButton
        } else if items.contains(where: \.isMade) {
            AddressButton(address: address, open: OpenURLAction(), label: label)
                .task(id: last.revision(of: items)) {
                    texts = await SharedItem.texts(of: items, in: environment)
                }
        } else {
            AddressButton(address: address, open: OpenURLAction(), label: label)
        }
    }

    @MainActor private var saveButton: some View {
        let (items, environment) = (items, environment)
        return Button {
            guard let session = SessionContext.current else { return }
            SessionContext.start {
                for item in items where item.isFile {
                    do { try await item.save(in: session, environment) } catch {
                        DeveloperNotes.report(
                            .refusedEvent, "A file was not shared: \(error).",
                            remedy: "Look at the file, or at what the value exports.")
                    }
                }
            }
        } label: {
            label
        }
    }

    @MainActor private var shared: [String] {
        texts.isEmpty || !items.contains(where: \.isMade) ? items.map { $0.text(in: environment) } : texts
    }

    @MainActor private var address: URL {
        let body = [message?.string(in: environment)].compactMap { $0 } + shared
        var parts: [String] = []
        if let subject { parts.append("subject=" + Self.escaped(subject.string(in: environment))) }
        parts.append("body=" + Self.escaped(body.joined(separator: "\n")))
        guard let address = URL(string: "mailto:?" + parts.joined(separator: "&")) else {
            preconditionFailure("A mail whose parts are escaped has an address.")
        }
        return address
    }

    private static func escaped(_ text: String) -> String {
        let kept = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: kept) ?? ""
    }
}

/// The items that a link has shared last, numbered.
@MainActor
private final class LastShared {
    private var items: [SharedItem] = []
    private var revision = 0

    nonisolated init() {}

    /// Returns a number that is another one if the items differ from those before.
    func revision(of items: [SharedItem]) -> Int {
        if items.count != self.items.count || !zip(items, self.items).allSatisfy({ $0.isSame(as: $1) }) {
            revision += 1
        }
        self.items = items
        return revision
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a control that shares a URL, with a custom label.
    ///
    /// - Parameters:
    ///   - item: The URL to share.
    ///   - subject: The subject of the mail.
    ///   - message: A text above the shared item.
    ///   - label: A view builder of the label.
    public nonisolated init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(items: [SharedItem(item)], subject: subject, message: message, label: label())
    }

    /// Creates a control that shares a text, with a custom label.
    ///
    /// - Parameters:
    ///   - item: The text to share.
    ///   - subject: The subject of the mail.
    ///   - message: A text above the shared item.
    ///   - label: A view builder of the label.
    public nonisolated init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(items: [item], subject: subject, message: message, label: label())
    }

    /// Creates a control that shares URLs, with a custom label.
    ///
    /// - Parameters:
    ///   - items: The URLs to share.
    ///   - subject: The subject of the mail.
    ///   - message: A text above the shared items.
    ///   - label: A view builder of the label.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL {
        self.init(items: items.map { SharedItem($0) }, subject: subject, message: message, label: label())
    }

    /// Creates a control that shares texts, with a custom label.
    ///
    /// - Parameters:
    ///   - items: The texts to share.
    ///   - subject: The subject of the mail.
    ///   - message: A text above the shared items.
    ///   - label: A view builder of the label.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String {
        self.init(items: Array(items), subject: subject, message: message, label: label())
    }
}

/// The default label of a share link: the system's share icon beside a title.
nonisolated public struct DefaultShareLinkLabel: View {
    private let title: Text?

    init(_ title: Text?) { self.title = title }

    /// The share icon beside the title, which is the localized word for sharing unless another one was given.
    @MainActor public var body: some View {
        VitrineComponents.Label {
            title ?? Text(SystemWord.share)
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a control that shares a URL, with the default label.
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(nil) }
    }

    /// Creates a control that shares a text, with the default label.
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(nil) }
    }

    /// Creates a control that shares a URL, with a localized title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleKey)) }
    }

    /// Creates a control that shares a text, with a localized title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleKey)) }
    }

    /// Creates a control that shares a URL, with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where S: StringProtocol, Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }

    /// Creates a control that shares a text, with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where S: StringProtocol, Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a control that shares URLs, with the default label.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(nil) }
    }

    /// Creates a control that shares URLs, with a localized title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleKey)) }
    }

    /// Creates a control that shares URLs, with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where S: StringProtocol, Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }

    /// Creates a control that shares texts, with the default label.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(nil) }
    }

    /// Creates a control that shares texts, with a localized title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleKey)) }
    }

    /// Creates a control that shares texts, with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where S: StringProtocol, Data.Element == String {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }
}
