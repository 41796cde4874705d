// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A type that defines the appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of view that presents a disclosure group.
    associatedtype Body: View

    /// Returns the view that presents a disclosure group.
    ///
    /// - Parameter configuration: The label, the content and the expanded state of the group.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a disclosure group that the style presents.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group that a style presents.
nonisolated public struct DisclosureGroupStyleConfiguration {
    /// The type-erased label of a group.
    public typealias Label = _ConfigurationLabel
    /// The type-erased content of a group.
    public typealias Content = _ConfigurationLabel

    /// The label of the group.
    public let label: DisclosureGroupStyleConfiguration.Label
    /// The content of the group; it is evaluated only if the style includes it.
    public let content: DisclosureGroupStyleConfiguration.Content
    /// Whether the group is expanded; a style may change it.
    @Binding public var isExpanded: Bool
}

/// The default style: a row with a chevron above the content; in a list both are rows.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label with a chevron and, while the group is expanded, the content.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticDisclosureGroup(configuration: configuration)
    }
}

private struct AutomaticDisclosureGroup: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInList) private var isInList

    /// The extra leading padding of a group's rows in a list, in points; a choice, not measured on a device.
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
    /// The default style for the place of the group.
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
    /// Sets the style of the disclosure groups in the view.
    public nonisolated func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
        environment(\.disclosureGroupStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
