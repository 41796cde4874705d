// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Every address, size and word of the app. Nowhere else is one written down.
public enum Constants {
    public enum API {
        /// The base of shared links, which is public.
        public static let publicURL = URL(string: "https://rickandmortyapi.com/api")!

        /// Where the feed comes from. Read when the app is put together; change it before that.
        public static var baseURL = publicURL

        nonisolated static let charactersPath = "character"

        nonisolated static func charactersURL(of base: URL) -> URL {
            base.appending(path: charactersPath)
        }

        static func shareURL(id: Int) -> URL {
            publicURL.appending(path: "\(charactersPath)/\(id)")
        }

        static func mockImage(id: Int) -> String {
            "https://mock.invalid/\(charactersPath)/\(id).png"
        }
    }

    enum UI {
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 12
        static let textSpacing: CGFloat = 4
        static let sectionSpacing: CGFloat = 28

        static let cornerRadius: CGFloat = 16
        static let smallCornerRadius: CGFloat = 10
        static let cardBackground = Color.gray.opacity(0.16)
        static let imageBackground = Color.gray.opacity(0.2)

        static let carouselCount = 5
        static let carouselCardSize = CGSize(width: 280, height: 260)
        static let carouselCaption = LinearGradient(
            colors: [.clear, .black.opacity(0.75)],
            startPoint: .top,
            endPoint: .bottom
        )

        static let gridCount = 6
        /// As many columns as names are readable in.
        static func gridColumns(isWide: Bool, isTextLarge: Bool) -> [GridItem] {
            [GridItem(.adaptive(minimum: isTextLarge ? 280 : isWide ? 180 : 135), spacing: spacing)]
        }

        static let rowImageSize: CGFloat = 56
        static let detailsImageSize: CGFloat = 320
        static let readableWidth: CGFloat = 560

        static let shimmerOpacity = 0.6
        /// Of the width of what it goes across.
        static let shimmerWidth = 0.6
        static let shimmerDuration = 1.4

        static let cachedImages = 200
    }

    enum Strings {
        static let feedTitle = "Neva"
        static let featured = "Featured"
        static let popular = "Popular"
        static let more = "More characters"
        static let loading = "Loading characters"

        static let emptyTitle = "No characters"
        static let emptyDescription = "Nobody lives in this dimension yet."
        static let errorTitle = "Characters can't be shown"
        static let retry = "Retry"
        static let cancel = "Cancel"

        static let species = "Species"
        static let id = "ID"
        static let share = "Share"

        nonisolated static let offline = "The server can't be reached."
        nonisolated static let invalidData = "The server's answer can't be read."
        nonisolated static func status(_ code: Int) -> String { "The server answered with the error \(code)." }
    }

    enum Symbols {
        static let empty = "person.slash"
        static let error = "exclamationmark.triangle"
        static let missingImage = "photo"
        static let disclosure = "chevron.right"
    }

    enum Identifiers {
        static let scrollView = "feed.scrollView"
        static let carousel = "feed.carousel"
        static let retryButton = "feed.retryButton"
        static let detailsName = "feedDetails.name"
        static let shareButton = "feedDetails.shareButton"

        static func carouselCard(_ id: Int) -> String { "feed.carousel.\(id)" }
        static func gridCard(_ id: Int) -> String { "feed.grid.\(id)" }
        static func row(_ id: Int) -> String { "feed.row.\(id)" }
    }
}
