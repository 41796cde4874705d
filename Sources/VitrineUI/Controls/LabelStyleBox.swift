// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A label style of any type in the environment; styles of one type compare field by field.
nonisolated package struct LabelStyleBox: Equatable, @unchecked Sendable {
    package let style: any LabelStyle

    package init(_ style: any LabelStyle) {
        self.style = style
    }

    package static func == (a: LabelStyleBox, b: LabelStyleBox) -> Bool {
        func compare<S: LabelStyle>(_ first: S) -> Bool {
            guard let second = b.style as? S else { return false }
            return ValueComparisons.shared.isSame(first, second)
        }
        return compare(a.style)
    }

    @MainActor package func body(_ configuration: LabelStyleConfiguration) -> SingleElement {
        func make<S: LabelStyle>(_ style: S) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
        return SingleElement(content: make(style))
    }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: LabelStyleBox { LabelStyleBox(DefaultLabelStyle()) }
}

extension EnvironmentValues {
    package var labelStyle: LabelStyleBox {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the labels in this view.
    public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        environment(\.labelStyle, LabelStyleBox(style))
    }
}
