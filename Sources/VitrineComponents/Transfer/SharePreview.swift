// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The preview of a shared item: a title and images.
///
/// - Support: partial: mails have only the title.
nonisolated public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
    let title: Text

    private init(title: Text) {
        self.title = title
    }

    /// Creates a preview with a localized title, an image and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title, an image and an icon.
    @_disfavoredOverload
    public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol { self.init(title: Text(title)) }

    /// Creates a preview with a text as its title, an image and an icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a localized title and an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title and an image.
    @_disfavoredOverload
    public init<S>(_ title: S, image: Image) where S: StringProtocol { self.init(title: Text(title)) }

    /// Creates a preview with a text as its title and an image.
    public init(_ title: Text, image: Image) { self.init(title: title) }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a localized title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title and an icon.
    @_disfavoredOverload
    public init<S>(_ title: S, icon: Icon) where S: StringProtocol { self.init(title: Text(title)) }

    /// Creates a preview with a text as its title and an icon.
    public init(_ title: Text, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localized title.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title.
    @_disfavoredOverload
    public init<S>(_ title: S) where S: StringProtocol { self.init(title: Text(title)) }

    /// Creates a preview with a text as its title.
    public init(_ title: Text) { self.init(title: title) }
}

extension Image: Transferable {
    /// Imports the data of images that browsers draw: PNG, JPEG, GIF and WebP. Vitrine cannot export images.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let image = UIImage(data: data) else { throw TransferError.notTheType }
            return Image(uiImage: image)
        }
    }
}

extension Color: Transferable {
    /// No representation: Vitrine cannot export colours.
    public static var transferRepresentation: some TransferRepresentation {
        TransferRouteList(routes: TransferRoutes<Color>())
    }
}
