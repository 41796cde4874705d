// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The label of a control's configuration: a view of a type that only its maker knows.
nonisolated public struct _ConfigurationLabel: View {
    package let content: AnyView

    package init(_ content: AnyView) {
        self.content = content
    }

    public var body: some View { content }
}
