// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The style of filled controls; its levels are the platform's four fills.
nonisolated public struct FillShapeStyle: ShapeStyle {
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
    /// The style of filled controls.
    public static var fill: FillShapeStyle { .init() }
}
