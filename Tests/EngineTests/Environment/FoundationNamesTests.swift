// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineDisplay
import VitrineLayout

@testable import VitrineComponents
@testable import VitrineCore

/// What Apple's Foundation and UIKit have, and this platform's do not.
@Suite("Names of Foundation and UIKit")
struct FoundationNamesTests {
    @Test("notifications come one after the other, those of the name and object only")
    func notifications() async {
        final class Sender: Sendable {}
        let center = NotificationCenter()
        let (name, sender) = (Notification.Name("a"), Sender())
        var all = center.notifications(named: name).makeAsyncIterator()
        var own = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("b"), object: sender)
        center.post(name: name, object: sender, userInfo: ["n": 2])
        #expect(await all.next()?.userInfo?["n"] as? Int == 1)
        #expect(await all.next()?.userInfo?["n"] as? Int == 2)
        #expect(await own.next()?.userInfo?["n"] as? Int == 2)
    }

    @Test("a sequence of notifications ends with its task")
    func cancelledNotifications() async {
        let center = NotificationCenter()
        let waiting = Task {
            var count = 0
            for await _ in center.notifications(named: Notification.Name("a")) { count += 1 }
            return count
        }
        waiting.cancel()
        #expect(await waiting.value == 0)
    }

    @Test("a day begins at midnight of the calendar's time zone")
    func dayChanges() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let evening = try Date("2026-03-28T22:59:59Z", strategy: .iso8601)
        #expect(
            try DayChanges.nextDay(after: evening, in: calendar) == Date("2026-03-28T23:00:00Z", strategy: .iso8601))
        // The clocks go forward in this night.
        let night = try Date("2026-03-28T23:30:00Z", strategy: .iso8601)
        #expect(try DayChanges.nextDay(after: night, in: calendar) == Date("2026-03-29T22:00:00Z", strategy: .iso8601))
    }

    @Test("attributed strings are localised, with what their Markdown says")
    func attributedStrings() throws {
        let folder = try ResourceFolder(["de.lproj/Localizable.strings": "\"greeting %@\" = \"**Hallo** %@\";"])
        let bundle = folder.bundle
        let text = AttributedString(
            localized: "greeting \("Ada")", bundle: bundle, locale: Locale(identifier: "de_DE"))
        #expect(String(text.characters) == "Hallo Ada")
        #expect(text.runs.count == 2)
        let resource = LocalizedStringResource(
            "greeting \("Ada")", locale: Locale(identifier: "de_DE"), bundle: .atURL(bundle.bundleURL))
        #expect(AttributedString(localized: resource) == text)
    }

    @Test("attributed strings have nouns that agree with their numbers, as texts do")
    func inflection() {
        let english = Locale(identifier: "en_US")
        func said(_ count: Int) -> String {
            String(
                AttributedString(localized: "^[\(count) patient](inflect: true) discharged", locale: english).characters
            )
        }
        #expect(said(1) == "1 patient discharged" && said(3) == "3 patients discharged")
        let resource = LocalizedStringResource("^[\(2) bed](inflect: true) **free**", locale: english)
        #expect(String(AttributedString(localized: resource).characters) == "2 beds free")
    }

    @Test("temperatures are written without a width, and without their scale")
    func temperatures() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        let german = Locale(identifier: "de_DE")
        #expect(warm.formatted(.measurement(usage: .weather).locale(german)) == "20 °C")
        #expect(warm.formatted(.measurement(width: .narrow).locale(Locale(identifier: "en_US"))) == "68°")
        #expect(warm.formatted(.measurement(usage: .weather, hidesScaleName: true).locale(german)) == "20°")
    }

    @Test("colours are archived by their components")
    func colors() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        #expect(read.cgColor == color.cgColor)
    }

    @Test("the fifth level of a style is fainter than the fourth, under a tint, too")
    @MainActor
    func quinary() throws {
        func alpha(_ style: some ShapeStyle) -> Double { resolvePaint(style, EnvironmentValues()).meanColor.alpha }
        #expect(alpha(.quinary) < alpha(.quaternary) && alpha(.quinary) > 0)
        #expect(alpha(Color.red.quinary) < alpha(Color.red.quaternary) && alpha(Color.red.quinary) > 0)
    }

    @Test("a modifier's transaction is its own, and not that of the view under it")
    @MainActor
    func modifierTransactions() throws {
        final class Seen {
            var inner: [Bool] = []
            var outer: [Bool] = []
        }
        struct Fading: ViewModifier {
            let isOn: Bool
            let seen: Seen

            func body(content: Content) -> some View {
                content.transaction { seen.outer.append($0.animation != nil) }.opacity(isOn ? 1 : 0.5)
            }
        }
        struct Screen: View {
            let isOn: Bool
            let seen: Seen

            var body: some View {
                Text(verbatim: "a").opacity(isOn ? 1 : 0.4)
                    .transaction { seen.inner.append($0.animation != nil) }
                    .modifier(Fading(isOn: isOn, seen: seen).animation(.default))
            }
        }
        let seen = Seen()
        let state = Toggled()
        let scene = SceneHost(TogglingScreen(state: state) { Screen(isOn: $0, seen: seen) }, session: .fixture())
        scene.flush()
        (seen.inner, seen.outer) = ([], [])
        state.isOn = false
        scene.flush()
        #expect(!seen.outer.isEmpty && seen.outer.allSatisfy(\.self))
        #expect(!seen.inner.isEmpty && !seen.inner.contains(true))
    }
}

@Observable @MainActor
private final class Toggled {
    var isOn = true
}

private struct TogglingScreen<Content: View>: View {
    let state: Toggled
    @ViewBuilder let content: (Bool) -> Content

    var body: some View { content(state.isOn) }
}
