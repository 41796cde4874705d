// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineWeb
import WebTestSupport

@Suite struct ProtocolFilesTests {
    private var constants: String {
        String(decoding: ClientFiles.bytes("protocol.js") ?? [], as: UTF8.self)
    }

    @Test func `the client's words are the server's`() {
        let text = constants
        #expect(text.contains("PROTOCOL = \"\(WireProtocol.name)\""))
        #expect(text.contains("SOCKET_PATH = \"\(WireProtocol.socketPath)\""))
        #expect(text.contains("\"\(WireProtocol.aboveFragment)\""))
        for operation in WireProtocol.Operation.allCases {
            #expect(text.contains("\(operation): \(operation.rawValue)"), "\(operation)")
        }
        for kind in WireProtocol.EventKind.allCases { #expect(text.contains("\(kind): \(kind.rawValue)"), "\(kind)") }
        for kind in WireKind.allCases { #expect(text.contains("\(kind): \(kind.rawValue)"), "\(kind)") }
        let masks: [(String, EventMask)] = [
            ("tap", .tap), ("scroll", .scroll), ("imageError", .imageError), ("dismiss", .dismiss), ("menu", .menu),
            ("paste", .paste),
        ]
        for (name, mask) in masks { #expect(text.contains("\(name): \(mask.rawValue)"), "\(name)") }
        let tags = WireTag.allCases.map { "\"\($0.name)\"" }.joined(separator: ", ")
        #expect(text.contains("TAGS = [\(tags)]"))
        for attribute in WireAttribute.allCases { #expect(text.contains("\"\(attribute.name)\""), "\(attribute)") }
        let order = WireAttribute.allCases.compactMap { text.range(of: "\"\($0.name)\"")?.lowerBound }
        #expect(order == order.sorted())
    }

    @Test func `the module for gestures counts events and pointers as the engine does`() {
        let text = ClientFiles.gestureModules.map { String(decoding: ClientFiles.bytes($0) ?? [], as: UTF8.self) }
            .joined()
        let masks: [(String, EventMask)] = [
            ("tap", .tap), ("gesture", .gesture), ("pointer", .pointer), ("claimsHorizontal", .claimsHorizontal),
            ("claimsVertical", .claimsVertical), ("pinch", .pinch), ("hover", .hover), ("hoverMoves", .hoverMoves),
            ("keys", .keys), ("focus", .focus), ("shortcut", .shortcut), ("hoverHighlight", .hoverHighlight),
            ("hoverLift", .hoverLift), ("claimsHeld", .claimsHeld), ("claimsReturn", .claimsReturn),
            ("claimsEscape", .claimsEscape), ("claimsTab", .claimsTab), ("claimsSpace", .claimsSpace),
            ("claimsMoves", .claimsMoves), ("claimsText", .claimsText), ("clicks", .clicks),
        ]
        for (name, mask) in masks { #expect(text.contains("\(name): \(mask.rawValue)"), "\(name)") }
        let swipes = String(decoding: ClientFiles.bytes("swipes.js") ?? [], as: UTF8.self)
        for (name, mask) in [("claimsHorizontal", EventMask.claimsHorizontal), ("claimsHeld", .claimsHeld)] {
            #expect(swipes.contains("\(name): \(mask.rawValue)"), "\(name)")
        }
        let focus = String(decoding: ClientFiles.bytes("focus.js") ?? [], as: UTF8.self)
        #expect(focus.contains("ARROWS = \(EventMask.arrows.rawValue);"))
        for kind in PointerSample.Kind.allCases { #expect(text.contains("\(kind): \(kind.rawValue)"), "\(kind)") }
        #expect(text.contains("MOUSE = \(PointerSample.firstMouse);"))
        #expect(text.contains("INDIRECT = \(PointerSample.firstIndirect)"))
    }

    /// A machine whose clock is set, or that changes to summer time, loses nobody.
    @Test func `timers know no wall clock`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/VitrineWeb/Live")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 10)
        for file in files where file.pathExtension == "swift" {
            var text = try String(contentsOf: file, encoding: .utf8)
            // Files have the time of a clock: how many days ago a visitor came.
            if file.lastPathComponent == "VisitorFolders.swift" { continue }
            // The one use beside it: another process has to agree about when a token ends.
            if file.lastPathComponent == "LiveConfiguration.swift" {
                let end = try #require(text.firstRange(of: "var seconds: @Sendable () -> Int = { Int(Date()"))
                text.removeSubrange(end)
            }
            for word in ["Date()", "Date.now", "SuspendingClock", "DispatchTime"] {
                #expect(!text.contains(word), "\(file.lastPathComponent) says \(word)")
            }
        }
        let client = String(decoding: try #require(ClientFiles.bytes("client.js")), as: UTF8.self)
        #expect(client.contains("now: () => performance.now()"))
        #expect(client.contains("this.host.now()"))
        // The guard against reload loops outlives documents, whose own clocks start anew.
        let reload = try #require(client.firstRange(of: "function reload(reason)"))
        #expect(!client[..<reload.lowerBound].contains("Date.now"))
        #expect(!client.contains("new Date"))
    }

    @Test func `no tag, attribute or style that the wire can name runs anything`() {
        for attribute in WireAttribute.allCases {
            #expect(!attribute.name.hasPrefix("on"))
            #expect(!["srcdoc", "src", "style", "action", "formaction"].contains(attribute.name))
        }
        for tag in WireTag.allCases {
            #expect(!["script", "iframe", "object", "embed", "style", "link"].contains(tag.name))
        }
    }

    @Test func `the client never parses HTML and never evaluates`() {
        for name in ClientFiles.names where name.hasSuffix(".js") {
            let text = String(decoding: ClientFiles.bytes(name) ?? [], as: UTF8.self)
            for word in [
                "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
                "setAttribute(\"style\"",
            ] {
                #expect(!text.contains(word), "\(name) says \(word)")
            }
        }
    }

    /// `Transcripts/vitrine.1.txt` is the protocol as it was released: what the encoder says for a fixed story may only
    /// change together with the protocol's name. `VITRINE_RECORD=1` writes it.
    @MainActor @Test func `the transcript of this version is unchanged`() throws {
        let scene = FakeScene()
        _ = scene.display.takeBatch()
        let page = PageRenderer.render(scene.display, head: PageHead(title: "", nonce: "n"))
        let session = LiveSession(scene: scene, client: page.client, epoch: "epoch", path: "/", depth: 0, now: .zero)
        var lines: [String] = []
        func record(_ outputs: [LiveSession.Output]) {
            for output in outputs {
                switch output {
                case .send(let text): lines.append("S " + text)
                case .close(let code, let reason): lines.append("S close \(code.rawValue) \(reason)")
                }
            }
        }
        func client(_ text: String) {
            lines.append("C " + text)
            record(session.receive(text, now: .zero))
        }
        record(session.welcome(BrowserViewport(width: 375), now: .zero))
        client("[\"V\",1,1,\(scene.button.id),0]")
        client("[\"A\",2,0.4]")
        scene.push("/characters", title: "Characters")
        let run = SamplePages.add(to: scene.display.root, y: 100, width: 375, height: 576, arrangement: .verticalRun)
        for number in 0..<8 { SamplePages.row(number, to: run) }
        record(session.pump(now: .zero))
        client("[\"A\",3,2]")
        run.remove(run.children[2])
        run.insert(run.children[0], at: 3)
        run.children[1].effects.opacity = 0.5
        run.children[2].children[0].events = []
        record(session.pump(now: .zero))
        client("[\"O\",2,4,0,0,\"/\"]")
        client("[\"R\",[1280,800,1,1,0,0,16,[\"de\"],\"Europe/Berlin\"]]")
        client("[\"V\",3,1,\(run.id + 2),0]")
        client("[\"Q\",9]")
        client("[\"Z\"]")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Transcripts/vitrine.1.txt"
        )
        let text = lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        #expect(text == recorded)
    }
}
