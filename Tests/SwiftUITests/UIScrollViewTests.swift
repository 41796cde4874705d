// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Scroll views of UIKit on pages: what moves and scales their content, and what their delegates hear.
@MainActor
@Suite struct UIScrollViewTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var heard: [String] = []
        var scaled: UIView?

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { scaled }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            heard.append("scroll \(Int(scrollView.contentOffset.y))")
        }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom") }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("begin") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            heard.append("end")
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.accessibilityIdentifier = text
        return label
    }

    @Test func `the user and the app scroll, and the delegate hears of it`() async throws {
        let (scroll, delegate) = (UIScrollView(), Delegate())
        scroll.delegate = delegate
        scroll.addSubview(label("Top", CGRect(x: 0, y: 0, width: 100, height: 20)))
        scroll.addSubview(label("End", CGRect(x: 0, y: 900, width: 100, height: 20)))
        scroll.contentSize = CGSize(width: 100, height: 920)
        let host = TestHost(Shown(view: scroll).frame(width: 200, height: 200))
        let end = try host.frame(of: "End").minY
        try host.find(identifier: "Top").scroll(to: CGPoint(x: 0, y: 300))
        await host.settle()
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 300))
        #expect(delegate.heard.last == "scroll 300")
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        #expect(delegate.heard.last == "scroll 100")
        await host.settle()
        #expect(try host.frame(of: "End").minY == end - 100)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    }

    @Test func `the content stands apart from the edges by its insets`() async throws {
        let scroll = UIScrollView()
        scroll.addSubview(label("Top", CGRect(x: 0, y: 0, width: 100, height: 20)))
        scroll.contentSize = CGSize(width: 100, height: 920)
        let host = TestHost(Shown(view: scroll).frame(width: 200, height: 200))
        let top = try host.frame(of: "Top").minY
        scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        await host.settle()
        #expect(try host.frame(of: "Top").minY == top + 30)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func `two fingers scale what the delegate says, around their middle and within limits`() async throws {
        let (scroll, delegate) = (UIScrollView(), Delegate())
        let part = label("A part of it", CGRect(x: 0, y: 0, width: 200, height: 200))
        part.textAlignment = .center
        delegate.scaled = part
        scroll.delegate = delegate
        scroll.maximumZoomScale = 4
        scroll.addSubview(part)
        let host = TestHost(Shown(view: scroll).frame(width: 200, height: 200))
        try host.find(identifier: "A part of it").pinch(scale: 2)
        await host.settle()
        #expect(abs(scroll.zoomScale - 2) < 0.01)
        #expect(abs(scroll.contentSize.width - 400) < 2 && abs(scroll.contentSize.height - 400) < 2)
        #expect(abs(scroll.contentOffset.x - 100) < 2 && abs(scroll.contentOffset.y - 100) < 2)
        #expect(delegate.heard.first == "begin" && delegate.heard.contains("zoom") && delegate.heard.contains("end"))
        #expect(!scroll.isZooming)
        scroll.setZoomScale(9, animated: false)
        #expect(scroll.zoomScale == 4 && scroll.contentSize == CGSize(width: 800, height: 800))
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == .zero)
        scroll.zoomScale = 1
        #expect(scroll.contentSize == CGSize(width: 200, height: 200) && scroll.contentOffset == .zero)
    }

    @Test func `without a view to scale the scale stays`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.maximumZoomScale = 4
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 1)
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func `a SwiftUI view that is scaled keeps its state`() async throws {
        let (scroll, delegate) = (UIScrollView(), Delegate())
        let controller = UIHostingController(rootView: Counter())
        let part: UIView = controller.view
        part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        part.frame = scroll.bounds
        delegate.scaled = part
        scroll.delegate = delegate
        scroll.maximumZoomScale = 4
        scroll.addSubview(part)
        let host = TestHost(Shown(view: scroll).frame(width: 200, height: 200))
        #expect(part.frame.size == CGSize(width: 200, height: 200))
        try host.find(label: "Count 0").tap()
        scroll.zoomScale = 2
        await host.settle()
        #expect(host.contains(label: "Count 1"))
        #expect(scroll.contentSize == CGSize(width: 400, height: 400))
    }
}
