// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
package import VitrineDisplay

extension TestHost {
    /// Tells the app where the user's device is, as a browser does whose user allows it.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north of the equator.
    ///   - longitude: Degrees east of Greenwich.
    ///   - accuracy: Metres around the place.
    /// - Throws: `NotFound` if the app has not asked.
    public func locate(latitude: Double, longitude: Double, accuracy: Double = 5) throws {
        try report(
            .located(
                EmbedReport.Place(
                    latitude: latitude, longitude: longitude, accuracy: accuracy, time: Date.now.timeIntervalSince1970)
            ), of: "location"
        ) { $0.location != nil }
    }

    /// Tells the app that the user does not allow it to know where the device is.
    ///
    /// - Throws: `NotFound` if the app has not asked.
    public func refuseLocation() throws {
        try report(.notLocated(.denied), of: "location") { $0.location != nil }
    }

    /// Answers the app that asks whether it may show notifications.
    ///
    /// - Parameter isAllowed: Whether the user allows it.
    /// - Throws: `NotFound` if the app has not asked.
    public func answerNotifications(isAllowed: Bool) throws {
        let asked = embeds.lazy.compactMap(\.content.notifications).first?.request ?? 0
        try report(.permitted(isAllowed ? .granted : .denied, request: asked), of: "notifications") {
            $0.notifications != nil
        }
    }

    /// The titles of the notifications that are due later, or shown.
    public var notifications: [String] {
        embeds.compactMap(\.content.notifications).flatMap(\.notices).filter { $0.due >= 0 }.map(\.title)
    }

    /// What the browser shows or does by itself.
    package var embeds: [(layer: Int, content: EmbeddedContent)] {
        func embeds(in layer: Layer) -> [(Int, EmbeddedContent)] {
            (layer.semantics?.embed.map { [(layer.id, $0)] } ?? []) + layer.children.flatMap(embeds)
        }
        return embeds(in: scene.display.root).map { (layer: $0.0, content: $0.1) }
    }

    /// Tells the app what the browser reports of content of a kind.
    package func report(
        _ report: EmbedReport, of kind: String = "content", where isKind: (EmbeddedContent) -> Bool = { _ in true }
    ) throws {
        guard let embed = embeds.first(where: { isKind($0.content) }) else {
            throw NotFound(description: "Nothing in this app asks the browser for its \(kind).")
        }
        scene.send(.report(report), to: embed.layer)
        scene.flush()
    }
}

/// The content where it is of a kind; `nil` where it is of another.
extension EmbeddedContent {
    package var frame: Frame? { if case .frame(let frame) = self { frame } else { nil } }
    package var media: Media? { if case .media(let media) = self { media } else { nil } }
    package var location: Location? { if case .location(let location) = self { location } else { nil } }
    package var notifications: Notifications? {
        if case .notifications(let notifications) = self { notifications } else { nil }
    }
}
