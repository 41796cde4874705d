// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance of labelled contents.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of view that presents a labelled content.
    associatedtype Body: View

    /// Returns the view that presents a labelled content.
    ///
    /// - Parameter configuration: The label and the content.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a labelled content that the style presents.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of a labelled content that a style presents.
nonisolated public struct LabeledContentStyleConfiguration: NestedConfiguration {
    /// The type-erased label of a labelled content.
    public typealias Label = _ConfigurationLabel
    /// The type-erased content of a labelled content.
    public typealias Content = _ConfigurationLabel

    /// The label.
    public let label: LabeledContentStyleConfiguration.Label
    /// The content that the label describes.
    public private(set) var content: LabeledContentStyleConfiguration.Content
    package var nesting: StyleNesting<LabeledContentStyleConfiguration>?
}

extension LabeledContentStyleConfiguration {
    package static var style:
        any WritableKeyPath<EnvironmentValues, StyleBox<LabeledContentStyleConfiguration>> & Sendable
    { \.labeledContentStyle }

    package mutating func changeContent(_ change: (AnyView) -> AnyView) {
        content = _ConfigurationLabel(change(content.content), name: content.name)
    }
}

/// The default style: the label and the content at the two ends of a row.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label and the content at the two ends of a row.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style for the place of the labelled content.
    public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabeledContentStyleConfiguration> {
        StyleBox(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var labeledContentStyle: StyleBox<LabeledContentStyleConfiguration> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue.over(self[LabeledContentStyleKey.self]) }
    }
}

extension View {
    /// Sets the style of the labelled contents in the view.
    public nonisolated func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
        environment(\.labeledContentStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
