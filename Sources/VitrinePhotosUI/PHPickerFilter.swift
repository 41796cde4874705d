// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore

/// Which photos and videos a picker offers.
///
/// - Support: partial: browsers tell images from videos, and no finer kinds: screenshots are images like all others.
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Kind: Hashable {
        case images
        case videos
        /// What a browser does not tell from other images or videos.
        case some(of: Set<Kind>, String)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Images, live photos among them.
    public static let images = PHPickerFilter(.images)
    /// Videos.
    public static let videos = PHPickerFilter(.videos)
    /// Live photos: all images.
    public static let livePhotos = PHPickerFilter(.some(of: [.images], "livePhotos"))
    /// Screenshots: all images.
    public static let screenshots = PHPickerFilter(.some(of: [.images], "screenshots"))
    /// Panoramas: all images.
    public static let panoramas = PHPickerFilter(.some(of: [.images], "panoramas"))
    /// Photos with depth: all images.
    public static let depthEffectPhotos = PHPickerFilter(.some(of: [.images], "depthEffectPhotos"))
    /// Bursts of photos: all images.
    public static let bursts = PHPickerFilter(.some(of: [.images], "bursts"))
    /// Recordings of the screen: all videos.
    public static let screenRecordings = PHPickerFilter(.some(of: [.videos], "screenRecordings"))
    /// Videos in slow motion: all videos.
    public static let slomoVideos = PHPickerFilter(.some(of: [.videos], "slomoVideos"))
    /// Time-lapse videos: all videos.
    public static let timelapseVideos = PHPickerFilter(.some(of: [.videos], "timelapseVideos"))
    /// Cinematic videos: all videos.
    public static let cinematicVideos = PHPickerFilter(.some(of: [.videos], "cinematicVideos"))
    /// Spatial photos and videos: all of both.
    public static let spatialMedia = PHPickerFilter(.some(of: [.images, .videos], "spatialMedia"))

    /// Returns a filter for what one of several filters offers.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }

    /// Returns a filter for what all of several filters offer.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }

    /// Returns a filter for what another one does not offer.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

    /// The content types that the browser's dialog offers.
    var types: [UTType] {
        [Kind.images, .videos].filter(offers).map { $0 == .images ? .image : .movie }
    }

    private func offers(_ wanted: Kind) -> Bool {
        switch kind {
        case .images, .videos: kind == wanted
        case .some(let kinds, _): kinds.contains(wanted)
        case .any(let filters): filters.contains { $0.offers(wanted) }
        case .all(let filters): filters.allSatisfy { $0.offers(wanted) }
        // What is not a screenshot may be an image.
        case .not(let filter): if case .some = filter.kind { true } else { !filter.offers(wanted) }
        }
    }
}
