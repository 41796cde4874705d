// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import VitrineCore
package import VitrineDisplay

/// The place of a player in a page: in the views that show it, or else as a sound without a picture.
@MainActor @Observable
package final class PlayerStage {
    /// The media that the browser plays; `nil` for none.
    package private(set) var media: EmbeddedContent.Media?
    @ObservationIgnored private var screens = 0
    @ObservationIgnored private let session: SessionContext?
    /// Takes what the browser reports.
    @ObservationIgnored var take: @MainActor (EmbedReport) -> Void = { _ in }
    /// Called when no page shows or plays the player, so that nothing will be reported.
    @ObservationIgnored var leave: @MainActor () -> Void = {}

    nonisolated init() {
        session = SessionContext.current
    }

    isolated deinit { embeds?.set(nil, for: ObjectIdentifier(self)) }

    private var embeds: SessionEmbeds? { (session ?? SessionContext.current)?.service(SessionEmbeds.self) }

    /// Plays something else, or in another way.
    func show(_ new: EmbeddedContent.Media?) {
        if media != new { media = new }
        showSound()
    }

    /// A view that shows the player has appeared, or has left.
    package func setShown(_ isShown: Bool) {
        screens += isShown ? 1 : -1
        showSound()
    }

    /// A player that no view shows is heard while it plays, and stays where it is afterwards.
    private func showSound() {
        let isHeard = screens == 0 && media != nil && (media?.rate != 0 || wasHeard)
        wasHeard = isHeard
        var sound = media
        sound?.isShown = false
        embeds?.set(isHeard ? sound.map { .media($0) } : nil, for: ObjectIdentifier(self)) { [weak self] in
            self?.take($0)
        } end: { [weak self] in
            self?.leave()
        }
        if screens == 0, !isHeard { leave() }
    }

    @ObservationIgnored private var wasHeard = false

    /// Tells the player what the browser reports.
    package func report(_ report: EmbedReport) { take(report) }
}
