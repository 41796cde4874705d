// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import Foundation
import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineDisplay

@Suite("AVPlayerLayer")
struct AVPlayerLayerTests {
    private static let address = "https://example.com/film.mp4"

    /// A view whose layer is the player's, as apps have written it for years.
    private final class LayerView: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
        var player: AVPlayer? {
            get { (layer as? AVPlayerLayer)?.player }
            set { (layer as? AVPlayerLayer)?.player = newValue }
        }
    }

    /// A view with the player's layer in front of its own.
    private final class SublayerView: UIView {
        let playerLayer = AVPlayerLayer()

        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(playerLayer)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            playerLayer.frame = bounds
        }
    }

    private struct OfLayer: UIViewRepresentable {
        let player: AVPlayer?
        func makeUIView(context: Context) -> LayerView { LayerView(frame: .zero) }
        func updateUIView(_ view: LayerView, context: Context) { view.player = player }
    }

    private struct OfSublayer: UIViewRepresentable {
        let player: AVPlayer?
        func makeUIView(context: Context) -> SublayerView { SublayerView(frame: .zero) }
        func updateUIView(_ view: SublayerView, context: Context) { view.playerLayer.player = player }
    }

    private func sources(_ host: TestHost) -> [EmbeddedContent.Source] {
        host.embeds.compactMap { $0.content.media }.filter(\.isShown).map(\.source)
    }

    @Test("the layer of a view shows the browser's element while it has a player")
    func layerClass() throws {
        let player = AVPlayer(url: try #require(URL(string: Self.address)))
        let host = TestHost(OfLayer(player: player).frame(width: 200, height: 100))
        #expect(sources(host) == [.web(Self.address)])
        #expect(sources(TestHost(OfLayer(player: nil).frame(width: 200, height: 100))).isEmpty)
    }

    @Test("a sublayer does, too")
    func sublayer() throws {
        let player = AVPlayer(url: try #require(URL(string: Self.address)))
        let host = TestHost(OfSublayer(player: player).frame(width: 200, height: 100))
        #expect(sources(host) == [.web(Self.address)])
    }

    @Test("a sublayer is in one layer, and is kept by whoever shows it")
    func hierarchy() throws {
        let (one, other) = (UIView(frame: .zero), UIView(frame: .zero))
        var layer: AVPlayerLayer? = AVPlayerLayer(player: nil)
        weak let known = layer
        one.layer.addSublayer(try #require(layer))
        other.layer.addSublayer(try #require(layer))
        #expect(one.layer.sublayers == nil && one.subviews.isEmpty)
        #expect(other.layer.sublayers?.first === layer && layer?.superlayer === other.layer)
        layer?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(other.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        layer = nil
        #expect(known != nil)
        known?.removeFromSuperlayer()
        #expect(known == nil && other.subviews.isEmpty)
    }

    private struct Filled: UIViewRepresentable {
        func makeUIView(context: Context) -> LayerView {
            let view = LayerView(frame: .zero)
            (view.layer as? AVPlayerLayer)?.videoGravity = .resizeAspectFill
            return view
        }
        func updateUIView(_ view: LayerView, context: Context) {}
    }

    @Test("what browsers do not do is said")
    func gravity() async {
        let host = TestHost(Filled())
        await host.waitUntilIdle()
        #expect(host.diagnostics.contains { $0.contains("AVPlayerLayer.videoGravity") })
        #expect(!AVPlayerLayer().isReadyForDisplay)
    }
}
