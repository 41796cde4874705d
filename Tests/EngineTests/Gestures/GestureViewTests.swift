// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Gestures on views, as apps write them, made by fingers on a mounted view.
@MainActor
@Suite("Gestures on views")
struct GestureViewTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    // MARK: - What apps do

    private struct SpringCard: View {
        @State private var offset = CGSize.zero
        var body: some View {
            Color.red.frame(width: 100, height: 100)
                .offset(offset)
                .gesture(
                    DragGesture().onChanged { offset = $0.translation }
                        .onEnded { _ in withAnimation(.spring) { offset = .zero } }
                )
                .accessibilityIdentifier("card")
        }
    }

    @Test("a card follows the finger and springs back")
    func springBack() throws {
        let host = TestHost(SpringCard())
        let start = try host.frame(of: "card")
        let finger = try host.touch(at: CGPoint(x: start.midX, y: start.midY))
        finger.move(by: CGSize(width: 40, height: 25))
        let card = try #require(host.scene.display.hitTest(x: start.midX + 40, y: start.midY + 25, events: .pointer))
        #expect(card.effects.offsetX == 40)
        #expect(card.effects.offsetY == 25)
        _ = host.scene.update()
        finger.lift()
        #expect(card.effects.offsetX == 0)
        let animates = host.scene.update().batch.operations.contains { if case .animate = $0 { true } else { false } }
        #expect(animates)
    }

    private struct StateCard: View {
        @GestureState private var drag = CGSize.zero
        let log: Log
        var body: some View {
            log.lines.append("\(Int(drag.width))")
            return Color.red.frame(width: 100, height: 100)
                .gesture(
                    DragGesture().updating($drag) { value, state, transaction in
                        log.lines.append(transaction.isContinuous ? "continuous" : "not")
                        state = value.translation
                    })
        }
    }

    @Test("a gesture state follows the gesture and goes back", arguments: [true, false])
    func gestureState(lifts: Bool) throws {
        let host = TestHost(StateCard(log: log))
        let finger = try host.touch(at: CGPoint(x: 195, y: 422))
        finger.move(by: CGSize(width: 30, height: 0), steps: 1)
        if lifts { finger.lift() } else { finger.cancel() }
        #expect(log.lines == ["0", "continuous", "30", "0"])
    }

    private struct ResetCard: View {
        @GestureState(reset: { $1.animation = .linear(duration: Double($0.width) / 10) }) private var drag = CGSize.zero
        var body: some View {
            Color.red.frame(width: 100, height: 100).offset(drag)
                .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
        }
    }

    @Test("a gesture state goes back with the transaction of its reset")
    func resetTransaction() throws {
        let host = TestHost(ResetCard())
        let finger = try host.touch(at: CGPoint(x: 195, y: 422))
        finger.move(by: CGSize(width: 30, height: 0))
        _ = host.scene.update()
        finger.lift()
        let durations = host.scene.update().batch.operations.flatMap { operation -> [Double] in
            if case .animate(_, let list) = operation { return list.compactMap { $0.timing?.duration } }
            return []
        }
        #expect(durations == [3])
    }

    private struct Cards: View {
        @State private var cards = ["One", "Two", "Three"]
        @State private var offset = CGSize.zero
        var body: some View {
            ZStack {
                ForEach(cards.reversed(), id: \.self) { card in
                    Text(card).frame(width: 200, height: 300).background(Color.gray)
                        .offset(card == cards.first ? offset : .zero)
                        .gesture(
                            DragGesture().onChanged { offset = $0.translation }
                                .onEnded { value in
                                    if abs(value.predictedEndTranslation.width) > 150 { cards.removeFirst() }
                                    offset = .zero
                                })
                }
            }
        }
    }

    @Test("a card that is swiped far enough goes, one that is not stays")
    func swipe() throws {
        let host = TestHost(Cards())
        let finger = try host.touch(at: CGPoint(x: 195, y: 422))
        finger.move(by: CGSize(width: 40, height: 0))
        finger.hold(for: 1)
        finger.lift()
        #expect(host.contains(label: "One"))
        try host.find(label: "One").drag(by: CGSize(width: 180, height: 10))
        #expect(!host.contains(label: "One"))
        try host.find(label: "Two").drag(by: CGSize(width: -180, height: 10))
        #expect(host.labels == ["Three"])
    }

    private struct Canvas: View {
        @State private var lines: [[CGPoint]] = []
        let log: Log
        var body: some View {
            log.lines = lines.map { line in line.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ") }
            return Path { path in
                for line in lines { path.addLines(line) }
            }
            .stroke(.blue, lineWidth: 3)
            .frame(width: 200, height: 200)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { value in
                    if value.translation == .zero { lines.append([]) }
                    lines[lines.count - 1].append(value.location)
                })
        }
    }

    @Test("a drawing has the points that the finger passed, in its own coordinates")
    func drawing() throws {
        let host = TestHost(Canvas(log: log))
        let first = try host.touch(at: CGPoint(x: 105, y: 332))
        first.move(by: CGSize(width: 20, height: 10), steps: 2)
        first.lift()
        try host.touch(at: CGPoint(x: 110, y: 340)).lift()
        #expect(log.lines == ["10,10 20,15 30,20", "15,18"])
    }

    private struct Zoom: View {
        @State private var scale = 1.0
        @State private var before = 1.0
        var body: some View {
            Color.green.frame(width: 200, height: 200).scaleEffect(scale).accessibilityIdentifier("picture")
                .gesture(
                    MagnifyGesture().onChanged { scale = before * $0.magnification }.onEnded { _ in before = scale })
        }
    }

    @Test("two fingers zoom, and zoom again from there")
    func zoom() throws {
        let host = TestHost(Zoom())
        try host.find(identifier: "picture").pinch(scale: 2)
        #expect(abs(try host.frame(of: "picture").width - 400) < 1)
        try host.find(identifier: "picture").pinch(scale: 0.5)
        #expect(abs(try host.frame(of: "picture").width - 200) < 1)
    }

    private struct LongPressMenu: View {
        @State private var shows = false
        @State private var isPressing = false
        let log: Log
        var body: some View {
            VStack {
                Text("Hold").frame(width: 100, height: 50).opacity(isPressing ? 0.5 : 1)
                    .onTapGesture { log.lines.append("tap") }
                    .onLongPressGesture(minimumDuration: 0.8) {
                        shows = true
                        log.lines.append("held")
                    } onPressingChanged: {
                        isPressing = $0
                        log.lines.append("\($0)")
                    }
                if shows { Text("Menu") }
            }
        }
    }

    @Test("what is held shows a menu, and a tap is still a tap")
    func longPressMenu() throws {
        let host = TestHost(LongPressMenu(log: log))
        try host.find(label: "Hold").touch()
        #expect(log.lines == ["true", "false", "tap"])
        #expect(!host.contains(label: "Menu"))
        log.lines = []
        try host.find(label: "Hold").longPress(for: 0.8)
        #expect(host.contains(label: "Menu"))
        #expect(log.lines == ["true", "held", "false"])
    }

    // MARK: - Who goes first

    @Test("a child's gesture goes first, a parent's of high priority before it, a simultaneous one beside it")
    func ranks() throws {
        let log = log
        func tap(_ name: String) -> some Gesture { TapGesture().onEnded { log.lines.append(name) } }
        let child = Color.red.frame(width: 100, height: 100).gesture(tap("child"))
        try TestHost(child.gesture(tap("parent")).accessibilityIdentifier("it")).find(identifier: "it").touch()
        #expect(log.lines == ["child"])
        try TestHost(child.highPriorityGesture(tap("high")).accessibilityIdentifier("it")).find(identifier: "it")
            .touch()
        #expect(log.lines == ["child", "high"])
        try TestHost(child.simultaneousGesture(tap("beside")).accessibilityIdentifier("it")).find(identifier: "it")
            .touch()
        #expect(log.lines.suffix(2).sorted() == ["beside", "child"])
    }

    @Test(
        "a mask leaves out the gesture or those inside",
        arguments: [
            (GestureMask.all, ["child"]), (.gesture, ["parent"]), (.subviews, ["child"]), (.none, []),
        ])
    func masks(mask: GestureMask, expected: [String]) throws {
        let log = log
        let view = Color.red.frame(width: 100, height: 100)
            .gesture(TapGesture().onEnded { log.lines.append("child") })
            .gesture(TapGesture().onEnded { log.lines.append("parent") }, including: mask)
        let host = TestHost(view)
        let finger = try? host.touch(at: CGPoint(x: 195, y: 422))
        finger?.lift()
        #expect(log.lines == expected)
    }

    @Test("a button's tap is the button's; one that a gesture has taken is none")
    func buttons() throws {
        let log = log
        let host = TestHost(
            Button("Press") { log.lines.append("button") }
                .highPriorityGesture(TapGesture().onEnded { log.lines.append("high") }))
        let button = try host.find(role: .button, label: "Press")
        try button.touch()
        // The surface tells of the click as well.
        try button.tap()
        #expect(log.lines == ["high"])
        try button.tap()
        #expect(log.lines == ["high", "button"])
    }

    @Test("a tap without a pointer is a tap, or two where it takes two")
    func keyboard() throws {
        let log = log
        let host = TestHost(
            VStack {
                Text("One").onTapGesture { log.lines.append("one") }
                Text("Two").onTapGesture(count: 2) { log.lines.append("two") }
                Text("Place").frame(width: 80, height: 40).onTapGesture { (place: CGPoint) in
                    log.lines.append("\(place)")
                }
            })
        for label in ["One", "Two", "Place"] { try host.find(label: label).tap() }
        #expect(log.lines == ["one", "two", "\(CGPoint(x: 40, y: 20))"])
    }

    @Test("what is disabled is made by nobody")
    func disabled() {
        let host = TestHost(Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { _ in }).disabled(true))
        #expect(throws: TestHost.NotFound.self) { try host.touch(at: CGPoint(x: 100, y: 100)) }
    }

    private struct Counting: View {
        @State private var count = 0
        let log: Log
        var body: some View {
            let now = count
            Text("Count \(now)").onTapGesture(count: 2) {
                log.lines.append("\(now)")
                count += 1
            }
        }
    }

    @Test("a gesture runs the newest body's closure")
    func newestClosure() throws {
        let host = TestHost(Counting(log: log))
        try host.find(label: "Count 0").touch(count: 2)
        try host.find(label: "Count 1").touch(count: 2)
        #expect(log.lines == ["0", "1"])
    }

    // MARK: - Where

    @Test("places are told in the space that is asked for")
    func spaces() throws {
        let log = log
        func place(_ name: String, _ value: SpatialTapGesture.Value) {
            log.lines.append("\(name) \(Int(value.location.x)),\(Int(value.location.y))")
        }
        let view = VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 100)
                .gesture(SpatialTapGesture(coordinateSpace: .local).onEnded { place("local", $0) })
                .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { place("global", $0) })
                .simultaneousGesture(SpatialTapGesture(coordinateSpace: .named("stack")).onEnded { place("stack", $0) })
        }
        .padding(.top, 20).frame(width: 100, height: 200, alignment: .top).coordinateSpace(name: "stack")
        try TestHost(view).touch(at: CGPoint(x: 155, y: 350)).lift()
        #expect(log.lines.sorted() == ["global 155,350", "local 10,8", "stack 10,28"])
    }

    @Test("a drag that moves its view is told in a space around it, whatever moves, scales or turns the view")
    func spacesAroundMovedViews() throws {
        struct Card: View {
            let log: Log
            let scale: CGFloat
            @State private var offset = CGSize.zero
            var body: some View {
                Color.red.frame(width: 100, height: 100)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .named("table")).onChanged {
                            offset = $0.translation
                            log.lines.append("\(Int($0.location.x)),\(Int($0.location.y))")
                        }
                    )
                    .offset(offset)
                    .rotationEffect(.degrees(90))
                    .scaleEffect(scale)
                    .frame(width: 390, height: 844)
                    .coordinateSpace(.named("table"))
            }
        }
        for scale in [1.0, 0.5] {
            log.lines = []
            let touch = try TestHost(Card(log: log, scale: scale)).touch(at: CGPoint(x: 200, y: 420))
            touch.move(to: CGPoint(x: 230, y: 420), steps: 1)
            touch.move(to: CGPoint(x: 260, y: 440), steps: 1)
            touch.lift()
            #expect(log.lines == ["200,420", "230,420", "260,440"])
        }
    }

    @Test("a scroll view's way is its own, unless the gesture goes first")
    func claims() throws {
        func events(_ view: some View) throws -> EventMask {
            let host = TestHost(ScrollView { view.frame(height: 2_000) })
            return try #require(host.scene.display.hitTest(x: 100, y: 100, events: .pointer)).events
        }
        let plain = try events(Color.red.gesture(DragGesture()))
        #expect(plain.contains(.claimsHorizontal) && !plain.contains(.claimsVertical))
        let high = try events(Color.red.highPriorityGesture(DragGesture()))
        #expect(high.isSuperset(of: [.claimsHorizontal, .claimsVertical]))
        let press = try events(Color.red.onLongPressGesture {})
        #expect(press.isDisjoint(with: [.claimsHorizontal, .claimsVertical]))
    }

    @Test("what is held before it is dragged leaves a scroll view its way until then, whichever gesture goes first")
    func claimsHeld() throws {
        let drag = LongPressGesture().sequenced(before: DragGesture())
        for view in [AnyView(Color.red.gesture(drag)), AnyView(Color.red.highPriorityGesture(drag))] {
            let host = TestHost(ScrollView { view.frame(height: 2_000) })
            let events = try #require(host.scene.display.hitTest(x: 100, y: 100, events: .pointer)).events
            #expect(events.contains(.claimsHeld))
            #expect(events.isDisjoint(with: [.claimsHorizontal, .claimsVertical]))
        }
    }

    // MARK: - What no finger does

    @Test("numbers that no page sends trap nothing and make nothing")
    func hostility() throws {
        let log = log
        let view = Color.red.frame(width: 100, height: 100)
            .gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.lines.append("drag") })
            .simultaneousGesture(MagnifyGesture().onEnded { _ in log.lines.append("pinch") })
            .simultaneousGesture(RotateGesture())
            .simultaneousGesture(LongPressGesture().sequenced(before: DragGesture()))
            .onTapGesture(count: 3) {}
        let host = TestHost(view)
        let id = try #require(host.scene.display.hitTest(x: 195, y: 422, events: .pointer)).id
        var random = SeededGenerator(seed: 1)
        let odd = [0, -1, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 195, 422]
        for _ in 0..<2_000 {
            let kind = PointerSample.Kind.allCases.randomElement(using: &random)!
            let sample = PointerSample(
                kind, pointer: Int.random(in: 0...1_002, using: &random) % 4 * 334,
                at: CGPoint(x: odd.randomElement(using: &random)!, y: odd.randomElement(using: &random)!),
                time: odd.randomElement(using: &random)!)
            let layer = Bool.random(using: &random) ? id : Int.random(in: 0...9, using: &random)
            host.scene.send(.point([sample]), to: layer)
            host.scene.flush()
        }
        log.lines = []
        let samples = [PointerSample(.moved, pointer: 77, time: 1), PointerSample(.ended, pointer: 77, time: 2)]
        host.scene.send(.point(samples), to: id)
        #expect(log.lines.isEmpty)
    }

    private struct Leaving: View {
        @State private var isThere = true
        @GestureState private var isDown = false
        let log: Log
        var body: some View {
            VStack {
                Text(isDown ? "down" : "up")
                if isThere {
                    Color.red.frame(width: 100, height: 100)
                        .gesture(
                            DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true }
                                .onChanged { if $0.translation.width > 50 { isThere = false } })
                }
            }
        }
    }

    @Test("a view that leaves under the finger lets its state go back")
    func leaving() throws {
        let host = TestHost(Leaving(log: log))
        let finger = try host.touch(at: CGPoint(x: 195, y: 440))
        #expect(host.labels == ["down"])
        finger.move(by: CGSize(width: 60, height: 0))
        #expect(host.labels == ["up"])
        finger.lift()
        #expect(!host.scene.graph.gestures.isBusy)
    }
}
