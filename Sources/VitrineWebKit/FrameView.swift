// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// The area of a frame.
nonisolated struct FrameView: View {
    let loader: FrameLoader
    @Environment(\.systemLocale) private var locale

    @MainActor var body: some View {
        if let frame = frame {
            let loader = loader
            EmbeddedSurface(.frame(frame), label: name) {
                loader.take($0)
            } content: {
                picture
            }
        } else {
            picture
        }
    }

    @MainActor private var frame: EmbeddedContent.Frame? {
        guard var frame = loader.shown.frame else { return nil }
        // Many pages of the web let nobody frame them.
        if case .web = frame.source { frame.openWords = SystemWord.openInNewTab.string(locale) }
        return frame
    }

    @MainActor private var name: String { loader.shown.url?.host() ?? "Web" }

    @MainActor var picture: some View {
        EmbedPlaceholder(
            symbol: "globe", title: loader.shown.url.map { $0.host() ?? "" } ?? "",
            background: Color(uiColor: .secondarySystemBackground))
    }
}
