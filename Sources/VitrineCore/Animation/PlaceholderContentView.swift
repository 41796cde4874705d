// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The view that a transition, an animator or a label modifies, as a placeholder of opaque type.
nonisolated public struct PlaceholderContentView<Value>: View {
    private let content: UncheckedSendable<AnyView>?

    /// Creates a placeholder without content, of which only the effects are determined.
    nonisolated package init() {
        content = nil
    }

    nonisolated package init(_ view: Value) where Value: View {
        content = UncheckedSendable(AnyView(view))
    }

    /// Creates a placeholder of a view for something else that is shown in its place.
    nonisolated package init(showing substitute: some View) {
        content = UncheckedSendable(AnyView(substitute))
    }

    /// The view that is modified.
    public var body: some View { content?.value ?? AnyView(ProbeContent()) }
}
