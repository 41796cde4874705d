// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

/// The renderer of the texts of an environment.
nonisolated struct ActiveTextRenderer: Equatable {
    let renderer: any TextRenderer

    /// Returns the size of a text's view for a proposal.
    func size(_ proposal: ProposedViewSize, of text: TextProxy) -> CGSize {
        let size = renderer.sizeThatFits(proposal: proposal, text: text)
        return CGSize(
            width: size.width.isFinite ? max(size.width, 0) : 0, height: size.height.isFinite ? max(size.height, 0) : 0)
    }

    /// Returns whether both are of one type and equal as far as their fields can be compared.
    static func == (a: ActiveTextRenderer, b: ActiveTextRenderer) -> Bool {
        func isSame<R: TextRenderer>(_ renderer: R) -> Bool {
            guard let other = b.renderer as? R else { return false }
            return ValueComparisons.shared.isSame(renderer, other)
        }
        return isSame(a.renderer)
    }
}

private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: ActiveTextRenderer? { nil }
}

extension EnvironmentValues {
    /// The renderer of texts; `nil` where they draw themselves.
    var textRenderer: ActiveTextRenderer? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}
