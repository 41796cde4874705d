// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// What a browser says reaches exactly the views that ask for it.
@MainActor
@Suite("The browser's preferences in the environment")
struct SessionEnvironmentTests {
    /// Counts the bodies that run, by the value that they read.
    @MainActor
    private final class Runs {
        var names: [String] = []
    }

    private struct Reader<Value>: View {
        let name: String
        let runs: Runs
        @Environment private var value: Value

        init(_ name: String, _ keyPath: KeyPath<EnvironmentValues, Value>, _ runs: Runs) {
            self.name = name
            self.runs = runs
            _value = Environment(keyPath)
        }

        var body: some View {
            runs.names.append(name)
            return Text(verbatim: "\(value)")
        }
    }

    private struct Screen: View {
        let runs: Runs

        var body: some View {
            runs.names.append("screen")
            return VStack {
                Reader("locale", \.locale.identifier, runs)
                Reader("zone", \.timeZone.identifier, runs)
                Reader("calendar", \.calendar.identifier, runs)
                Reader("scheme", \.colorScheme, runs)
                Reader("contrast", \.colorSchemeContrast, runs)
                Reader("motion", \.accessibilityReduceMotion, runs)
                Reader("colour", \.accessibilityDifferentiateWithoutColor, runs)
                Reader("transparency", \.accessibilityReduceTransparency, runs)
                Reader("inverted", \.accessibilityInvertColors, runs)
                Reader("size", \.dynamicTypeSize, runs)
                Reader("direction", \.layoutDirection, runs)
                Reader("nothing", \.isEnabled, runs)
            }
        }
    }

    private func change(
        _ preferences: (inout SessionPreferences) -> Void, _ viewport: (inout Viewport) -> Void
    ) -> (ran: [String], scene: SceneHost) {
        let runs = Runs()
        let scene = SceneHost(Screen(runs: runs), session: .fixture())
        scene.flush()
        runs.names = []
        var newPreferences = scene.graph.session.preferences
        var newViewport = scene.viewport
        preferences(&newPreferences)
        viewport(&newViewport)
        scene.adopt(newPreferences, newViewport)
        scene.flush()
        return (runs.names.sorted(), scene)
    }

    @Test("another locale updates the views that read it or the calendar")
    func locale() {
        let (ran, scene) = change({ $0.locale = Locale(identifier: "th_TH") }, { _ in })
        #expect(ran == ["calendar", "locale"])
        #expect(scene.graph.session.locale.identifier == "th_TH")
        #expect(scene.graph.session.calendar.identifier == .buddhist)
    }

    @Test("another time zone updates the views that read it")
    func timeZone() {
        let (ran, _) = change({ $0.timeZone = TimeZone(identifier: "Asia/Tokyo")! }, { _ in })
        #expect(ran == ["calendar", "zone"])
    }

    @Test(
        "each preference runs its own readers only",
        arguments: ["scheme", "contrast", "motion", "colour", "transparency", "inverted", "size", "direction"])
    func single(_ name: String) {
        let (ran, _) = change(
            {
                $0.differentiatesWithoutColor = name == "colour"
                $0.reducesTransparency = name == "transparency"
                $0.invertsColors = name == "inverted"
            },
            {
                $0.isDark = name == "scheme"
                $0.increasesContrast = name == "contrast"
                $0.reducesMotion = name == "motion"
                $0.textSizeStep = name == "size" ? 2 : 0
                $0.isRightToLeft = name == "direction"
            })
        #expect(ran == [name])
    }

    @Test("what stays the same runs nothing")
    func same() {
        #expect(change({ _ in }, { _ in }).ran.isEmpty)
        #expect(change({ $0.hasCoarsePointer = true }, { $0.width = 500 }).ran.isEmpty)
    }

    @Test("the hour of a time has as many digits as the language writes")
    func hourDigits() {
        let date = Date(timeIntervalSince1970: 9 * 3600)
        let zone = TimeZone(identifier: "GMT")!
        for (identifier, shown) in [
            ("en_US", "9:00\u{202F}AM"), ("en_GB", "09:00"), ("de_DE", "09:00"), ("es_ES", "9:00"),
        ] {
            let view = Text(date, style: .time).environment(\.timeZone, zone)
                .environment(\.locale, Locale(identifier: identifier))
            #expect(TextMount(view).texts.map(\.string) == [shown])
        }
    }

    @Test("dates follow the user's zone and calendar, unless they have their own")
    func dates() {
        let date = Date(timeIntervalSince1970: 0)
        var style = Date.FormatStyle(date: .omitted, time: .shortened)
        let follows = style
        style.timeZone = TimeZone(identifier: "Asia/Tokyo")!
        let keeps = style
        let view = VStack {
            Text(date, format: follows)
            Text(date, format: keeps)
            Text(date, style: .time)
        }
        .environment(\.timeZone, TimeZone(identifier: "America/New_York")!)
        .environment(\.locale, Locale(identifier: "de_DE"))
        #expect(TextMount(view).texts.map(\.string) == ["19:00", "9:00", "19:00"])
    }
}
