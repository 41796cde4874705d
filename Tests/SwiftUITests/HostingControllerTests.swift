// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineComponents
import VitrineCore

/// What test suites write around images of views.
@MainActor
@Suite("Controllers and drawings of UIKit")
struct HostingControllerTests {
    private func png(_ image: UIImage) throws -> Data {
        let data = try #require(image.pngData())
        #expect(data.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
        return data
    }

    @Test("a controller has the size of its view")
    func sizes() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 40, height: 20))
        #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 40, height: 20))
        controller.rootView = Color.red.frame(width: 10, height: 5)
        #expect(controller.sizeThatFits(in: .zero) == CGSize(width: 10, height: 5))
        let greedy = UIHostingController(rootView: Color.red)
        #expect(greedy.sizeThatFits(in: CGSize(width: 100, height: 50)) == CGSize(width: 100, height: 50))
    }

    @Test("a window shows its controller's view, and an image of it is the view's")
    func drawsHierarchies() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        let controller = UIHostingController(rootView: Color(uiColor: .red))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(window.isKeyWindow && controller.view.window === window)
        #expect(controller.view.frame == window.bounds)

        let renderer = UIGraphicsImageRenderer(bounds: window.bounds)
        let drawn = renderer.image { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) }
        #expect(drawn.size == CGSize(width: 60, height: 30) && drawn.scale == 3)
        let filled = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
        }
        #expect(try png(drawn) == png(filled))
        let rendered = renderer.image { (window.layer.presentation() ?? window.layer).render(in: $0.cgContext) }
        #expect(try png(rendered) == png(filled))
        controller.rootView = .blue
        #expect(
            try png(renderer.image { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) })
                != png(filled))
    }

    @Test("subviews stand where their frames say, hidden ones nowhere")
    func drawsSubviews() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .white
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        child.backgroundColor = .black
        view.addSubview(child)
        let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
        func picture() throws -> Data { try png(renderer.image { view.layer.render(in: $0.cgContext) }) }
        let expected = renderer.image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            UIColor.black.setFill()
            UIRectFill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
        #expect(try picture() == png(expected))
        child.isHidden = true
        #expect(try picture() != png(expected))
        child.removeFromSuperview()
        #expect(view.subviews.isEmpty && child.superview == nil)
    }

    @Test("a drawing of functions is that of a renderer")
    func drawsWithFunctions() throws {
        func draw(_ context: CGContext?) {
            UIColor.green.set()
            UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 10, height: 6)).fill()
            context?.saveGState()
            context?.translateBy(x: 12, y: 0)
            context?.setAlpha(0.5)
            context?.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
            context?.restoreGState()
            UIRectFrame(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
        draw(UIGraphicsGetCurrentContext())
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
        #expect(try png(renderer.image { draw($0.cgContext) }) == png(image))
        #expect(try png(renderer.image { _ in image.draw(at: .zero) }) == png(image))
        #expect(try png(renderer.image { _ in }) != png(image))
    }

    @Test("animations are over at once, and transactions tell of their ends")
    func animations() {
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        let view = UIView()
        var order: [String] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            order.append("\($0)")
        }
        #expect(view.alpha == 0)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { order.append("end") }
        #expect(CATransaction.disableActions())
        order.append("inside")
        CATransaction.commit()
        CATransaction.flush()
        #expect(order == ["true", "inside", "end"])
        #expect(!CATransaction.disableActions())
    }

    @Test("a controller hears that its view comes and goes")
    func appearance() {
        final class Noting: UIViewController {
            var heard: [String] = []
            override func viewDidLoad() { heard.append("load") }
            override func viewWillAppear(_ animated: Bool) { heard.append("will") }
            override func viewDidAppear(_ animated: Bool) { heard.append("did") }
        }
        let controller = Noting()
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        #expect(controller.heard == ["load", "will", "did"])
        let parent = UIViewController()
        parent.addChild(controller)
        #expect(controller.parent === parent && parent.children.count == 1)
    }
}
