// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Controls of UIKit on pages: what the user does reaches targets and actions, and what the app sets is shown.
@MainActor
@Suite struct UIControlTests {
    /// A representable as apps write it: made by a closure, updated by another one.
    private struct Shown<Content: UIView>: UIViewRepresentable {
        let make: @MainActor () -> Content
        var update: @MainActor (Content) -> Void = { _ in }

        func makeUIView(context: Context) -> Content { make() }
        func updateUIView(_ uiView: Content, context: Context) { update(uiView) }
    }

    private final class Listener: NSObject {
        var heard: [String] = []

        func changed(_ sender: UISwitch) { heard.append("switch \(sender.isOn)") }
        func tapped() { heard.append("tapped") }
    }

    /// As `vitrine` writes it in place of `#selector(changed(_:))`.
    private static let changed = Selector(
        _name: "changed",
        _call: { target, argument in
            guard let target = target as? Listener, let argument = argument as? UISwitch else { return false }
            target.changed(argument)
            return true
        })

    private static let tapped = Selector(
        _name: "tapped",
        _call: { target, _ in
            guard let target = target as? Listener else { return false }
            target.tapped()
            return true
        })

    @Test func `a switch that the user toggles calls its target with itself`() throws {
        let listener = Listener()
        let host = TestHost(
            Shown {
                let view = UISwitch()
                view.addTarget(listener, action: Self.changed, for: .valueChanged)
                return view
            })
        try host.find(role: .toggle, label: "").tap()
        #expect(listener.heard == ["switch true"])
        try host.find(role: .toggle, label: "").tap()
        #expect(listener.heard == ["switch true", "switch false"])
    }

    @Test func `targets are not kept, are called for their events only, and can be removed`() {
        let control = UIControl()
        let listener = Listener()
        weak var gone: Listener?
        do {
            let short = Listener()
            gone = short
            control.addTarget(short, action: Self.tapped, for: .touchDown)
        }
        #expect(gone == nil)
        control.addTarget(listener, action: Self.tapped, for: [.touchUpInside, .editingChanged])
        control.sendActions(for: .touchDown)
        #expect(listener.heard.isEmpty)
        control.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["tapped"])
        control.removeTarget(listener, action: nil, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["tapped"])
        control.sendActions(for: .editingChanged)
        #expect(listener.heard == ["tapped", "tapped"])
    }

    @Test func `an action knows its sender while it is performed, and replaces one of its identifier`() {
        let control = UIControl()
        var heard: [String] = []
        let name = UIAction.Identifier("name")
        control.addAction(UIAction(identifier: name) { _ in heard.append("old") }, for: .touchUpInside)
        let action = UIAction(identifier: name) { heard.append("\($0.sender as? UIControl === control)") }
        control.addAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(heard == ["true"])
        #expect(action.sender == nil)
        control.removeAction(identifiedBy: name, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(heard == ["true"])
    }

    @Test func `a control's state follows what is set`() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isEnabled = false
        control.isSelected = true
        #expect(control.state == [.disabled, .selected])
    }

    private struct SwitchPage: View {
        @State private var isOn = false

        var body: some View {
            Shown(make: { UISwitch() }, update: { $0.isOn = isOn })
            Button("On") { isOn = true }
        }
    }

    @Test func `what an update sets is shown`() throws {
        let host = TestHost(SwitchPage())
        let before = try host.find(role: .toggle, label: "").value
        try host.find(role: .button, label: "On").tap()
        #expect(try host.find(role: .toggle, label: "").value != before)
    }

    @Test func `a change by the user does not ask for an update`() throws {
        var updates = 0
        var view: UISwitch?
        let host = TestHost(
            Shown {
                let made = UISwitch()
                view = made
                return made
            } update: { _ in
                updates += 1
            })
        let before = updates
        try host.find(role: .toggle, label: "").tap()
        #expect(view?.isOn == true)
        #expect(updates == before)
    }

    @Test func `a disabled control cannot be operated`() throws {
        let host = TestHost(
            Shown {
                let view = UISwitch()
                view.isEnabled = false
                return view
            })
        #expect(try host.find(role: .toggle, label: "").isDisabled)
    }

    @Test func `a slider tells its values and the end of a drag`() throws {
        var heard: [String] = []
        var slider: UISlider?
        let host = TestHost(
            Shown {
                let view = UISlider()
                view.maximumValue = 10
                view.addAction(UIAction { _ in heard.append("value") }, for: .valueChanged)
                view.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
                slider = view
                return view
            })
        try host.find(role: .slider, label: "").slide(to: 7.5)
        #expect(slider?.value == 7.5)
        #expect(heard.first == "value")
        #expect(heard.last == "up")
        slider?.value = 99
        #expect(slider?.value == 10)
    }

    /// The colours of all shapes of one colour.
    private func colors(_ host: TestHost) -> [String] {
        func colors(_ layer: Layer) -> [String] {
            let own: [String] = if case .fill(_, .color(let color)) = layer.content { ["\(color)"] } else { [] }
            return own + layer.children.flatMap(colors)
        }
        return colors(host.scene.display.root)
    }

    private func color(of color: UIColor) throws -> String {
        let host = TestHost(Capsule().fill(Color(uiColor: color)).frame(width: 40, height: 20))
        return try #require(colors(host).last)
    }

    @Test func `the colour of a chosen segment is that of the control, or else of all controls`() throws {
        let (red, blue) = (try color(of: .red), try color(of: .blue))
        let picker = Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
        #expect(!colors(TestHost(picker)).contains(red))
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        defer { UISegmentedControl.appearance().selectedSegmentTintColor = nil }
        #expect(colors(TestHost(picker)).contains(red))
        let control = TestHost(
            Shown {
                let view = UISegmentedControl(items: ["One", "Two"])
                view.selectedSegmentIndex = 0
                view.selectedSegmentTintColor = .blue
                view.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
                return view
            })
        #expect(colors(control).contains(blue) && !colors(control).contains(red))
        #expect(control.diagnostics.isEmpty)
    }

    private struct Volume: UIViewRepresentable {
        func makeUIView(context: Context) -> UISlider {
            let view = UISlider()
            view.minimumValueImage = UIImage(systemName: "minus")
            view.maximumValueImage = UIImage(systemName: "plus")
            return view
        }
        func updateUIView(_ uiView: UISlider, context: Context) {}
    }

    @Test func `a slider with images is one element, which a label names`() throws {
        let host = TestHost(Volume().accessibilityLabel("Volume"))
        #expect(host.contains(label: "Volume"))
        #expect(try host.find(role: .slider, label: "Volume").frame.width > 0)
    }

    @Test func `a stepper goes by steps, ends at its bounds, and goes on at the other end if it wraps`() async throws {
        var values: [Double] = []
        var stepper: UIStepper?
        let host = TestHost(
            Shown {
                let view = UIStepper()
                view.maximumValue = 2
                view.stepValue = 2
                view.addAction(UIAction { _ in values.append(stepper?.value ?? -1) }, for: .valueChanged)
                stepper = view
                return view
            })
        try host.find(label: "Increment").tap()
        #expect(values == [2])
        stepper?.wraps = true
        await host.waitUntilIdle()
        try host.find(label: "Increment").tap()
        #expect(values == [2, 0])
    }

    @Test func `a segmented control selects what the user taps`() async throws {
        var control: UISegmentedControl?
        var heard = 0
        let host = TestHost(
            Shown {
                let view = UISegmentedControl(items: ["One", "Two"])
                view.selectedSegmentIndex = 0
                view.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
                control = view
                return view
            })
        try host.find(label: "Two").tap()
        #expect(control?.selectedSegmentIndex == 1)
        #expect(heard == 1)
        control?.setTitle("Second", forSegmentAt: 1)
        control?.insertSegment(withTitle: "Zero", at: 0, animated: false)
        await host.waitUntilIdle()
        #expect(host.contains(label: "Second") && host.contains(label: "Zero"))
        #expect(control?.selectedSegmentIndex == 2)
    }

    @Test func `the dots of a page control choose pages`() throws {
        var control: UIPageControl?
        var heard = 0
        let host = TestHost(
            Shown {
                let view = UIPageControl()
                view.numberOfPages = 3
                view.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
                control = view
                return view
            })
        #expect(try host.find(role: .button, label: "1").isSelected)
        try host.find(role: .button, label: "3").tap()
        #expect(control?.currentPage == 2)
        let empty = UIPageControl()
        empty.numberOfPages = -1
        #expect(empty.numberOfPages == 0 && empty.currentPage == 0)
        #expect(heard == 1)
        #expect(try host.find(role: .button, label: "3").isSelected)
    }

    @Test func `a progress view shows how much is done`() throws {
        let host = TestHost(
            Shown {
                let view = UIProgressView(progressViewStyle: .default)
                view.progress = 0.25
                return view
            })
        #expect(host.root.all { $0.role == .progress }.count == 1)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func `a date picker is shown with its date`() {
        let host = TestHost(
            Shown {
                let view = UIDatePicker()
                view.datePickerMode = .date
                view.date = Date(timeIntervalSince1970: 0)
                view.minimumDate = Date(timeIntervalSince1970: -86400)
                return view
            })
        #expect(!host.root.all { $0.role == .picker || $0.role == .button }.isEmpty)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func `a property that nil resets can be read before the app sets it`() {
        let picker = UIDatePicker()
        #expect(picker.calendar.identifier == Calendar.current.identifier)
        picker.calendar.firstWeekday = 4
        #expect(picker.calendar.firstWeekday == 4)
        picker.calendar = nil
        #expect(picker.calendar.firstWeekday == Calendar.current.firstWeekday)
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.color == .systemGray)
        indicator.color = .red
        #expect(indicator.color == .red)
        indicator.color = nil
        #expect(indicator.color == .systemGray)
    }

    @Test func `a property that nothing here draws says so`() async {
        let host = TestHost(
            Shown {
                let view = UISwitch()
                view.thumbTintColor = .red
                return view
            })
        await host.waitUntilIdle()
        #expect(host.diagnostics.contains { $0.contains("UISwitch.thumbTintColor") })
    }
}
