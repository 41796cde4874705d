// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension StyleBox where Configuration == LabelStyleConfiguration {
    package init<S: LabelStyle>(_ style: S) {
        self.init(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}

private struct LabelStyleKey: EnvironmentKey {
    static let defaultValue = StyleBox(DefaultLabelStyle())
}

extension EnvironmentValues {
    package var labelStyle: StyleBox<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue.over(self[LabelStyleKey.self]) }
    }
}

extension View {
    /// Sets the style of the labels in the view.
    public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        environment(\.labelStyle, StyleBox(style))
    }
}
