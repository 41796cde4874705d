// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The view that a transition or an animator modifies, as a placeholder of opaque type.
nonisolated public struct PlaceholderContentView<Value>: View {
    private let content: UncheckedSendable<AnyView>?

    /// Creates a placeholder without content, of which only the effects are determined.
    nonisolated package init() {
        content = nil
    }

    nonisolated package init(_ view: Value) where Value: View {
        content = UncheckedSendable(AnyView(view))
    }

    /// The view that is modified.
    public var body: some View { content?.value ?? AnyView(ProbeContent()) }
}
