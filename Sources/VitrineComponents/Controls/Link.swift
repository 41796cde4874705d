// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A label that leads to an address outside of the app; the browser follows it, as any link of a page.
nonisolated public struct Link<Label>: View where Label: View {
    private let destination: URL
    private let label: Label

    /// A link with a label of its own.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        LinkBody(destination: destination, label: label)
    }
}

extension Link where Label == Text {
    /// A link with a title in the reader's language.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, destination: URL) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

/// Lets the app have its say about the address.
private struct LinkBody<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

    var body: some View { AddressButton(address: destination, open: openURL, label: label) }
}
