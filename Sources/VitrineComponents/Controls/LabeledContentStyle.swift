// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How labelled contents look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The view of a labelled content.
    associatedtype Body: View

    /// Makes the view of a labelled content.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style gets of a labelled content.
nonisolated public struct LabeledContentStyleConfiguration: NestedConfiguration {
    public typealias Label = _ConfigurationLabel
    public typealias Content = _ConfigurationLabel

    public let label: LabeledContentStyleConfiguration.Label
    public let content: LabeledContentStyleConfiguration.Content
    package var nesting: StyleNesting<LabeledContentStyleConfiguration>?
}

/// The label and the content at the ends of a row.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
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
    /// Sets how the labelled contents in the view look.
    public nonisolated func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
        environment(\.labeledContentStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
