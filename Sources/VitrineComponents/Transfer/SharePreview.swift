// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// What stands for something that is shared: a title and pictures.
///
/// - Support: partial: mails have the title alone.
nonisolated public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
    let title: Text

    private init(title: Text) {
        self.title = title
    }

    /// A title in the person's language, a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

    /// A title, a picture and an icon.
    @_disfavoredOverload
    public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol { self.init(title: Text(title)) }

    /// A title, a picture and an icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
    /// A title in the person's language and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

    /// A title and a picture.
    @_disfavoredOverload
    public init<S>(_ title: S, image: Image) where S: StringProtocol { self.init(title: Text(title)) }

    /// A title and a picture.
    public init(_ title: Text, image: Image) { self.init(title: title) }
}

extension SharePreview where Image == Never {
    /// A title in the person's language and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

    /// A title and an icon.
    @_disfavoredOverload
    public init<S>(_ title: S, icon: Icon) where S: StringProtocol { self.init(title: Text(title)) }

    /// A title and an icon.
    public init(_ title: Text, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A title in the person's language.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

    /// A title.
    @_disfavoredOverload
    public init<S>(_ title: S) where S: StringProtocol { self.init(title: Text(title)) }

    /// A title.
    public init(_ title: Text) { self.init(title: title) }
}

extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        TransferRouteList(routes: TransferRoutes<Image>())
    }
}

extension Color: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        TransferRouteList(routes: TransferRoutes<Color>())
    }
}
