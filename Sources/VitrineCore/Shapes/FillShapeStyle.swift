// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The style of the translucent fills of controls; its levels are the platform's four fill colours.
nonisolated public struct FillShapeStyle: ShapeStyle {
    /// Creates the fill style.
    public init() {}
}

extension FillShapeStyle: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let color: SystemColor =
            switch level {
            case ...0: .fill
            case 1: .secondaryFill
            case 2: .tertiaryFill
            default: .quaternaryFill
            }
        return .color(color.value(in: environment))
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of the fills of controls.
    public static var fill: FillShapeStyle { .init() }
}
