// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The rotating spokes, 18 points across in 20 × 20, which the surface draws and animates (Documentation/Layout.md
/// 7.8).
nonisolated struct ActivityIndicator: View {
    typealias Body = Never
    /// The colour of the spokes; `nil` is the platform's grey.
    var tint: Color?
}

extension ActivityIndicator: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: LeafNode<ActivityIndicator> {
        init(_ view: ActivityIndicator, _ context: NodeContext) {
            let size = CGSize(width: 20, height: 20)
            super.init(
                view, context, layout: RigidLeafNode(tree: context.graph.layout, size: size), content: .activity())
            resolveNow()
        }

        /// The platform's grey, unless a tint is set.
        override func resolve(_ environment: EnvironmentValues) {
            let isTinted = environment.assignedTint != nil
            let color = view.tint?.resolved(in: environment) ?? (isTinted ? environment.tintPaint().meanColor : nil)
            item.layer.content = .activity(color)
        }
    }
}

/// A spinner or a ring above its label.
///
/// As UIKit's indicators it has two sizes: 20 points, and 37 from the large control size on.
struct ProgressSpinner: View {
    private static let side: CGFloat = 20
    private static let largeSide: CGFloat = 37
    let configuration: ProgressViewStyleConfiguration
    var tint: Color?
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        VStack {
            if let fraction = configuration.fractionCompleted {
                ProgressRing(fraction: fraction, side: side)
                    .transformEnvironment(\.assignedTint) { $0 = tint.map { AnyShapeStyle($0) } ?? $0 }
            } else if side == Self.side {
                ActivityIndicator(tint: tint)
            } else {
                ActivityIndicator(tint: tint).scaleEffect(side / Self.side).frame(width: side, height: side)
            }
            if let label = configuration.label {
                label.foregroundStyle(Color.secondary)
            }
            if let current = configuration.currentValueLabel {
                current.font(.caption).foregroundStyle(Color.secondary)
            }
        }
    }

    private var side: CGFloat {
        switch controlSize {
        case .mini, .small, .regular: Self.side
        case .large, .extraLarge: Self.largeSide
        }
    }
}

private struct ProgressRing: View {
    let fraction: Double
    let side: CGFloat

    var body: some View {
        let width = 0.15 * side
        Circle()
            .inset(by: width / 2)
            .stroke(Color(.system(.secondaryFill)), lineWidth: width)
            .overlay(
                ProgressArc(fraction: fraction, width: width)
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: width, lineCap: .round))
            )
            .frame(width: side, height: side)
    }
}

/// The part of a ring from its top, clockwise.
nonisolated private struct ProgressArc: Shape {
    var fraction: Double
    let width: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRelativeArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - width / 2,
            startAngle: .degrees(-90), delta: .degrees(360 * fraction))
        return path
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A bar below its label (Documentation/Layout.md 11: 4 points, the label 4 above).
struct ProgressBar: View {
    let fraction: Double
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if let label = configuration.label { label }
            Capsule()
                .fill(Color(.system(.fill)))
                .overlay(ProgressFill(fraction: fraction).fill(TintShapeStyle()))
                .frame(height: 4)
            if let current = configuration.currentValueLabel {
                current.font(.caption).foregroundStyle(Color.secondary)
            }
        }
    }
}

/// The leading part of a bar.
nonisolated private struct ProgressFill: Shape {
    var fraction: Double

    func path(in rect: CGRect) -> Path {
        let width = rect.width * fraction
        guard width > 0 else { return Path() }
        let part = CGRect(
            x: rect.minX, y: rect.minY, width: max(width, min(rect.height, rect.width)), height: rect.height)
        return Path(roundedRect: part, cornerRadius: rect.height / 2, style: .circular)
    }
}
