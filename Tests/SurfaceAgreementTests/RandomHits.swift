// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import VitrineComponents
import VitrineCore

/// The screen that a seed describes: views that are tapped and views in front of them, changed by all that says where a view is
/// hit.
///
/// Left out is what a browser is known to hit otherwise: content shapes that are smaller than their view, and forms filled with
/// a gradient (their frames).
@MainActor
struct RandomHits {
    private var random: SeededGenerator
    /// How deep containers may lie in one another.
    private static let depth = 3
    private static let colors: [Color] = [.red, .blue, .green, .orange, .purple, .gray]

    private init(seed: Int) {
        random = SeededGenerator(seed: UInt64(bitPattern: Int64(seed)))
    }

    static func view(seed: Int) -> AnyView {
        var screen = RandomHits(seed: seed)
        let parts = screen.parts(4 + screen.random.below(4), depth: 0)
        return AnyView(
            ZStack { ForEach(parts.indices, id: \.self) { parts[$0] } }
                .frame(maxWidth: .infinity, maxHeight: .infinity))
    }

    // MARK: - Choices

    private mutating func pick<T>(_ values: [T]) -> T { values[random.below(values.count)] }
    private mutating func length(_ least: Int, _ most: Int) -> CGFloat { CGFloat(least + random.below(most - least)) }

    private mutating func parts(_ count: Int, depth: Int) -> [AnyView] {
        var result: [AnyView] = []
        for _ in 0..<count {
            var part = part(depth: depth)
            for _ in 0..<1 + random.below(4) { part = changed(part, depth: depth) }
            result.append(part)
        }
        return result
    }

    // MARK: - Views

    private mutating func part(depth: Int) -> AnyView {
        if depth < Self.depth, random.chance(35) { return container(depth: depth + 1) }
        let drawn = drawn()
        return switch random.below(5) {
        case 0: AnyView(Button(action: {}, label: { drawn }).buttonStyle(.plain))
        case 1: AnyView(drawn.onTapGesture {})
        case 2: AnyView(Button("Save") {}.buttonStyle(.bordered))
        default: drawn
        }
    }

    private mutating func container(depth: Int) -> AnyView {
        let parts = parts(2 + random.below(2), depth: depth)
        let content = ForEach(parts.indices, id: \.self) { parts[$0] }
        let spacing = length(0, 40)
        let stack =
            switch random.below(3) {
            case 0: AnyView(VStack(spacing: spacing) { content })
            case 1: AnyView(HStack(spacing: spacing) { content })
            default: AnyView(ZStack { content })
            }
        return random.chance(40) ? AnyView(stack.onTapGesture {}) : stack
    }

    private mutating func drawn() -> AnyView {
        let color = pick(Self.colors)
        let (width, height) = (length(40, 160), length(40, 160))
        let view =
            switch random.below(11) {
            case 0: AnyView(Circle().fill(color))
            case 1: AnyView(Triangle().fill(color))
            case 2: AnyView(Triangle().fill(.clear))
            case 3: AnyView(Ellipse().fill(color.gradient))
            case 4: AnyView(RoundedRectangle(cornerRadius: 20).stroke(color, lineWidth: 6))
            case 5: AnyView(Triangle().stroke(color, lineWidth: 10))
            case 6: AnyView(Color.clear)
            case 7: AnyView(Text(verbatim: "A text of some words"))
            case 8: AnyView(Image(systemName: "star.fill").resizable())
            case 9: AnyView(Capsule().fill(color))
            default: AnyView(color)
            }
        return AnyView(view.frame(width: width, height: height))
    }

    nonisolated private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    // MARK: - Changes

    private mutating func changed(_ view: AnyView, depth: Int) -> AnyView {
        switch random.below(22) {
        case 0: return AnyView(view.offset(x: length(-120, 120), y: length(-200, 200)))
        case 1: return AnyView(view.rotationEffect(.degrees(Double(length(0, 360)))))
        case 2: return AnyView(view.scaleEffect(x: length(5, 20) / 10, y: length(5, 20) / 10))
        case 3: return AnyView(view.clipped())
        case 4: return AnyView(view.clipShape(Circle()))
        case 5: return AnyView(view.clipShape(Triangle()))
        case 6: return AnyView(view.clipShape(RoundedRectangle(cornerRadius: 24)))
        case 7: return AnyView(view.contentShape(Rectangle()).onTapGesture {})
        case 8: return AnyView(view.allowsHitTesting(random.chance(30)))
        case 9: return AnyView(view.zIndex(Double(length(-20, 20)) / 100))
        case 10: return AnyView(view.opacity(pick([0, 0, 0.01, 0.5])))
        case 11: return random.chance(50) ? AnyView(view.hidden()) : view
        case 12: return AnyView(view.disabled(true))
        case 13: return AnyView(view.padding(length(5, 30)))
        case 14: return AnyView(view.frame(width: length(20, 200), height: length(20, 200)))
        case 15: return AnyView(view.rotation3DEffect(.degrees(Double(length(-60, 60))), axis: (x: 0, y: 1, z: 0)))
        case 16: return AnyView(view.shadow(radius: 8).blur(radius: 1))
        case 17: return AnyView(view.onKeyPress(.escape) { .ignored })
        case 18: return AnyView(view.position(x: length(60, 330), y: length(60, 780)))
        case 19, 20:
            guard depth < Self.depth else { return view }
            let other = parts(1, depth: depth + 1)[0]
            return random.chance(50) ? AnyView(view.overlay { other }) : AnyView(view.background { other })
        default: return AnyView(view.onTapGesture {})
        }
    }
}
