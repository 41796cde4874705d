// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLottie

@MainActor
@Suite struct LottieTests {
    private func animation(frames: Int = 60) throws -> LottieAnimation {
        try LottieAnimation.from(
            data: Data("{\"w\": 80, \"h\": 40, \"ip\": 0, \"op\": \(frames), \"fr\": 30, \"layers\": []}".utf8))
    }

    @Test func `a file says its size and its time, and what is no animation is none`() throws {
        let read = try animation()
        #expect(read.size == CGSize(width: 80, height: 40))
        #expect(read.duration == 2 && read.framerate == 30)
        #expect(throws: DecodingError.self) { try LottieAnimation.from(data: Data("{\"w\": 1}".utf8)) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lottie-\(UUID().uuidString).json")
        try Data("{\"w\": 8, \"h\": 4, \"ip\": 0, \"op\": 1, \"fr\": 1}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(LottieAnimation.filepath(file.path)?.name == file.deletingPathExtension().lastPathComponent)
        #expect(LottieAnimation.filepath("/nowhere.json") == nil)
    }

    @Test func `a view is a labelled box of the animation's size, and says once that it is not drawn`() throws {
        let read = try animation()
        let view = ShownView(
            VStack {
                LottieView(animation: read).looping()
                LottieView(animation: read).looping()
            })
        let boxes = view.scene.display.elements().all(label: "Lottie: animation")
        #expect(boxes.count == 2)
        #expect(boxes.first?.frame.width == 80 && boxes.first?.frame.height == 40)
        #expect(view.diagnostics == ["The animation animation is not drawn."])
    }

    @Test func `a resizable view takes what it is offered, with the animation's proportions`() throws {
        let view = ShownView(LottieView(animation: try animation()).playing().resizable())
        let box = view.scene.display.elements().all(label: "Lottie: animation").first
        #expect(box?.frame.width == 200 && box?.frame.height == 100)
    }

    @Test func `without an animation nothing is shown`() {
        let view = ShownView(LottieView(animation: .named("nowhere")).playing())
        #expect(view.layers.allSatisfy { $0.content == .group } && view.diagnostics == [])
    }

    @Test func `the end is told when the animation would be over, and not of one that goes on`() async throws {
        let record = Record()
        let read = try animation(frames: 0)
        let view = ShownView(
            LottieView(animation: read).playing().animationDidFinish { record.words.append("once \($0)") })
        await view.settle()
        let other = ShownView(
            LottieView(animation: read).looping().animationDidFinish { record.words.append("loop \($0)") })
        await other.settle()
        #expect(record.words == ["once true"])
    }

    @Test(arguments: [
        (LottiePlaybackMode.playing(.fromProgress(0.5, toProgress: 1, loopMode: .playOnce)), 1.0 as Double?),
        (.playing(.toProgress(1, loopMode: .repeat(3))), 6),
        (.playing(.toProgress(1, loopMode: .repeatBackwards(1))), 4),
        (.playing(.toProgress(1, loopMode: .autoReverse)), nil), (.paused(at: .progress(1)), nil),
    ])
    func `a mode says how long it plays`(mode: LottiePlaybackMode, time: Double?) throws {
        #expect(mode.time(of: try animation()) == time)
    }

    @Test func `an animation that is loaded has a placeholder until then`() async throws {
        let read = try animation()
        let view = ShownView(
            LottieView {
                read
            } placeholder: {
                Text(verbatim: "wait")
            })
        #expect(view.has("wait"))
        await view.settle()
        #expect(!view.has("wait") && view.has("Lottie: animation"))
    }
}
