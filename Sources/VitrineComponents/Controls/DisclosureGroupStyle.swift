// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The view of a disclosure group.
    associatedtype Body: View

    /// Makes the view of a disclosure group.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style gets of a disclosure group.
nonisolated public struct DisclosureGroupStyleConfiguration {
    public typealias Label = _ConfigurationLabel
    public typealias Content = _ConfigurationLabel

    public let label: DisclosureGroupStyleConfiguration.Label
    public let content: DisclosureGroupStyleConfiguration.Content
    /// Whether the group is open; a style writes it.
    @Binding public var isExpanded: Bool
}

/// A row with a chevron above what it shows; in a list these are rows of it.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticDisclosureGroup(configuration: configuration)
    }
}

private struct AutomaticDisclosureGroup: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInList) private var isInList

    /// How much further in the rows of a list lie that a group shows, in points; looks, not measured.
    private static let indentation: CGFloat = 16

    var body: some View {
        if isInList {
            DisclosureRow(isExpanded: configuration.$isExpanded, label: configuration.label)
            if configuration.isExpanded { configuration.content.padding(.leading, Self.indentation) }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                DisclosureRow(isExpanded: configuration.$isExpanded, label: configuration.label)
                if configuration.isExpanded { VStack { configuration.content } }
            }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<DisclosureGroupStyleConfiguration> {
        StyleBox(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the disclosure groups in the view look.
    public nonisolated func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
        environment(\.disclosureGroupStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
