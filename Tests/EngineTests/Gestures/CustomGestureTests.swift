// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Gestures that apps make of others, with states of their own and of their views.
@MainActor
@Suite("Gestures with a body")
struct CustomGestureTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()
    private let middle = CGPoint(x: 195, y: 422)

    /// Tells what its state is at each step.
    private struct Swing: Gesture {
        @GestureState private var width = 0
        @State private var count = 0
        let log: Log

        var body: some Gesture {
            DragGesture(minimumDistance: 0)
                .updating($width) { value, width, _ in width = Int(value.translation.width) }
                .onChanged { log.lines.append("\(width) to \(Int($0.translation.width))") }
                .onEnded { _ in
                    count += 1
                    log.lines.append("made \(count)")
                }
        }
    }

    @Test("a gesture's own state lasts as long as the gesture, what it keeps as long as the view")
    func ownStates() throws {
        let host = TestHost(Color.red.gesture(Swing(log: log)))
        for _ in 1...2 {
            let finger = try host.touch(at: middle)
            finger.move(by: CGSize(width: 10, height: 0), steps: 1)
            finger.move(by: CGSize(width: 10, height: 0), steps: 1)
            finger.lift()
        }
        #expect(log.lines.filter { $0.hasPrefix("made") } == ["made 1", "made 2"])
        #expect(log.lines.first == "0 to 0")
        #expect(log.lines.contains("20 to 20"), "the state is what was written last")
        #expect(log.lines.filter { $0 == "0 to 0" }.count == 2, "the state went back: \(log.lines)")
    }

    private struct Counting: Gesture {
        @State private var count = 0
        let log: Log
        var body: some Gesture<Void> {
            TapGesture().onEnded {
                count += 1
                log.lines.append("\(count)")
            }
        }
    }

    @Test("a tap without a pointer goes on with the same states")
    func withoutPointer() throws {
        let host = TestHost(Text("Tap").gesture(Counting(log: log)))
        try host.find(label: "Tap").tap()
        try host.touch(at: middle).lift()
        try host.find(label: "Tap").tap()
        #expect(log.lines == ["1", "2", "3"])
    }

    private struct Reader: Gesture {
        @Environment(\.layoutDirection) private var direction
        let log: Log
        var body: some Gesture<Void> {
            TapGesture().onEnded { log.lines.append(direction == .leftToRight ? "left to right" : "right to left") }
        }
    }

    private struct Turning: View {
        @State private var direction = LayoutDirection.leftToRight
        let log: Log
        var body: some View {
            VStack {
                Text("Tap").gesture(Reader(log: log))
                    .environment(\.layoutDirection, direction)
                Button("Turn") { direction = .rightToLeft }
            }
        }
    }

    @Test("a gesture reads the environment of its view")
    func environment() throws {
        let host = TestHost(Turning(log: log))
        try host.find(label: "Tap").tap()
        try host.find(role: .button, label: "Turn").tap()
        try host.find(label: "Tap").tap()
        #expect(log.lines == ["left to right", "right to left"])
    }

    // MARK: - States of the view

    private struct Marked: View {
        @GestureState private var width = 0
        @GestureState private var isHeld = false
        let isSequence: Bool
        let log: Log

        var body: some View {
            log.lines.append("\(width) \(isHeld)")
            let drag = DragGesture(minimumDistance: 0)
                .updating($width) { value, width, _ in width = Int(value.translation.width) }
            let hold = LongPressGesture(minimumDuration: 0.5).updating($isHeld) { _, isHeld, _ in isHeld = true }
            let gesture =
                isSequence
                ? AnyGesture(hold.sequenced(before: drag).map { _ in })
                : AnyGesture(hold.simultaneously(with: drag).map { _ in })
            return Color.red.gesture(gesture)
        }
    }

    @Test("of two gestures at once each writes its state, and each goes back by itself")
    func simultaneous() throws {
        let host = TestHost(Marked(isSequence: false, log: log))
        let finger = try host.touch(at: middle)
        #expect(log.lines.last == "0 true")
        finger.move(by: CGSize(width: 30, height: 0), steps: 1)
        // Too far for what is held.
        #expect(log.lines.last == "30 false")
        finger.lift()
        #expect(log.lines.last == "0 false")
    }

    @Test("in a sequence the second writes once the first is made; a sequence that is given up takes both back")
    func sequence() throws {
        let host = TestHost(Marked(isSequence: true, log: log))
        let finger = try host.touch(at: middle)
        #expect(log.lines.last == "0 true")
        finger.hold(for: 0.6)
        #expect(log.lines.last == "0 false")
        finger.move(by: CGSize(width: 30, height: 0), steps: 1)
        #expect(log.lines.last == "30 false")
        finger.cancel()
        #expect(log.lines.last == "0 false")
    }

    private struct Animated: Gesture {
        let state: GestureState<CGSize>
        var body: some Gesture {
            DragGesture().updating(state) { value, state, transaction in
                transaction.animation = .linear(duration: 2)
                state = value.translation
            }
        }
    }

    private struct AnimatedCard: View {
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 4))) private var offset = CGSize.zero
        var body: some View {
            Color.red.frame(width: 100, height: 100).offset(offset).gesture(Animated(state: $offset))
        }
    }

    @Test("a state that a view gives to its gesture is written and goes back with their transactions")
    func transactions() throws {
        let host = TestHost(AnimatedCard())
        _ = host.scene.update()
        func durations() -> Set<Double> {
            Set(
                host.scene.update().batch.operations.flatMap { operation -> [Double] in
                    if case .animate(_, let list) = operation { return list.compactMap { $0.timing?.duration } }
                    return []
                })
        }
        let finger = try host.touch(at: middle)
        finger.move(by: CGSize(width: 30, height: 0), steps: 1)
        #expect(durations() == [2])
        finger.lift()
        #expect(durations() == [4])
    }
}
