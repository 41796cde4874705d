// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineCore

/// The state machines of gestures, told of events one by one.
@MainActor
@Suite("Gesture recognisers")
struct GestureRecognizerTests {
    /// One gesture alone, or some after their priority, and what they did.
    @MainActor private final class Table {
        var log: [String] = []
        private var arbiter = GestureArbiter([])
        private var touches: [GestureTouch] = []
        private(set) var time = 0.0

        func add(_ gestures: (any Gesture)...) { add(gestures.map { ($0, false) }) }

        func add(_ gestures: [(gesture: any Gesture, isSimultaneous: Bool)]) {
            arbiter = GestureArbiter(
                gestures.map { gesture, isSimultaneous in
                    @MainActor func open<G: Gesture>(_ gesture: G) -> any GestureRecognizing { gesture.recognizer() }
                    return .init(open(gesture), isSimultaneous: isSimultaneous)
                })
        }

        func down(_ x: Double = 0, _ y: Double = 0, pointer: Int = 1, after wait: Double = 0.02) {
            let touch = GestureTouch(pointer: pointer, location: CGPoint(x: x, y: y))
            touches.append(touch)
            send(.began, touch, wait)
        }

        func move(_ x: Double, _ y: Double = 0, pointer: Int = 1, after wait: Double = 0.02) {
            guard let index = touches.firstIndex(where: { $0.pointer == pointer }) else { return }
            touches[index].location = CGPoint(x: x, y: y)
            send(.moved, touches[index], wait)
        }

        func up(pointer: Int = 1, after wait: Double = 0.02, _ kind: PointerSample.Kind = .ended) {
            guard let index = touches.firstIndex(where: { $0.pointer == pointer }) else { return }
            let touch = touches.remove(at: index)
            send(kind, touch, wait)
        }

        func tap(after wait: Double = 0.02) {
            down(after: wait)
            up()
        }

        /// Time passes; it is told where it was asked for.
        func pass(_ duration: Double) {
            let end = time + duration
            while let deadline = arbiter.deadline, deadline <= end {
                send(.time, nil, deadline - time)
                if arbiter.deadline == deadline { break }
            }
            time = end
        }

        private func send(_ kind: PointerSample.Kind, _ touch: GestureTouch?, _ wait: Double) {
            time += wait
            var actions: [GestureAction] = []
            arbiter.handle(
                GestureEvent(
                    kind: kind, time: time, touch: touch, touches: touches,
                    space: .window(CGSize(width: 100, height: 100)),
                    origin: Date(timeIntervalSinceReferenceDate: 0)),
                &actions)
            for action in actions { action() }
        }
    }

    private let table = Table()

    private func drag(_ name: String = "drag", minimumDistance: CGFloat = 10) -> some Gesture {
        DragGesture(minimumDistance: minimumDistance, coordinateSpace: .local)
            .onChanged { [table] in table.log.append("\(name) \(Int($0.translation.width))") }
            .onEnded { [table] in table.log.append("\(name) ended \(Int($0.translation.width))") }
    }

    private func lift() -> some Gesture {
        LiftGesture(minimumDuration: 0.3)
            .onChanged { [table] in table.log.append("lift \(Int($0.translation.width))") }
            .onEnded { [table] in table.log.append("drop \(Int($0.translation.width))") }
    }

    @Test("a finger lifts after a long press, and not by a movement before")
    func lifted() {
        table.add(lift())
        table.down()
        table.move(30)
        table.pass(1)
        table.up()
        #expect(table.log.isEmpty)
        table.add(lift())
        table.down()
        table.pass(0.4)
        table.move(30)
        table.up()
        #expect(table.log == ["lift 0", "lift 30", "drop 30"])
    }

    @Test("a mouse lifts once it has moved")
    func liftedByMouse() {
        table.add(lift())
        table.down(pointer: PointerSample.firstMouse)
        table.move(10, pointer: PointerSample.firstMouse)
        #expect(table.log.isEmpty)
        table.move(30, pointer: PointerSample.firstMouse)
        table.up(pointer: PointerSample.firstMouse)
        #expect(table.log == ["lift 30", "drop 30"])
    }

    @Test("a mouse leaves its movement to a drag, also one that begins later", arguments: [10.0, 50.0])
    func liftYields(minimumDistance: Double) {
        table.add(lift(), drag(minimumDistance: CGFloat(minimumDistance)))
        table.down(pointer: PointerSample.firstMouse)
        table.move(30, pointer: PointerSample.firstMouse)
        table.move(60, pointer: PointerSample.firstMouse)
        table.up(pointer: PointerSample.firstMouse)
        let early = minimumDistance < 30 ? ["drag 30"] : []
        #expect(table.log == early + ["drag 60", "drag ended 60"])
    }

    @Test("a tap is one where the pointer stays")
    func tap() {
        table.add(TapGesture().onEnded { [table] in table.log.append("tap") })
        table.tap()
        #expect(table.log == ["tap"])
    }

    @Test("a tap that slips is none")
    func slip() {
        table.add(TapGesture().onEnded { [table] in table.log.append("tap") })
        table.down()
        table.move(11)
        table.move(0)
        table.up()
        #expect(table.log.isEmpty)
    }

    @Test("a finger that stays down is no tap when it leaves", arguments: [0.7, 0.8])
    func heldTap(duration: Double) {
        table.add(SpatialTapGesture().onEnded { [table] _ in table.log.append("tap") })
        table.down()
        table.up(after: duration)
        #expect(table.log == (duration < 0.75 ? ["tap"] : []))
    }

    @Test("two taps count when they come in time")
    func doubleTap() {
        table.add(TapGesture(count: 2).onEnded { [table] in table.log.append("double") })
        table.tap()
        #expect(table.log.isEmpty)
        table.tap(after: 0.2)
        #expect(table.log == ["double"])
    }

    @Test("a second tap that is late is not the second one")
    func lateTap() {
        table.add(TapGesture(count: 2).onEnded { [table] in table.log.append("double") })
        table.tap()
        table.pass(0.4)
        table.tap()
        #expect(table.log.isEmpty)
    }

    @Test("one tap waits until it is clear that it is not two")
    func singleWaitsForDouble() {
        table.add(
            TapGesture(count: 2).onEnded { [table] in table.log.append("double") },
            TapGesture().onEnded { [table] in table.log.append("single") })
        table.tap()
        #expect(table.log.isEmpty)
        table.pass(0.4)
        #expect(table.log == ["single"])
    }

    @Test("two taps are not also one")
    func doubleBeatsSingle() {
        table.add(
            TapGesture(count: 2).onEnded { [table] in table.log.append("double") },
            TapGesture().onEnded { [table] in table.log.append("single") })
        table.tap()
        table.tap(after: 0.1)
        table.pass(1)
        #expect(table.log == ["double"])
    }

    @Test("a long press is one when its time has come, pointer down")
    func longPress() {
        table.add(
            LongPressGesture(minimumDuration: 0.5).onChanged { [table] in table.log.append("changed \($0)") }
                .onEnded { [table] in table.log.append("ended \($0)") })
        table.down()
        #expect(table.log == ["changed true"])
        table.pass(0.49)
        #expect(table.log == ["changed true"])
        table.pass(0.02)
        #expect(table.log == ["changed true", "ended true"])
        table.up()
        #expect(table.log.count == 2)
    }

    @Test("a long press is none that is let go early, or moves", arguments: [true, false])
    func shortPress(moves: Bool) {
        table.add(LongPressGesture().onEnded { [table] _ in table.log.append("ended") })
        table.down()
        if moves { table.move(11) } else { table.up(after: 0.4) }
        table.pass(1)
        #expect(table.log.isEmpty)
    }

    @Test("a drag begins after its distance, and tells of all of it")
    func dragging() {
        table.add(drag())
        table.down(5)
        table.move(14)
        #expect(table.log.isEmpty)
        table.move(15)
        table.move(25)
        table.up()
        #expect(table.log == ["drag 10", "drag 20", "drag ended 20"])
    }

    @Test("a drag without a distance begins at once")
    func dragAtOnce() {
        table.add(drag(minimumDistance: 0))
        table.down()
        table.up()
        #expect(table.log == ["drag 0", "drag ended 0"])
    }

    @Test("a cancelled drag does not end")
    func cancelledDrag() {
        table.add(drag())
        table.down()
        table.move(20)
        table.up(.cancelled)
        #expect(table.log == ["drag 20"])
    }

    @Test("a drag knows how fast it is and where it would go")
    func velocity() throws {
        var last: DragGesture.Value?
        table.add(DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { last = $0 })
        table.down()
        for step in 1...10 { table.move(Double(step) * 10, after: 0.02) }
        table.up(after: 0)
        let value = try #require(last)
        #expect(abs(value.velocity.width - 500) < 1)
        #expect(value.velocity.height == 0)
        #expect(abs(value.predictedEndTranslation.width - 225) < 1)
        #expect(value.time == Date(timeIntervalSinceReferenceDate: table.time))
    }

    @Test("a pointer that stood still before it went up is not fast")
    func stillness() throws {
        var last: DragGesture.Value?
        table.add(DragGesture(minimumDistance: 0).onEnded { last = $0 })
        table.down()
        for step in 1...10 { table.move(Double(step) * 10, after: 0.02) }
        table.up(after: 0.5)
        #expect(try #require(last).velocity == .zero)
    }

    @Test("two pointers magnify and turn")
    func pinch() {
        table.add([
            (MagnifyGesture().onEnded { [table] in table.log.append("scale \($0.magnification)") }, false),
            (
                RotateGesture().onEnded { [table] in table.log.append("turn \(Int($0.rotation.degrees.rounded()))") },
                true
            ),
        ])
        table.down(40, 50)
        table.down(60, 50, pointer: 2)
        table.move(50, 30)
        table.move(50, 70, pointer: 2)
        table.up()
        table.up(pointer: 2)
        #expect(table.log == ["scale 2.0", "turn 90"])
    }

    @Test("a turn goes on beyond half a circle")
    func wholeTurn() {
        table.add(RotationGesture().onEnded { [table] in table.log.append("\(Int($0.degrees.rounded()))") })
        table.down(0, 0)
        table.down(10, 0, pointer: 2)
        for step in 1...18 {
            let angle = Double(step) * 30 * .pi / 180
            table.move(10 * cos(angle), 10 * sin(angle), pointer: 2)
        }
        table.up()
        #expect(table.log == ["540"])
    }

    @Test("a long press before a drag: the drag counts from where the press was")
    func sequence() {
        table.add(
            LongPressGesture().sequenced(before: DragGesture()).onChanged { [table] value in
                switch value {
                case .first(let isDown): table.log.append("first \(isDown)")
                case .second(_, let drag): table.log.append("second \(drag.map { Int($0.translation.width) } ?? -1)")
                }
            }
            .onEnded { [table] _ in table.log.append("ended") })
        table.down(3)
        table.pass(0.5)
        table.move(33)
        table.up()
        #expect(table.log == ["first true", "second -1", "second 30", "ended"])
    }

    @Test("a drag that comes before the long press is over is none of the sequence")
    func earlyDrag() {
        table.add(
            LongPressGesture().sequenced(before: DragGesture()).onEnded { [table] _ in table.log.append("ended") })
        table.down()
        table.move(40)
        table.pass(1)
        table.up()
        #expect(table.log.isEmpty)
    }

    @Test("of exclusive gestures only one is made")
    func exclusive() {
        let both = LongPressGesture().onEnded { [table] _ in table.log.append("long") }
            .exclusively(before: TapGesture().onEnded { [table] in table.log.append("tap") })
        table.add(both)
        table.tap()
        #expect(table.log == ["tap"])
        table.add(both)
        table.down()
        table.pass(0.6)
        table.up()
        #expect(table.log == ["tap", "long"])
    }

    @Test("simultaneous gestures have a value of each")
    func simultaneous() {
        table.add(
            MagnifyGesture().simultaneously(with: DragGesture()).onChanged { [table] value in
                table.log.append(
                    "\(value.first.map { "\($0.magnification)" } ?? "-") \(value.second.map { "\(Int($0.translation.width))" } ?? "-")"
                )
            })
        table.down(0)
        table.move(20)
        table.down(40, pointer: 2)
        table.move(60, pointer: 2)
        #expect(table.log == ["- 20", "2.0 20"])
    }

    @Test("simultaneous gestures go on until both are over")
    func simultaneousEnd() {
        table.add(
            LongPressGesture().simultaneously(with: DragGesture()).onEnded { [table] value in
                table.log.append("\(value.first == true) \(Int(value.second?.translation.width ?? 0))")
            })
        table.down()
        table.pass(0.6)
        #expect(table.log.isEmpty)
        table.move(20)
        table.up()
        #expect(table.log == ["true 20"])
    }

    @Test("the gesture that goes first is made, the other is not")
    func priority() {
        table.add(drag("inner"), drag("outer", minimumDistance: 0))
        table.down()
        #expect(table.log.isEmpty)
        table.move(20)
        table.up()
        #expect(table.log == ["inner 20", "inner ended 20"])
    }

    @Test("a tap that slips makes way for a drag that waited, with all that it had to say")
    func heldDrag() {
        table.add(TapGesture().onEnded { [table] in table.log.append("tap") }, drag(minimumDistance: 0))
        table.down()
        table.move(5)
        #expect(table.log.isEmpty)
        table.move(12)
        #expect(table.log == ["drag 0", "drag 5", "drag 12"])
        table.up()
        #expect(table.log.last == "drag ended 12")
    }

    @Test("a long press takes over from a tap that would still be possible")
    func longPressOverTap() {
        table.add(
            TapGesture().onEnded { [table] in table.log.append("tap") },
            LongPressGesture().onEnded { [table] _ in table.log.append("long") })
        table.down()
        table.pass(0.6)
        table.up()
        #expect(table.log == ["long"])
    }

    @Test("a pinch that needs another finger lets a drag of one go first")
    func dragBesidePinch() {
        table.add(MagnifyGesture().onEnded { [table] _ in table.log.append("pinch") }, drag())
        table.down()
        table.move(20)
        #expect(table.log == ["drag 20"])
    }

    @Test("a simultaneous gesture is made beside the one that was chosen")
    func beside() {
        table.add([
            (TapGesture().onEnded { [table] in table.log.append("tap") }, false),
            (TapGesture().onEnded { [table] in table.log.append("beside") }, true),
        ])
        table.tap()
        #expect(table.log.sorted() == ["beside", "tap"])
    }

    private struct TwoTaps: Gesture {
        let action: () -> Void
        var body: some Gesture<Void> { TapGesture(count: 2).onEnded { action() } }
    }

    @Test("a gesture of one's own is what it is made of")
    func composed() {
        table.add(TwoTaps { [table] in table.log.append("two") })
        table.tap()
        table.tap()
        #expect(table.log == ["two"])
    }

    @Test("map gives another value; a gesture of any type keeps it")
    func mapped() {
        table.add(
            AnyGesture(DragGesture(minimumDistance: 0).map { Int($0.location.x) })
                .onChanged { [table] in table.log.append("\($0)") })
        table.down(4)
        table.move(9)
        #expect(table.log == ["4", "9"])
    }
}
