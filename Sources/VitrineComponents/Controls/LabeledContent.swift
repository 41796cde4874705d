// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineLayout

/// A container that attaches a label to a value or a control, at the two ends of a row.
nonisolated public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
    private var nesting: StyleNesting<LabeledContentStyleConfiguration>?
}

extension LabeledContent: View where Label: View, Content: View {
    /// Creates a labelled content with a custom label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The label and the content as the labelled content style of the environment presents them.
    @MainActor public var body: some View {
        LabeledContentBody(
            configuration: LabeledContentStyleConfiguration(
                label: _ConfigurationLabel(.stackedLabel(label)), content: _ConfigurationLabel(AnyView(content)),
                nesting: nesting))
    }
}

/// Applies the labelled content style of the environment.
private struct LabeledContentBody: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.labeledContentStyle) private var style

    var body: SingleElement { style.body(configuration) }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates a labelled content from the configuration of a style, so that a style can build on another one.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        nesting = configuration.nesting
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates a labelled content with a localized title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a labelled content with a title that is shown as it is, without localization.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a row with a localized title and a text.
    public nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
        self.init(titleKey) { Text(value) }
    }

    /// Creates a row with a title and a text.
    @_disfavoredOverload
    public nonisolated init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
        self.init(title) { Text(value) }
    }

    /// Creates a row with a localized title and a formatted value.
    public nonisolated init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }

    /// Creates a row with a title and a formatted value.
    @_disfavoredOverload
    public nonisolated init<S, F>(_ title: S, value: F.FormatInput, format: F)
    where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

struct LabeledRow<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.stacksLabels) private var stacksLabels

    var body: some View {
        LabeledLayout(isStacked: stacksLabels) {
            if labelsVisibility != .hidden {
                label
                if !stacksLabels { Spacer(minLength: 0) }
            }
            content.environment(\.assignedForegroundStyles, .ofContainer(Color.secondary))
        }
    }
}

/// A label beside its content, or above it.
nonisolated struct LabeledLayout<Content: View>: View {
    let isStacked: Bool
    @ViewBuilder let content: Content

    @MainActor var body: some View {
        let layout =
            isStacked
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
        layout { content }.frame(maxWidth: isStacked ? .infinity : nil, alignment: .leading)
    }
}

extension EnvironmentValues {
    /// Whether labels are placed above their content: in the rows of lists, at the accessibility sizes of Dynamic Type.
    var stacksLabels: Bool { isInList && dynamicTypeSize.isAccessibilitySize }
}
