// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The view that a transition or an animator is about, opaque to it.
nonisolated public struct PlaceholderContentView<Value>: View {
    private let content: UncheckedSendable<AnyView>?

    /// The place of a view that only its effects are asked of.
    nonisolated package init() {
        content = nil
    }

    nonisolated package init(_ view: Value) where Value: View {
        content = UncheckedSendable(AnyView(view))
    }

    public var body: some View { content?.value ?? AnyView(ProbeContent()) }
}
