// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of view that a label becomes.
    associatedtype Body: View

    /// A label's parts.
    typealias Configuration = LabelStyleConfiguration

    /// Makes the view of a label.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label.
nonisolated public struct LabelStyleConfiguration: NestedConfiguration {
    /// A label's title.
    nonisolated public struct Title: View {
        fileprivate let view: AnyView

        public var body: AnyView { view }
    }

    /// A label's icon.
    nonisolated public struct Icon: View {
        fileprivate let view: AnyView

        public var body: AnyView { view }
    }

    public let title: LabelStyleConfiguration.Title
    public let icon: LabelStyleConfiguration.Icon
    /// What an icon alone is read as.
    package let name: Text?
    package var nesting: StyleNesting<LabelStyleConfiguration>?

    package init<T: View, I: View>(title: T, icon: I, nesting: StyleNesting<LabelStyleConfiguration>? = nil) {
        self.title = Title(view: AnyView(title))
        self.icon = Icon(view: AnyView(icon))
        name = title as? Text
        self.nesting = nesting
    }
}

/// Title and icon, as the place of the label wants them.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabel(configuration: configuration)
    }
}

/// Title and icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabel(configuration: configuration)
    }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// The icon alone; its title is read aloud.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if let name = configuration.name {
            configuration.icon.accessibilityLabel(name)
        } else {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}
