// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Arguments that a later body changes: the newest ones are used, whatever the first ones were.
@MainActor
@Suite("Arguments of a later body")
struct ChangedArgumentsTests {
    @MainActor fileprivate final class Model {
        var write: ((Int) -> Void)?
        var log: [String] = []
    }

    /// A view of a version, which starts with 1.
    private struct Versioned: View {
        let model: Model
        let make: @MainActor (Model, Int) -> AnyView
        @State private var version = 1

        var body: some View {
            model.write = { [version = $version] in version.wrappedValue = $0 }
            return make(model, version)
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        fileprivate let make: @MainActor @Sendable (Model, Int) -> AnyView
        fileprivate let act: @MainActor @Sendable (TestHost) async throws -> Void

        fileprivate init(
            _ name: String, _ make: @escaping @MainActor @Sendable (Model, Int) -> AnyView,
            act: @escaping @MainActor @Sendable (TestHost) async throws -> Void = { _ in }
        ) {
            testDescription = name
            self.make = make
            self.act = act
        }
    }

    nonisolated static let cases: [Case] = [
        Case("onTapGesture") { model, version in
            AnyView(Text("Here").onTapGesture { model.log.append("now \(version)") })
        } act: {
            try $0.find(label: "Here").tap()
        },
        Case("onLongPressGesture") { model, version in
            AnyView(Text("Here").onLongPressGesture { model.log.append("now \(version)") })
        } act: {
            try $0.find(label: "Here").longPress()
        },
        Case("gesture") { model, version in
            AnyView(Text("Here").gesture(DragGesture().onEnded { _ in model.log.append("now \(version)") }))
        } act: {
            try $0.find(label: "Here").drag(by: CGSize(width: 30, height: 0))
        },
        Case("Button") { model, version in
            AnyView(Button("Here") { model.log.append("now \(version)") })
        } act: {
            try $0.find(label: "Here").tap()
        },
        Case("Binding(get:set:)") { model, version in
            AnyView(Toggle("Here", isOn: Binding(get: { false }, set: { _ in model.log.append("now \(version)") })))
        } act: {
            try $0.find(label: "Here").tap()
        },
        Case("onKeyPress") { model, version in
            AnyView(
                Text("Here").onKeyPress("k") {
                    model.log.append("now \(version)")
                    return .handled
                })
        } act: {
            try $0.find(label: "Here").press(key: "k")
        },
        Case("onSubmit") { model, version in
            AnyView(TextField("Here", text: .constant("")).onSubmit { model.log.append("now \(version)") })
        } act: {
            try $0.submit("Here")
        },
        Case("onChange(of:)") { model, version in
            AnyView(Text("Here").onChange(of: version) { model.log.append("now \(version)") })
        },
        Case("task(id:)") { model, version in
            AnyView(Text("Here").task(id: version) { model.log.append("now \(version)") })
        },
        Case("task of views that come later") { model, version in
            AnyView(
                Group {
                    Text("Here")
                    if version > 1 { Text("There") }
                }
                .task { model.log.append("now \(version)") })
        },
        Case("sheet") { model, version in
            AnyView(
                Text("Here").sheet(isPresented: .constant(true)) {
                    Text("Sheet").onChange(of: version) { model.log.append("now \(version)") }
                })
        },
        Case("GeometryReader") { model, version in
            AnyView(
                GeometryReader { _ in
                    Text("Here").onChange(of: version) { model.log.append("now \(version)") }
                })
        },
        Case("PhaseAnimator, its phases") { model, version in
            AnyView(
                PhaseAnimator([version, 0], trigger: 0) { phase in
                    Text("Here").onChange(of: phase) { model.log.append("now \(phase)") }
                })
        },
        Case("PhaseAnimator, its content") { model, version in
            AnyView(
                PhaseAnimator([0, 1], trigger: 0) { _ in
                    Text("Here").onChange(of: version) { model.log.append("now \(version)") }
                })
        },
        Case("KeyframeAnimator, its initial value") { model, version in
            AnyView(
                KeyframeAnimator(initialValue: Double(version), trigger: 0) { value in
                    Text("Here").onChange(of: value) { model.log.append("now \(Int(value))") }
                } keyframes: { _ in
                    LinearKeyframe(9.0, duration: 1)
                })
        },
        Case("TimelineView, its schedule") { model, version in
            AnyView(
                TimelineView(.explicit([Date(timeIntervalSince1970: Double(version))])) { context in
                    Text("Here").onChange(of: context.date) {
                        model.log.append("now \(Int(context.date.timeIntervalSince1970))")
                    }
                })
        },
    ]

    @Test(arguments: cases)
    func `what happens after a change follows the new argument`(this: Case) async throws {
        let model = Model()
        let host = TestHost(Versioned(model: model, make: this.make))
        await host.settle()
        model.write?(2)
        host.scene.flush()
        try await this.act(host)
        await host.settle()
        #expect(model.log.last == "now 2", "\(model.log)")
    }

    private struct Comparing: View {
        let model: Model
        @State private var version = 1

        @available(*, deprecated)
        private func compared() -> some View {
            Text("Here").onChange(of: version) { [version] new in model.log.append("\(version) to \(new)") }
        }

        @available(*, deprecated)
        var body: some View {
            model.write = { [version = $version] in version.wrappedValue = $0 }
            return compared()
        }
    }

    @available(*, deprecated)
    @Test func `an action that gets only the new value has captured the old one`() async {
        let model = Model()
        let host = TestHost(Comparing(model: model))
        await host.settle()
        for version in [2, 3] {
            model.write?(version)
            host.scene.flush()
            await host.settle()
        }
        #expect(model.log == ["1 to 2", "2 to 3"])
    }

    private nonisolated static func phases(_ version: Int) -> [String] {
        [["one"], ["two", "three"], ["four", "five"], []][version - 1]
    }

    @Test func `phases that run go on among the new ones`() async throws {
        let model = Model()
        let scene = SceneHost(
            Versioned(model: model) { model, version in
                AnyView(
                    PhaseAnimator(Self.phases(version)) { phase in
                        Text(phase).onChange(of: phase, initial: true) { model.log.append(phase) }
                    } animation: {
                        model.log.append("to \($0) of \(version)")
                        return .linear(duration: 0.01)
                    })
            }, session: .fixture())
        _ = scene.update()
        #expect(model.log == ["one"])
        for (version, last) in [(2, "three"), (3, "five"), (2, "two")] {
            model.write?(version)
            model.log = []
            try await eventually("the phase \(last)") {
                _ = scene.update()
                return model.log.contains("to \(last) of \(version)") && model.log.contains(last)
            }
            #expect(model.log.filter { $0.hasPrefix("to ") }.allSatisfy { $0.hasSuffix("of \(version)") })
        }
        model.write?(4)
        _ = scene.update()
        model.write?(1)
        model.log = []
        _ = scene.update()
        #expect(model.log == ["one"])
        scene.unmount()
    }

    @Test func `keyframes that start over are the new ones`() async throws {
        let model = Model()
        let scene = SceneHost(
            Versioned(model: model) { model, version in
                AnyView(
                    KeyframeAnimator(initialValue: 0.0) { value in
                        Color.red.offset(x: value)
                    } keyframes: { _ in
                        let _ = model.log.append("run \(version)")
                        LinearKeyframe(1.0, duration: 0.02)
                    })
            }, session: .fixture())
        _ = scene.update()
        model.write?(2)
        _ = scene.update()
        model.log = []
        try await eventually("another run") {
            _ = scene.update()
            return !model.log.isEmpty
        }
        #expect(model.log.first == "run 2")
        scene.unmount()
    }
}
