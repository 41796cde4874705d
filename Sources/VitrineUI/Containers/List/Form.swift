// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Controls in groups, for settings and input.
nonisolated public struct Form<Content>: View where Content: View {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        ListContainer(content: content)
    }
}
