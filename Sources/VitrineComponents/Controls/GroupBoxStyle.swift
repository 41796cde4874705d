// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A type that defines the appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of view that presents a group box.
    associatedtype Body: View

    /// Returns the view that presents a group box.
    ///
    /// - Parameter configuration: The label and the content of the box.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a group box that the style presents.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box that a style presents.
nonisolated public struct GroupBoxStyleConfiguration: NestedConfiguration {
    /// The type-erased label of a box.
    public typealias Label = _ConfigurationLabel
    /// The type-erased content of a box.
    public typealias Content = _ConfigurationLabel

    /// The label of the box.
    public let label: GroupBoxStyleConfiguration.Label
    /// The content of the box.
    public private(set) var content: GroupBoxStyleConfiguration.Content
    package var nesting: StyleNesting<GroupBoxStyleConfiguration>?
}

extension GroupBoxStyleConfiguration {
    package static var style: any WritableKeyPath<EnvironmentValues, StyleBox<GroupBoxStyleConfiguration>> & Sendable {
        \.groupBoxStyle
    }

    package mutating func changeContent(_ change: (AnyView) -> AnyView) {
        content = _ConfigurationLabel(change(content.content), name: content.name)
    }
}

/// The default style: the label above the content, on a rounded background.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label above the content, with 16 points of padding on a rounded background.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            VStack { configuration.content }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(.system(.secondaryBackground))))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style for the place of the box.
    public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GroupBoxStyleConfiguration> {
        StyleBox(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue.over(self[GroupBoxStyleKey.self]) }
    }
}

extension View {
    /// Sets the style of the group boxes in the view.
    public nonisolated func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
        environment(\.groupBoxStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
