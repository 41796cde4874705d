// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The view of a group box.
    associatedtype Body: View

    /// Makes the view of a group box.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style gets of a group box.
nonisolated public struct GroupBoxStyleConfiguration: NestedConfiguration {
    public typealias Label = _ConfigurationLabel
    public typealias Content = _ConfigurationLabel

    public let label: GroupBoxStyleConfiguration.Label
    public let content: GroupBoxStyleConfiguration.Content
    package var nesting: StyleNesting<GroupBoxStyleConfiguration>?
}

/// A ground of its own, with the label on top.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

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
    /// Sets how the group boxes in the view look.
    public nonisolated func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
        environment(\.groupBoxStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
