// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@testable import VitrineWeb

/// Numbers that no screen has, as a division by nothing leaves them in an app's data: no trap, and none reaches a page.
@MainActor @Suite("Absurd numbers in an app") struct NonFiniteTests {
    nonisolated static let values: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300, 1e19, -1e19,
        .leastNonzeroMagnitude, -1, 0,
    ]

    nonisolated enum Place: String, CaseIterable, Sendable {
        case frame, flexibleFrame, padding, offset, position, scale, rotation, opacity, blur, shadow, spacing, font
        case lineSpacing, tracking, baseline, aspectRatio, color, cornerRadius, stroke, path, zIndex, priority, spacer
        case progress, scroll, list, border, filters, lazySpacing, geometry, gradient, clip, transform, insets
        case fixedColumn, adaptiveColumn, flexibleColumn
        case spring, curve, repetition, keyframes
    }

    private final class Box {
        var value: Binding<Double>?
    }

    private struct Screen: View {
        @State private var value: Double
        let place: Place
        let box: Box

        init(_ place: Place, _ value: Double, _ box: Box) {
            self.place = place
            self.box = box
            _value = State(initialValue: value)
        }

        var body: some View {
            box.value = $value
            return VStack {
                Text(verbatim: "above")
                NonFiniteTests.view(place, value)
                Text(verbatim: "below")
            }
        }
    }

    private static func view(_ place: Place, _ v: Double) -> AnyView {
        let text = Text(verbatim: "some text")
        let square = Color.red.frame(width: 20, height: 20)
        switch place {
        case .frame: return AnyView(text.frame(width: v, height: v))
        case .flexibleFrame:
            return AnyView(text.frame(minWidth: v, idealWidth: v, maxWidth: v, minHeight: v, maxHeight: v))
        case .padding: return AnyView(text.padding(v).padding(.leading, v))
        case .offset: return AnyView(text.offset(x: v, y: v))
        case .position: return AnyView(text.position(x: v, y: v))
        case .scale: return AnyView(text.scaleEffect(v))
        case .rotation: return AnyView(text.rotationEffect(.degrees(v)))
        case .opacity: return AnyView(text.opacity(v))
        case .blur: return AnyView(text.blur(radius: v))
        case .shadow: return AnyView(text.shadow(radius: v, x: v, y: v))
        case .spacing:
            return AnyView(
                HStack(spacing: v) {
                    text;
                    VStack(spacing: v) {
                        text; text
                    }
                })
        case .font: return AnyView(text.font(.system(size: v)))
        case .lineSpacing: return AnyView(text.lineSpacing(v))
        case .tracking: return AnyView(text.tracking(v))
        case .baseline: return AnyView(text.baselineOffset(v))
        case .aspectRatio: return AnyView(Color.red.aspectRatio(v, contentMode: .fit))
        case .color: return AnyView(Color(red: v, green: v, blue: v, opacity: v).frame(width: 20, height: 20))
        case .cornerRadius: return AnyView(RoundedRectangle(cornerRadius: v).frame(width: 20, height: 20))
        case .stroke: return AnyView(Circle().stroke(lineWidth: v).frame(width: 20, height: 20))
        case .path:
            return AnyView(
                Path { path in
                    path.move(to: CGPoint(x: v, y: 0))
                    path.addLine(to: CGPoint(x: 0, y: v))
                    path.addArc(
                        center: .zero, radius: v, startAngle: .degrees(v), endAngle: .degrees(0), clockwise: true)
                })
        case .zIndex: return AnyView(text.zIndex(v))
        case .priority:
            return AnyView(
                HStack {
                    text.layoutPriority(v); text
                })
        case .spacer:
            return AnyView(
                HStack {
                    text; Spacer(minLength: v); text
                })
        case .progress: return AnyView(ProgressView(value: v))
        case .scroll: return AnyView(ScrollView { Color.red.frame(height: v) })
        case .list:
            return AnyView(
                List {
                    text.frame(height: v); text
                })
        case .border: return AnyView(text.border(Color.red, width: v))
        case .filters: return AnyView(square.brightness(v).saturation(v).contrast(v))
        case .lazySpacing:
            return AnyView(ScrollView { LazyVStack(spacing: v) { ForEach(0..<50) { Text(verbatim: "\($0)") } } })
        case .geometry:
            return AnyView(GeometryReader { Color.red.frame(width: $0.size.width * v, height: v / $0.size.height) })
        case .gradient:
            return AnyView(
                LinearGradient(
                    stops: [Gradient.Stop(color: .red, location: v), Gradient.Stop(color: .blue, location: 1)],
                    startPoint: UnitPoint(x: v, y: 0), endPoint: UnitPoint(x: 1, y: v)))
        case .clip: return AnyView(square.clipShape(RoundedRectangle(cornerRadius: v)))
        case .transform:
            return AnyView(square.transformEffect(CGAffineTransform(a: v, b: 0, c: 0, d: v, tx: v, ty: v)))
        case .insets:
            return AnyView(
                List {
                    text.listRowInsets(EdgeInsets(top: v, leading: v, bottom: v, trailing: v))
                })
        case .spring:
            let spring = Animation.spring(response: v, dampingFraction: v, blendDuration: v).speed(v)
            return AnyView(square.opacity(v == 40 ? 1 : 0.5).offset(x: v).animation(spring, value: v))
        case .curve:
            let curve = Animation.timingCurve(v, v, 1, v, duration: v).delay(v)
            return AnyView(square.opacity(v == 40 ? 1 : 0.5).offset(x: v).animation(curve, value: v))
        case .repetition:
            let spring = Animation.interpolatingSpring(mass: v, stiffness: v, damping: v, initialVelocity: v)
            let animation = spring.delay(v).repeatCount(3).speed(v)
            return AnyView(
                square.scaleEffect(v == 40 ? 1 : 0.5).rotationEffect(.degrees(v)).animation(animation, value: v))
        case .keyframes:
            return AnyView(
                text.keyframeAnimator(initialValue: 1.0, trigger: v) { content, value in
                    content.scaleEffect(value)
                } keyframes: { _ in
                    LinearKeyframe(v, duration: v)
                    SpringKeyframe(v, duration: v, spring: Spring(duration: v, bounce: v))
                    CubicKeyframe(1, duration: 0.1)
                })
        case .fixedColumn: return AnyView(grid(.fixed(v)))
        case .adaptiveColumn: return AnyView(grid(.adaptive(minimum: v, maximum: v)))
        case .flexibleColumn: return AnyView(grid(.flexible(minimum: v, maximum: v)))
        }
    }

    private static func grid(_ size: GridItem.Size) -> some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(size), GridItem(size, spacing: 4)]) {
                ForEach(0..<20) { Text(verbatim: "\($0)") }
            }
        }
    }

    /// Words that only a number that is none leaves in a page or in a batch.
    private func offences(_ text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber }.filter {
            ["nan", "inf", "infinity", "-inf"].contains($0.lowercased())
        }
    }

    @Test(arguments: Place.allCases)
    func `no trap, and no page names them`(place: Place) throws {
        let box = Box()
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()))
        let host = SceneHost(Screen(place, 40, box), session: session)
        defer { host.unmount() }
        host.flush()
        _ = host.display.takeBatch()
        var encoder = BatchEncoder()
        _ = encoder.encode(host.display.snapshot().operations, of: host.display)
        for value in Self.values {
            for next in [value, 40] {
                box.value?.wrappedValue = next
                host.flush()
                let batch = encoder.encode(host.display.takeBatch().operations, of: host.display)
                #expect(throws: Never.self, "\(place) \(value)") { try JSONValue(batch, depth: 64) }
                #expect(offences(batch).isEmpty, "\(place) \(value): \(batch.prefix(300))")
                guard next == value || value.isNaN else { continue }
                let html = PageRenderer.render(host.display, head: PageHead(title: "t", nonce: "nonce")).html
                #expect(offences(html).isEmpty, "\(place) \(value)")
                #expect(html.contains("below"))
            }
        }
    }
}
