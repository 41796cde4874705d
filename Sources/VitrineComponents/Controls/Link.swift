// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A control that opens a URL outside of the app; it is an ordinary link of the page, which the browser follows.
nonisolated public struct Link<Label>: View where Label: View {
    private let destination: URL
    private let label: Label

    /// Creates a link with a custom label.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The label as a link to the destination.
    @MainActor public var body: some View {
        LinkBody(destination: destination, label: label)
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that is shown as it is, without localization.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, destination: URL) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

/// Asks the `openURL` action of the environment before the browser follows the link.
private struct LinkBody<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

    var body: some View { AddressButton(address: destination, open: openURL, label: label) }
}
