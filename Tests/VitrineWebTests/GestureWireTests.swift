// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineWeb

/// Pointers and keys on the wire: what a page is asked for, and what it may say.
@MainActor @Suite struct GestureWireTests {
    private func page(_ view: some View) -> (scene: EngineScene, html: String, session: LiveSession) {
        let scene = EngineScene { _ in
            SceneHost(view, session: SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper())))
        }
        _ = scene.display.takeBatch()
        let page = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n"))
        let session = LiveSession(scene: scene, client: page.client, epoch: "e", path: "/", depth: 0, now: .zero)
        _ = session.welcome(BrowserViewport(), now: .zero)
        return (scene, page.html, session)
    }

    private func layer(_ scene: EngineScene, _ events: EventMask) throws -> Layer {
        func find(_ layer: Layer) -> Layer? {
            if layer.events.isSuperset(of: events) { return layer }
            for child in layer.children { if let found = find(child) { return found } }
            return nil
        }
        return try #require(find(scene.display.root))
    }

    private func texts(_ outputs: [LiveSession.Output]) -> String {
        outputs.compactMap { if case .send(let text) = $0 { text } else { nil } }.joined(separator: "\n")
    }

    private struct Box: View {
        @State private var text = "still"
        var body: some View {
            Text(verbatim: text).frame(width: 100, height: 100)
                .gesture(
                    LongPressGesture().onEnded { _ in text = "held" }
                        .simultaneously(with: DragGesture().onChanged { text = "moved \(Int($0.translation.width))" })
                )
                .onKeyPress(.upArrow) {
                    text = "key"
                    return .handled
                }
        }
    }

    private func layer(_ scene: EngineScene, named identifier: String) throws -> Layer {
        func find(_ layer: Layer) -> Layer? {
            if layer.semantics?.identifier == identifier { return layer }
            return layer.children.lazy.compactMap(find).first
        }
        return try #require(find(scene.display.root))
    }

    @Test func `what only holds other layers lets pointers through to what lies behind it`() throws {
        let scene = page(
            ZStack {
                VStack {
                    Spacer()
                    Text(verbatim: "a").accessibilityIdentifier("text")
                }
                .accessibilityElement(children: .contain).accessibilityIdentifier("column")
                VStack { Spacer() }.contentShape(.rect).onTapGesture {}.accessibilityIdentifier("tapped")
                Link("b", destination: URL(fileURLWithPath: "/b")).accessibilityIdentifier("link")
                Button("c") {}.disabled(true).accessibilityIdentifier("button")
                Color.clear.accessibilityElement(children: .contain).accessibilityIdentifier("clear")
                Color.red.allowsHitTesting(false).accessibilityIdentifier("untouched")
            }
        ).scene
        func passes(_ identifier: String) throws -> Bool {
            let layer = try layer(scene, named: identifier)
            let css = Declarations.effects(of: layer.snapshot, WireSize(width: 10, height: 10))
            return css.contains("pointer-events:none;")
        }
        for identifier in ["column", "clear"] { #expect(try passes(identifier), "\(identifier)") }
        for identifier in ["text", "tapped", "link", "button"] { #expect(try !passes(identifier), "\(identifier)") }
        let untouched = try layer(scene, named: "untouched")
        // Inherited by what is inside, which has pointer events otherwise.
        #expect(Declarations.effects(of: untouched.snapshot, WireSize(width: 10, height: 10)) == "--pe:none;")
    }

    @Test func `what has opacity 0 lets pointers through with all that is inside, unless scrolling shows it`() {
        var effects = LayerEffects()
        effects.opacity = 0
        let size = WireSize(width: 10, height: 10)
        #expect(Declarations.effects(effects, size) == "opacity:0;--pe:none;")
        effects.scrollLinks = [
            ScrollLink(source: 1, property: .opacity, offsetFrom: 0, offsetTo: 10, valueFrom: 0, valueTo: 1)
        ]
        #expect(Declarations.effects(effects, size) == "opacity:0;")
    }

    @Test func `forms that an SVG draws take pointers in place of their boxes, and keys need none`() throws {
        let scene = page(
            ZStack {
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: 90, y: 0))
                    path.addLine(to: CGPoint(x: 0, y: 90))
                }
                .fill(.red).accessibilityIdentifier("form")
                Circle().fill(.red).accessibilityIdentifier("circle")
            }
        ).scene
        func passes(_ identifier: String) throws -> Bool {
            Declarations.letsThrough(try layer(scene, named: identifier).snapshot)
        }
        #expect(try passes("form"))
        #expect(try !passes("circle"))
        var listener = try layer(scene, named: "circle").snapshot
        listener.content = .group
        listener.events = [.keys, .claimsEscape]
        #expect(Declarations.letsThrough(listener))
        listener.events.insert(.tap)
        #expect(!Declarations.letsThrough(listener))
    }

    /// A finger from the edge takes a page away, also where nothing is at the edge.
    @Test func `a page that covers another one takes pointers in its empty places`() {
        let tree = DisplayTree()
        var page = tree.root.snapshot
        page.content = .group
        var semantics = Semantics(role: .page)
        semantics.motion = .page(stack: 1, depth: 0)
        page.semantics = semantics
        #expect(Declarations.letsThrough(page))
        semantics.motion = .page(stack: 1, depth: 1)
        page.semantics = semantics
        #expect(!Declarations.letsThrough(page))
    }

    @Test func `what is moved and then turned takes pointers where it is drawn`() throws {
        let scene = page(Text(verbatim: "a").offset(x: 50).rotationEffect(.degrees(90)).onTapGesture {}).scene
        func passes(_ layer: Layer) -> Bool {
            Declarations.effects(of: layer.snapshot, WireSize(width: 10, height: 10)).contains("pointer-events:none;")
        }
        let turned = try layer(scene, .tap)
        #expect(passes(turned))
        #expect(try !passes(#require(turned.children.first)))
    }

    @Test func `a page says which layers ask for pointers`() {
        let html = page(Color.red.gesture(DragGesture())).html
        let mask: EventMask = [.gesture, .pointer, .claimsHorizontal, .claimsVertical]
        #expect(html.contains("data-e=\"\(mask.rawValue)\""))
        #expect(!page(Color.red.onTapGesture {}).html.contains("data-e=\"\(mask.rawValue)\""))
    }

    @Test func `the page is asked to tell of the time, and no more once it does not matter`() throws {
        let (scene, _, session) = page(Box())
        let id = try layer(scene, .pointer).id
        let base = scene.display.sequence
        let down = texts(session.receive("[\"P\",1,\(base),\(id),[0,0,195,422,1000]]", now: .zero))
        #expect(down.contains("[\"J\",1501]"))
        let held = texts(session.receive("[\"P\",2,\(base),\(id),[4,0,0,0,1501]]", now: .zero))
        #expect(held.contains("held") && held.contains("[\"J\",-1]"))
    }

    @Test func `moves of a frame come in one message`() throws {
        let (scene, _, session) = page(Box())
        let id = try layer(scene, .pointer).id
        let answer = texts(
            session.receive(
                "[\"P\",1,\(scene.display.sequence),\(id),[0,0,195,422,0,1,0,205,422,16,1,0,225.5,422,32]]", now: .zero)
        )
        #expect(answer.contains("moved 30") && !answer.contains("moved 10"))
    }

    @Test func `a key goes to the layer that asked for it`() throws {
        let (scene, _, session) = page(Box())
        let id = try layer(scene, .keys).id
        #expect(
            texts(session.receive("[\"Y\",1,\(scene.display.sequence),\(id),1,\"ArrowUp\",0]", now: .zero)).contains(
                "key"))
    }

    @Test func `an answer about a key names its question`() {
        let scene = FakeScene()
        _ = scene.display.takeBatch()
        let page = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n"))
        let session = LiveSession(scene: scene, client: page.client, epoch: "e", path: "/", depth: 0, now: .zero)
        _ = session.welcome(scene.viewport, now: .zero)
        scene.requests = [.answer(key: 7, isTaken: true), .answer(key: 8, isTaken: false)]
        #expect(texts(session.pump(now: .zero)) == "[\"K\",7,1]\n[\"K\",8,0]")
    }

    private struct Leaving: View {
        @State private var isHere = true
        var body: some View {
            VStack {
                Text(verbatim: "stays")
                if isHere {
                    Text(verbatim: "leaves").onKeyPress(.upArrow) {
                        isHere = false
                        return .handled
                    }
                }
            }
        }
    }

    @Test func `each question about a key is answered once, whatever has become of its layer`() throws {
        let (scene, _, session) = page(Leaving())
        let (id, root, base) = (try layer(scene, .keys).id, scene.display.root.id, scene.display.sequence)
        // Taken by a layer that leaves; of that layer; of one that never was; of another one; from the future.
        let cases = [(id, base, 1), (id, base, 0), (id + 10_000, base, 0), (root, base, 0), (root, base + 100, 0)]
        for (index, (layer, base, isTaken)) in cases.enumerated() {
            let number = index + 1
            let question = "[\"Y\",\(number),\(base),\(layer),1,\"ArrowUp\",0,\(number)]"
            let said = texts(session.receive(question, now: .zero))
            #expect(said.components(separatedBy: "[\"K\",").count == 2, "\(number): \(said)")
            #expect(said.contains("[\"K\",\(number),\(isTaken)]"), "\(number): \(said)")
        }
        #expect(session.counters.stale > 0 && session.counters.forged > 0)
    }

    @Test(arguments: ["-1", "null", "\"1\"", "1,1"])
    func `a question that is no number ends the session`(question: String) {
        #expect(throws: ClientMessage.Failure.self) { try ClientMessage("[\"Y\",1,0,1,1,\"a\",0,\(question)]") }
    }

    private struct Pasting: View {
        @State private var text = "nothing"
        var body: some View {
            VStack {
                Text(text)
                PasteButton(payloadType: String.self) { text = $0.joined() }
            }
        }
    }

    @Test func `a tap brings what a user copied to the layer that asked for it, or why it does not`() throws {
        let (scene, html, session) = page(Pasting())
        let id = try layer(scene, .paste).id
        #expect(html.contains("data-e=\"\(EventMask([.tap, .paste]).rawValue)\""))
        #expect(
            texts(session.receive("[\"X\",1,\(scene.display.sequence),\(id),\"soup\"]", now: .zero)).contains("soup"))
        let refused = texts(session.receive("[\"X\",2,\(scene.display.sequence),\(id),0]", now: .zero))
        #expect(refused.contains("does not allow pasting"))
    }

    @Test(arguments: ["2", "-1", "null", "[]", "\"a\",1"])
    func `what is neither a text nor a reason ends the session`(pasted: String) {
        #expect(throws: ClientMessage.Failure.self) { try ClientMessage("[\"X\",1,0,1,\(pasted)]") }
    }

    private struct Card: View {
        @State private var taps = 0
        @State private var isTapped = true
        let isInside: Bool
        var body: some View {
            VStack {
                if isInside {
                    Text("taps \(taps)").onTapGesture { taps += 1 }.focusable()
                } else {
                    Text("taps \(taps)").focusable().gesture(TapGesture().onEnded { taps += 1 }, isEnabled: isTapped)
                }
                Button("Turn off") { isTapped = false }
            }
        }
    }

    @Test(arguments: [true, false])
    func `a view that takes the focus and is tapped is one button`(isInside: Bool) throws {
        let (scene, html, session) = page(Card(isInside: isInside))
        #expect(html.ranges(of: "role=\"button\"").count == 1)
        #expect(html.ranges(of: "tabindex=\"0\"").count == 1)
        #expect(!html.contains("role=\"group\""))
        let id = try layer(scene, .focus).id
        let stop = try Regex("id=\"v\(id)\"[^>]*role=\"button\"")
        #expect(html.contains(stop))
        let answer = session.receive("[\"Y\",1,\(scene.display.sequence),\(id),1,\"Enter\",0]", now: .zero)
        #expect(texts(answer).contains("taps 1"))
    }

    @Test func `it is a group once it is tapped no more`() throws {
        let (scene, _, session) = page(Card(isInside: false))
        let id = try layer(scene, .focus).id
        let button = try #require(scene.display.elements().all(role: .button, label: "Turn off").first)
        let answer = texts(session.receive("[\"V\",1,\(scene.display.sequence),\(button.layerID),0]", now: .zero))
        let group = try Regex("\\[\\d+,\(id),\\d+,\\[[^\\]]*\"group\"")
        #expect(answer.contains(group), "\(answer)")
    }

    @Test(arguments: [
        "[0,0,1,1]", "[]", "[9,0,1,1,1]", "[0,-1,1,1,1]", "[0,0,1e9,1,1]", "[0,0,1,1,-1]", "[0,0,\"1\",1,1]", "7",
        "[" + Array(repeating: "1,0,1,1,1", count: 65).joined(separator: ",") + "]",
    ])
    func `what is no list of pointers ends the session`(list: String) throws {
        #expect(throws: ClientMessage.Failure.self) { try ClientMessage("[\"P\",1,0,1,\(list)]") }
    }

    @Test(arguments: [
        "3,\"a\",0", "1,\"\",0", "1,\"a\",16", "1,\"a\"", "1,5,0", "1,\"\(String(repeating: "x", count: 33))\",0",
    ])
    func `what is no key ends the session`(key: String) {
        #expect(throws: ClientMessage.Failure.self) { try ClientMessage("[\"Y\",1,0,1,\(key)]") }
    }

    @Test func `a pointer over a layer that never was is forged, over one that asks for nothing it is nothing`() throws
    {
        let (scene, _, session) = page(Box())
        let base = scene.display.sequence
        _ = session.receive("[\"P\",1,\(base),99999,[0,0,1,1,1]]", now: .zero)
        #expect(session.counters.forged == 1)
        _ = session.receive("[\"P\",2,\(base),0,[0,0,1,1,1]]", now: .zero)
        #expect(session.counters.forged == 1)
    }

    private struct Follower: View {
        @State private var offset = CGSize.zero
        var body: some View {
            Color.red.frame(width: 100, height: 100).offset(offset)
                .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
        }
    }

    @Test func `what is dragged for minutes does not make its page remember every place`() throws {
        let (scene, _, session) = page(Follower())
        let id = try layer(scene, .pointer).id
        var (event, acknowledged, snapshots, ruled) = (1, 0, 0, 0)
        /// The page applies what it gets, and says so; the answer may bring more.
        func apply(_ outputs: [LiveSession.Output], at now: Duration) {
            for output in outputs {
                guard case .send(let text) = output, text.hasPrefix("[\"B\"") || text.hasPrefix("[\"S\"") else {
                    continue
                }
                if text.hasPrefix("[\"S\"") { (snapshots, ruled) = (snapshots + 1, 0) }
                ruled += text.ranges(of: "[0,1,").count
                acknowledged = Int(text.dropFirst(5).prefix { $0.isNumber }) ?? acknowledged
                apply(session.receive("[\"A\",\(acknowledged),0]", now: now), at: now)
            }
        }
        func send(_ sample: String, at now: Duration) {
            apply(session.receive("[\"P\",\(event),\(acknowledged),\(id),[\(sample)]]", now: now), at: now)
            event += 1
        }
        send("0,0,195,422,0", at: .zero)
        for frame in 1...5_000 {
            send("1,0,\(Double(frame) / 32),422,\(frame * 16)", at: .milliseconds(frame * 16))
        }
        #expect(!session.isEnded)
        #expect(snapshots == 1)
        #expect(ruled < 1_000)
    }

    @Test func `a minute of moves at 60 a second is no flood`() throws {
        let (scene, _, session) = page(Box())
        let id = try layer(scene, .pointer).id
        let base = scene.display.sequence
        _ = session.receive("[\"P\",1,\(base),\(id),[0,0,195,422,0]]", now: .zero)
        for frame in 1...3_600 {
            let now = Duration.milliseconds(frame * 1_000 / 60)
            for output in session.receive(
                "[\"P\",\(frame + 1),\(base),\(id),[1,0,\(200 + frame % 100),422,\(frame * 17)]]", now: now)
            {
                if case .close = output { Issue.record("closed after \(frame) frames") }
            }
            guard !session.isEnded else { return }
        }
    }
}
