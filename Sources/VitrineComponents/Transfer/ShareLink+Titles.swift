// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a control that shares a URL, with a text as its title.
    public nonisolated init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }

    /// Creates a control that shares a text, with a text as its title.
    public nonisolated init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }

    /// Creates a control that shares URLs, with a text as its title.
    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }

    /// Creates a control that shares texts, with a text as its title.
    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }

    /// Creates a control that shares a URL, with a title from a localized string resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleResource)) }
    }

    /// Creates a control that shares a text, with a title from a localized string resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleResource)) }
    }

    /// Creates a control that shares URLs, with a title from a localized string resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleResource)) }
    }

    /// Creates a control that shares texts, with a title from a localized string resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleResource)) }
    }
}

extension ShareLink
where
    PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable, Label == DefaultShareLinkLabel
{
    /// Creates a control that shares a transferable value, with a title from a localized string resource.
    @_disfavoredOverload
    public nonisolated init<I>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(titleResource))
        }
    }

    /// Creates a control that shares transferable values, with a text as its title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - items: The values.
    ///   - subject: The subject of the mail.
    ///   - message: A text above the shared items.
    ///   - preview: A closure that returns the preview of a value.
    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
    }

    /// Creates a control that shares transferable values, with a localized title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
    }

    /// Creates a control that shares transferable values, with a title from a localized string resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleResource), items: items, subject: subject, message: message, preview: preview)
    }

    /// Creates a control that shares transferable values, with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where S: StringProtocol {
        self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
    }
}
