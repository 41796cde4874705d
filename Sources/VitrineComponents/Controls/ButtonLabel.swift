// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The label of a control's configuration: a view of a type that only its maker knows.
nonisolated public struct _ConfigurationLabel: View {
    package let content: AnyView
    /// What it is read as, where it is a text.
    package let name: Text?

    package init(_ content: AnyView, name: Text? = nil) {
        self.content = content
        self.name = name
    }

    public var body: some View { content }
}
