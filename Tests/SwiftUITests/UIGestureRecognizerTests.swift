// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Recognisers of gestures on views of UIKit and of SwiftUI.
@MainActor
@Suite struct UIGestureRecognizerTests {
    /// What recognisers call.
    private final class Target: NSObject, UIGestureRecognizerDelegate {
        var heard: [String] = []
        var allows = true
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }

        /// As `#selector(recognise(_:))` is written by `vitrine`.
        static let action = Selector(
            _name: "recognise(_:)",
            _call: { target, sender in
                guard let target = target as? Target, let sender = sender as? UIGestureRecognizer else { return false }
                target.heard.append("\(type(of: sender)) \(sender.state)")
                return true
            })
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func labelled(_ recognizers: UIGestureRecognizer...) -> UILabel {
        let label = UILabel()
        label.text = "Label"
        for recognizer in recognizers { label.addGestureRecognizer(recognizer) }
        return label
    }

    @Test func `a tap calls its target, as long as it may`() throws {
        let target = Target()
        let tap = UITapGestureRecognizer(target: target, action: Target.action)
        tap.delegate = target
        let label = labelled(tap)
        let host = TestHost(Shown(view: label))
        try host.find(label: "Label").touch()
        #expect(target.heard == ["UITapGestureRecognizer ended"])
        #expect(tap.state == .possible && tap.view === label)
        target.allows = false
        try host.find(label: "Label").touch()
        #expect(target.heard.count == 1)
        target.allows = true
        label.removeGestureRecognizer(tap)
        host.scene.flush()
        try? host.find(label: "Label").touch()
        #expect(target.heard.count == 1 && tap.view == nil)
    }

    @Test func `two taps and a long press call their targets`() throws {
        let target = Target()
        let double = UITapGestureRecognizer(target: target, action: Target.action)
        double.numberOfTapsRequired = 2
        let host = TestHost(Shown(view: labelled(double)))
        try host.find(label: "Label").touch(count: 2)
        #expect(target.heard == ["UITapGestureRecognizer ended"])
        let press = UILongPressGestureRecognizer(target: target, action: Target.action)
        let other = TestHost(Shown(view: labelled(press)))
        try other.find(label: "Label").longPress()
        #expect(
            target.heard.dropFirst() == ["UILongPressGestureRecognizer began", "UILongPressGestureRecognizer ended"])
    }

    @Test func `a pan says how far, from where the app has set it`() throws {
        let target = Target()
        let pan = UIPanGestureRecognizer(target: target, action: Target.action)
        let host = TestHost(Shown(view: labelled(pan)))
        try host.find(label: "Label").drag(by: CGSize(width: 60, height: 20))
        #expect(target.heard.first == "UIPanGestureRecognizer began")
        #expect(target.heard.last == "UIPanGestureRecognizer ended")
        #expect(pan.translation(in: nil) == CGPoint(x: 60, y: 20))
        pan.setTranslation(.zero, in: nil)
        #expect(pan.translation(in: nil) == .zero)
    }

    private struct Tapping: UIGestureRecognizerRepresentable {
        let heard: (CGPoint) -> Void
        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            heard(context.converter.localLocation)
        }
    }

    @Test func `a recogniser is added to a SwiftUI view`() throws {
        var places: [CGPoint] = []
        let host = TestHost(
            Text("Tap").frame(width: 100, height: 40).contentShape(Rectangle()).gesture(Tapping { places.append($0) }))
        try host.find(label: "Tap").touch()
        let place = try #require(places.first)
        #expect(places.count == 1 && abs(place.x - 50) < 1 && abs(place.y - 20) < 1, "\(place)")
    }

    private struct Switched: UIGestureRecognizerRepresentable {
        let isOn: Bool
        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
        func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
            recognizer.isEnabled = isOn
        }
    }

    private struct Counted: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private struct Switching: View {
        @State private var isOn = true
        var body: some View {
            VStack {
                Button("Switch") { isOn.toggle() }
                Counted().gesture(Switched(isOn: isOn))
            }
        }
    }

    @Test func `a view keeps its state when its recogniser is disabled and enabled`() throws {
        let host = TestHost(Switching())
        try host.find(label: "count 0").tap()
        for _ in 0..<2 {
            try host.find(label: "Switch").tap()
            #expect(host.contains(label: "count 1"), "\(host.labels)")
        }
    }

    @Test func `a recogniser that is disabled, or whose view takes no touches, recognises nothing`() throws {
        let target = Target()
        let tap = UITapGestureRecognizer(target: target, action: Target.action)
        let label = labelled(tap)
        let host = TestHost(Shown(view: label))
        tap.isEnabled = false
        host.scene.flush()
        try? host.find(label: "Label").touch()
        tap.isEnabled = true
        label.isUserInteractionEnabled = false
        host.scene.flush()
        try? host.find(label: "Label").touch()
        #expect(target.heard.isEmpty)
        label.isUserInteractionEnabled = true
        host.scene.flush()
        try host.find(label: "Label").touch()
        #expect(target.heard.count == 1)
    }

    @Test func `a context menu is asked for, and acts`() throws {
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            var heard: [String] = []
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.heard.append("copy") }])
                }
            }
        }
        let menus = Menus()
        let label = labelled()
        label.addInteraction(UIContextMenuInteraction(delegate: menus))
        let host = TestHost(Shown(view: label))
        try host.find(label: "Label").openMenu()
        try host.find(label: "Copy").tap()
        #expect(menus.heard == ["copy"])
    }

    @Test func `what recognises nothing says so`() async throws {
        final class Own: UIGestureRecognizer {}
        let host = TestHost(Shown(view: labelled(Own(target: nil, action: nil))))
        await host.waitUntilIdle()
        #expect(host.diagnostics.contains { $0.contains("Own") })
    }
}
