// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A title with an icon.
nonisolated public struct Label<Title, Icon>: View where Title: View, Icon: View {
    let title: Title
    private let icon: Icon
    private var nesting: StyleNesting<LabelStyleConfiguration>?
    @Environment(\.labelStyle) private var style

    /// Creates a label from a title and an icon of any view.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The label as the label style of the environment presents it.
    @MainActor @preconcurrency public var body: some View {
        style.body(LabelStyleConfiguration(title: title, icon: icon, nesting: nesting))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from the configuration of a style, so that a style can build on another one.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
        nesting = configuration.nesting
    }
}
