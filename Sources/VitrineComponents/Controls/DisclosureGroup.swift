// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A label that shows and hides what belongs to it.
///
/// In a list the label is a row, and each view of what it shows another one.
nonisolated public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?
    @State private var isExpandedByItself = false

    /// A group that keeps to itself whether it is open.
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// A group that is open where a value says so.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }

    @MainActor public var body: some View {
        let isExpanded = isExpanded ?? $isExpandedByItself
        DisclosureGroupBody(
            configuration: DisclosureGroupStyleConfiguration(
                label: _ConfigurationLabel(AnyView(label)),
                content: _ConfigurationLabel(AnyView(DisclosedContent(content: content))), isExpanded: isExpanded))
    }
}

/// Applies the style of the place.
private struct DisclosureGroupBody: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.disclosureGroupStyle) private var style

    var body: some View { style.elements(configuration) }
}

/// Made only where the style shows it.
private struct DisclosedContent<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title in the reader's language.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a title in the reader's language, open where a value says so.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A group with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(label) }
    }

    /// A group with a title, open where a value says so.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

/// The label with a chevron that points down while the group is open.
struct DisclosureRow<Label: View>: View {
    @Binding var isExpanded: Bool
    let label: Label
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isInList) private var isInList

    var body: some View {
        ButtonSurface(
            action: { withAnimation { isExpanded.toggle() } },
            pressedOpacity: 0.5, fillsRows: true, semantics: semantics,
            content: HStack(spacing: 8) {
                // In a list the label reads as the rows around it do.
                label.foregroundStyle(isInList ? AnyShapeStyle(.primary) : AnyShapeStyle(TintShapeStyle()))
                Spacer(minLength: 0)
                Chevron(pointsLeft: direction == .rightToLeft)
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: 6, height: 11)
                    .rotationEffect(.degrees(isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0))
                    .frame(width: 13, height: 22)
            })
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.value = isExpanded ? "Expanded" : "Collapsed"
        semantics.isExpanded = isExpanded
        return semantics
    }
}
