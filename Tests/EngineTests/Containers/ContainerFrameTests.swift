// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Frames that follow the nearest container.
@MainActor
@Suite("A frame relative to its container")
struct ContainerFrameTests {
    private let recorder = FrameRecorder()

    private func mount(_ view: some View, width: Double = 400, height: Double = 800) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: width, height: height))
        scene.flush()
        return scene
    }

    private func size(_ id: String) throws -> CGSize { try #require(recorder.frame(of: id)).size }

    @Test("is as large as the scroll view around it, less the margins of its content")
    func scrollViews() throws {
        let scene = mount(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<20) { index in
                        Color.red.frame(height: 100)
                            .containerRelativeFrame(.horizontal)
                            .modifier(FrameProbe(id: "\(index)", recorder: recorder))
                    }
                }
            }
            .contentMargins(.horizontal, 30)
            .frame(width: 300))
        #expect(try size("0") == CGSize(width: 240, height: 100))
        #expect(try #require(recorder.frame(of: "1")).minX - #require(recorder.frame(of: "0")).minX == 250)
        #expect(!scene.graph.isDirty)
    }

    @Test("in a row of a lazy stack it is as large in a window that was resized as in one of that size")
    func resizedCarousel() throws {
        let carousel = ScrollView {
            LazyVStack(spacing: 0) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<6) { index in
                            Color.red.aspectRatio(1, contentMode: .fit)
                                .containerRelativeFrame(.horizontal, count: 2, spacing: 0)
                                .modifier(FrameProbe(id: "\(index)", recorder: recorder))
                        }
                    }
                }
                Color.blue.frame(height: 50).modifier(FrameProbe(id: "below", recorder: recorder))
            }
        }
        let scene = mount(carousel)
        #expect(try size("0") == CGSize(width: 200, height: 200))
        for width in [900.0, 500] {
            scene.resize(Viewport(width: width, height: 800))
            scene.flush()
            #expect(try size("0") == CGSize(width: width / 2, height: width / 2))
            #expect(try #require(recorder.frame(of: "below")).minY == width / 2)
        }
    }

    @Test("takes parts of the container with the gaps between them")
    func shares() throws {
        let scene = mount(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 10)
                        .modifier(FrameProbe(id: "one", recorder: recorder))
                    Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
                        .modifier(FrameProbe(id: "three", recorder: recorder))
                    Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                        axis == .horizontal ? length / 2 : length / 8
                    }
                    .modifier(FrameProbe(id: "made", recorder: recorder))
                }
            })
        #expect(try size("one").width == 92.5)
        #expect(try size("three").width == 297.5)
        #expect(try size("made") == CGSize(width: 200, height: 100))
        #expect(!scene.graph.isDirty)
    }

    @Test("is as large across the scrolling too, and aligns what is smaller")
    func bothAxes() throws {
        let scene = mount(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 50, height: 20)
                        .modifier(FrameProbe(id: "inner", recorder: recorder))
                        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
                        .modifier(FrameProbe(id: "outer", recorder: recorder))
                    Color.blue.frame(height: 500)
                }
            })
        #expect(try size("outer") == CGSize(width: 400, height: 800))
        let inner = try #require(recorder.frame(of: "inner"))
        #expect(inner.maxX == 400 && inner.maxY == 800)
        #expect(!scene.graph.isDirty)
    }

    @Test("is a page's or the window's where nothing scrolls, less bars and safe areas")
    func pages() throws {
        let scene = SceneHost(
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
                .modifier(FrameProbe(id: "window", recorder: recorder)),
            session: .fixture(),
            viewport: Viewport(
                width: 400, height: 800, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)))
        scene.flush()
        #expect(try size("window") == CGSize(width: 200, height: 360))
        let stack = mount(
            NavigationStack {
                Color.red.containerRelativeFrame(.vertical)
                    .modifier(FrameProbe(id: "page", recorder: recorder))
                    .navigationTitle("Title")
            })
        let page = try size("page")
        #expect(page.height == 684)
        #expect(!stack.graph.isDirty)
    }
}
