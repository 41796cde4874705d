// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of view that presents a label.
    associatedtype Body: View

    /// The properties of a label that the style presents.
    typealias Configuration = LabelStyleConfiguration

    /// Returns the view that presents a label.
    ///
    /// - Parameter configuration: The title and the icon of the label.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a label that a style presents.
nonisolated public struct LabelStyleConfiguration: NestedConfiguration {
    /// The type-erased title of a label.
    nonisolated public struct Title: View {
        fileprivate let view: AnyView

        /// The title that the label was created with.
        public var body: AnyView { view }
    }

    /// The type-erased icon of a label.
    nonisolated public struct Icon: View {
        fileprivate let view: AnyView

        /// The icon that the label was created with.
        public var body: AnyView { view }
    }

    /// The title of the label.
    public let title: LabelStyleConfiguration.Title
    /// The icon of the label.
    public let icon: LabelStyleConfiguration.Icon
    /// The accessibility label of the icon where it is shown without the title.
    package let name: Text?
    package var nesting: StyleNesting<LabelStyleConfiguration>?

    package init<T: View, I: View>(title: T, icon: I, nesting: StyleNesting<LabelStyleConfiguration>? = nil) {
        self.title = Title(view: AnyView(title))
        self.icon = Icon(view: AnyView(icon))
        name = title as? Text
        self.nesting = nesting
    }
}

extension LabelStyleConfiguration {
    package static var style: any WritableKeyPath<EnvironmentValues, StyleBox<LabelStyleConfiguration>> & Sendable {
        \.labelStyle
    }
}

/// The default style: the title and the icon, in the form that suits the place of the label.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the title beside the icon.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabel(configuration: configuration)
    }
}

/// A style that shows both the title and the icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the title beside the icon.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabel(configuration: configuration)
    }
}

/// A style that shows the title only.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the title.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// A style that shows the icon only; screen readers read the title.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the icon, with the title as its accessibility label.
    public func makeBody(configuration: Configuration) -> some View {
        if let name = configuration.name {
            configuration.icon.accessibilityLabel(name)
        } else {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style for the place of the label.
    public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The title and the icon.
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title only.
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon only; screen readers read the title.
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}
