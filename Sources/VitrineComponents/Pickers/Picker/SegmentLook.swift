// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The colours and fonts of segments that an app has set by UIKit; `nil` for those that it has not set.
nonisolated struct SegmentLook {
    /// The colour behind the chosen segment.
    var ground: Color?
    /// The colour of titles.
    var title: Color?
    /// The colour of the chosen segment's title.
    var chosenTitle: Color?
    /// The font of titles.
    var font: Font?
    /// The font of the chosen segment's title.
    var chosenFont: Font?

    /// Returns the look with that of all controls in place of what was not set.
    func over(_ shared: SegmentLook?) -> SegmentLook {
        guard let shared else { return self }
        return SegmentLook(
            ground: ground ?? shared.ground, title: title ?? shared.title,
            chosenTitle: chosenTitle ?? title ?? shared.chosenTitle, font: font ?? shared.font,
            chosenFont: chosenFont ?? font ?? shared.chosenFont)
    }
}

private struct SegmentLookKey: EnvironmentKey {
    static var defaultValue: SegmentLook { SegmentLook() }
}

extension EnvironmentValues {
    /// The look that a control of UIKit gives its segments.
    var segmentLook: SegmentLook {
        get { self[SegmentLookKey.self] }
        set { self[SegmentLookKey.self] = newValue }
    }
}
