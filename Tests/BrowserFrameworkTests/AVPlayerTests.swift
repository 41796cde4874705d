// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import AVKit
import Foundation
import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineDisplay

@Suite("AVPlayer")
struct AVPlayerTests {
    private static let address = "https://example.com/film.mp4"

    private static func media(_ host: TestHost) -> EmbeddedContent.Media? {
        host.embeds.lazy.compactMap(\.content.media).first
    }

    private static func played(
        _ host: TestHost, _ state: EmbedReport.Playback.State, at time: Double, duration: Double? = 60, rate: Double = 1
    ) throws {
        let revision = try #require(media(host)).revision
        try host.report(
            .played(
                EmbedReport.Playback(revision: revision, state: state, time: time, duration: duration, rate: rate)))
    }

    /// A player as tutorials write it.
    private struct Cinema: View {
        @State var player = AVPlayer(url: URL(string: AVPlayerTests.address)!)
        @State private var isShown = true
        @State private var seconds = 0.0

        var body: some View {
            VStack {
                if isShown {
                    VideoPlayer(player: player) { Text("Live") }
                        .frame(height: 200)
                        .onAppear { player.play() }
                }
                Button("Pause") { player.pause() }
                Button("Skip") { player.seek(to: CMTime(seconds: 30, preferredTimescale: 600)) }
                Button("Hide") { isShown = false }
                Button("Look") { seconds = player.currentTime().seconds }
                Text("at \(Int(seconds))")
                Text(player.timeControlStatus == .playing ? "playing" : "still")
            }
        }
    }

    @Test("a video player is the browser's element, with a name, and what the app asks is what it shows")
    func commands() throws {
        let host = TestHost(Cinema())
        let first = try #require(Self.media(host))
        #expect(first.source == .web(Self.address))
        #expect(first.rate == 1)
        #expect(first.isShown)
        #expect(host.contains(label: "Video"))
        #expect(host.contains(label: "Live"))
        // What pictures show of it, which have no browser.
        #expect(host.scene.display.description.contains(#"text "Video""#))
        try host.find(role: .button, label: "Pause").tap()
        let paused = try #require(Self.media(host))
        #expect(paused.rate == 0)
        #expect(paused.revision > first.revision)
        try host.find(role: .button, label: "Skip").tap()
        let skipped = try #require(Self.media(host))
        #expect(skipped.seek == EmbeddedContent.Media.Seek(revision: skipped.revision, time: 30))
    }

    @Test("what the user does with the browser's buttons is what the player does")
    func user() throws {
        let player = AVPlayer(url: try #require(URL(string: Self.address)))
        let host = TestHost(VideoPlayer(player: player))
        try Self.played(host, .playing, at: 12)
        #expect(player.timeControlStatus == .playing)
        #expect(player.rate == 1)
        #expect(player.currentItem?.status == .readyToPlay)
        #expect(player.currentItem?.duration.seconds == 60)
        #expect(player.currentTime().seconds >= 12)
        try Self.played(host, .paused, at: 20)
        #expect(player.timeControlStatus == .paused)
        #expect(player.currentTime().seconds == 20)
    }

    @Test("a report from before the app's last wish changes nothing")
    func lateReports() throws {
        let player = AVPlayer(url: try #require(URL(string: Self.address)))
        let host = TestHost(VideoPlayer(player: player))
        let revision = try #require(Self.media(host)).revision
        player.play()
        host.scene.flush()
        try host.report(.played(EmbedReport.Playback(revision: revision, state: .paused, time: 3, duration: 60)))
        #expect(player.rate == 1)
        #expect(Self.media(host)?.rate == 1)
    }

    @Test("a page cannot report what a layer does not hold")
    func forgedReports() throws {
        let host = TestHost(VideoPlayer(player: AVPlayer(url: try #require(URL(string: Self.address)))))
        let layer = try #require(host.embeds.first).layer
        for report: EmbedReport in [
            .loaded(revision: 0), .located(EmbedReport.Place(latitude: 0, longitude: 0, accuracy: 0, time: 0)),
            .notLocated(.denied), .permitted(.granted, request: 0), .notice(key: 0, .opened),
        ] {
            #expect(host.scene.send(.report(report), to: layer) == .ignored(.notListening))
        }
        #expect(host.scene.send(.report(.loaded(revision: 0)), to: host.scene.display.root.id) != .handled)
    }

    @Test("a session is freed, whatever it had the browser do")
    func release() throws {
        weak var session: SessionContext?
        do {
            let host = TestHost(Cinema())
            session = host.scene.graph.session
            #expect(!host.embeds.isEmpty)
            host.scene.unmount()
        }
        #expect(session == nil)
    }

    @Test("a video that begins in the middle of its sound goes on where it was", arguments: [true, false])
    func alone(isPlaying: Bool) throws {
        let host = TestHost(Cinema())
        if !isPlaying { try host.find(role: .button, label: "Pause").tap() }
        try host.find(role: .button, label: "Hide").tap()
        // A player that plays is heard without its view; one that is paused is nothing.
        #expect(Self.media(host)?.isShown == (isPlaying ? false : nil))
    }

    @Test("a player without a view is heard while it plays, and forgotten with it")
    func sound() throws {
        struct Radio: View {
            @State private var player: AVPlayer?
            var body: some View {
                Button("On") {
                    player = AVPlayer(url: URL(string: "https://example.com/radio.mp3")!)
                    player?.play()
                }
                Button("Off") { player = nil }
            }
        }
        let host = TestHost(Radio())
        #expect(Self.media(host) == nil)
        try host.find(role: .button, label: "On").tap()
        #expect(Self.media(host)?.source == .web("https://example.com/radio.mp3"))
        #expect(Self.media(host)?.isShown == false)
        try host.find(role: .button, label: "Off").tap()
        #expect(Self.media(host) == nil)
    }

    @Test("a seek is over when the browser is there, and given up for another one")
    func seeks() throws {
        let player = AVPlayer(url: try #require(URL(string: Self.address)))
        let host = TestHost(VideoPlayer(player: player))
        let done = Recorder<String>()
        player.seek(to: CMTime(seconds: 10, preferredTimescale: 1)) { done.add("first \($0)") }
        #expect(player.currentTime().seconds == 10)
        player.seek(to: CMTime(seconds: 20, preferredTimescale: 1)) { done.add("second \($0)") }
        #expect(done.values == ["first false"])
        host.scene.flush()
        try Self.played(host, .paused, at: 20)
        #expect(done.values == ["first false", "second true"])
    }

    @Test("a seek of a player that nobody sees is over at once, and with its view")
    func seeksUnseen() throws {
        let player = AVPlayer(url: try #require(URL(string: Self.address)))
        let done = Recorder<Bool>()
        player.seek(to: CMTime(seconds: 5, preferredTimescale: 1)) { done.add($0) }
        #expect(done.values == [true])
        let host = TestHost(VideoPlayer(player: player))
        player.seek(to: CMTime(seconds: 10, preferredTimescale: 1)) { done.add($0) }
        #expect(done.values == [true])
        host.scene.unmount()
        #expect(done.values == [true, true])
    }

    @Test("observers get the time during playback, at jumps, and not after they were removed")
    func observers() throws {
        let player = AVPlayer(url: try #require(URL(string: Self.address)))
        let host = TestHost(VideoPlayer(player: player))
        #expect(Self.media(host)?.reportsTime == false)
        let (times, passed) = (Recorder<Double>(), Recorder<Int>())
        let observer = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 1, preferredTimescale: 1), queue: .main
        ) { times.add($0.seconds) }
        let boundary = player.addBoundaryTimeObserver(
            forTimes: [CMTime(seconds: 2, preferredTimescale: 1)], queue: nil
        ) { passed.add(1) }
        host.scene.flush()
        #expect(Self.media(host)?.reportsTime == true)
        for time in [0.0, 0.25, 0.5, 1, 1.25, 2, 40] { try Self.played(host, .playing, at: time) }
        #expect(times.values == [0, 1, 2, 40])
        #expect(passed.values == [1])
        player.removeTimeObserver(observer)
        player.removeTimeObserver(boundary)
        try Self.played(host, .playing, at: 50)
        #expect(times.values.last == 40)
        #expect(Self.media(host)?.reportsTime == false)
    }

    @Test("the end is reported once, by the item")
    func end() throws {
        let item = AVPlayerItem(url: try #require(URL(string: Self.address)))
        let player = AVPlayer(playerItem: item)
        let host = TestHost(VideoPlayer(player: player))
        let ends = Recorder<Int>()
        let token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
        ) { _ in ends.add(1) }
        defer { NotificationCenter.default.removeObserver(token) }
        try Self.played(host, .playing, at: 59)
        try Self.played(host, .ended, at: 60)
        try Self.played(host, .ended, at: 60)
        #expect(ends.values == [1])
        #expect(player.rate == 0)
    }

    @Test("a queue plays one item after the other; a looper repeats its own")
    func queue() throws {
        let items = try ["a", "b"].map { AVPlayerItem(url: try #require(URL(string: "https://example.com/\($0).mp3"))) }
        let queue = AVQueuePlayer(items: items)
        let host = TestHost(VideoPlayer(player: queue))
        queue.play()
        host.scene.flush()
        try Self.played(host, .playing, at: 1)
        try Self.played(host, .ended, at: 60)
        #expect(queue.currentItem === items[1])
        #expect(Self.media(host)?.source == .web("https://example.com/b.mp3"))
        #expect(Self.media(host)?.rate == 1)
        let looper = AVPlayerLooper(player: queue, templateItem: items[0])
        host.scene.flush()
        #expect(Self.media(host)?.loops == true)
        #expect(queue.items().map { $0 === items[0] } == [true])
        looper.disableLooping()
        host.scene.flush()
        #expect(Self.media(host)?.loops == false)
    }

    @Test(
        "what cannot be played says so",
        arguments: ["ftp://example.com/a.mp4", "file:///nowhere/a.mp4", "javascript:1"])
    func refused(address: String) throws {
        let player = AVPlayer(url: try #require(URL(string: address)))
        let host = TestHost(VideoPlayer(player: player))
        #expect(Self.media(host) == nil)
        #expect(player.status == .failed)
        #expect(player.error != nil)
    }

    @Test("a file of the app's is offered as long as the item exists")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        try Data("RIFF".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        struct Chime: View {
            let file: URL
            @State private var sound: AVAudioPlayer?
            var body: some View {
                Button("Ring") {
                    sound = try? AVAudioPlayer(contentsOf: file)
                    sound?.play()
                }
                Button("Stop") { sound = nil }
            }
        }
        let host = TestHost(Chime(file: file))
        try host.find(role: .button, label: "Ring").tap()
        guard case .file(let key) = try #require(Self.media(host)).source else {
            Issue.record("the sound is no file")
            return
        }
        let files = host.scene.graph.session.files
        #expect(files.download(key)?.mediaType == "audio/vnd.wave")
        #expect(files.download(key)?.isShown == true)
        try host.find(role: .button, label: "Stop").tap()
        #expect(files.download(key) == nil)
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) }
    }

    @Test("a sound is played as often as asked for, and then it says that it has finished")
    func loops() throws {
        final class Listener: AVAudioPlayerDelegate {
            var ends = 0
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += flag ? 1 : 0 }
        }
        struct Once: View {
            let listener: Listener
            @State private var sound: AVAudioPlayer?
            var body: some View {
                Button("Ring") {
                    sound = try? AVAudioPlayer(data: Data("ID3".utf8))
                    sound?.numberOfLoops = 1
                    sound?.delegate = listener
                    sound?.play()
                }
            }
        }
        let listener = Listener()
        let host = TestHost(Once(listener: listener))
        try host.find(role: .button, label: "Ring").tap()
        try Self.played(host, .playing, at: 1, duration: 2)
        try Self.played(host, .ended, at: 2, duration: 2)
        #expect(listener.ends == 0)
        #expect(Self.media(host)?.rate == 1)
        try Self.played(host, .playing, at: 1, duration: 2)
        try Self.played(host, .ended, at: 2, duration: 2)
        #expect(listener.ends == 1)
    }

    @Test("a controller of a player is one in a representable")
    func controller() throws {
        struct Screen: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> AVPlayerViewController {
                let controller = AVPlayerViewController()
                controller.player = AVPlayer(url: URL(string: AVPlayerTests.address)!)
                controller.player?.play()
                return controller
            }
            func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
        }
        let host = TestHost(Screen())
        #expect(Self.media(host)?.source == .web(Self.address))
    }
}

/// What closures tell, from any thread.
nonisolated final class Recorder<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [Value] = []
    var values: [Value] { lock.withLock { all } }
    func add(_ value: Value) { lock.withLock { all.append(value) } }
}
