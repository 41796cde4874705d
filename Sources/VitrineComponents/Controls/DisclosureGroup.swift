// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A view that shows or hides its content below a label.
///
/// In a list the label is a row, and so is each view of the content.
nonisolated public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?
    @State private var isExpandedByItself = false

    /// Creates a group that keeps its expanded state itself; it is collapsed at first.
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// Creates a group whose expanded state is a binding's.
    ///
    /// - Parameters:
    ///   - isExpanded: A binding to whether the content is shown.
    ///   - content: A view builder of the content, evaluated only while it is shown.
    ///   - label: A view builder of the label.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }

    /// The group as the disclosure group style of the environment presents it.
    @MainActor public var body: some View {
        let isExpanded = isExpanded ?? $isExpandedByItself
        DisclosureGroupBody(
            configuration: DisclosureGroupStyleConfiguration(
                label: _ConfigurationLabel(AnyView(label)),
                content: _ConfigurationLabel(AnyView(DisclosedContent(content: content))), isExpanded: isExpanded))
    }
}

/// Applies the disclosure group style of the environment.
private struct DisclosureGroupBody: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.disclosureGroupStyle) private var style

    var body: some View { style.elements(configuration) }
}

/// The content of a group, evaluated only where the style shows it.
private struct DisclosedContent<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title; it is collapsed at first.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a localized title whose expanded state is a binding's.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a title; it is collapsed at first.
    @_disfavoredOverload
    public nonisolated init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(label) }
    }

    /// Creates a group with a title whose expanded state is a binding's.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

/// The label of a group with its chevron, which points down while the group is expanded.
struct DisclosureRow<Label: View>: View {
    @Binding var isExpanded: Bool
    let label: Label
    @Environment(\.isInList) private var isInList
    @Environment(\.systemLocale) private var locale

    var body: some View {
        ButtonSurface(
            action: { withAnimation { isExpanded.toggle() } },
            pressedOpacity: 0.5, fillsRows: true, semantics: semantics,
            content: HStack(spacing: 16) {
                title.frame(maxWidth: .infinity, alignment: .leading)
                DisclosureChevron(isExpanded: isExpanded).frame(width: 13, height: 22)
            })
    }

    /// The label; in a list it has the styles of the other rows, whose icons alone are tinted.
    @ViewBuilder private var title: some View {
        if isInList {
            label.environment(\.isInRowLabel, true)
        } else {
            label.foregroundStyle(TintShapeStyle())
        }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.value = (isExpanded ? SystemWord.expanded : .collapsed).string(locale)
        semantics.isExpanded = isExpanded
        return semantics
    }
}

/// A chevron that points in reading direction, and down while what it stands for is expanded; a browser turns it at a tap.
struct DisclosureChevron: View {
    let isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Chevron(pointsLeft: direction == .rightToLeft)
            .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(width: 6, height: 11)
            .rotationEffect(isExpanded ? turn : .zero)
            .otherState(rotation: isExpanded ? -turn : turn)
    }

    /// The rotation while it is expanded.
    private var turn: Angle { .degrees(direction == .rightToLeft ? -90 : 90) }
}
