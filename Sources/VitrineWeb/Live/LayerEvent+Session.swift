// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// How a session takes the kinds of events.
extension LayerEvent {
    /// Whether a user makes many of it in a second: it has a larger budget than taps.
    var isContinuous: Bool {
        switch self {
        case .edit, .select, .adjust, .point, .press, .report: true
        default: false
        }
    }

    /// Whether a run of it is shown once, at its end (`LiveSession.gather`). It finds its layer in what the page was
    /// sent; every other event finds it in what the events before have led to.
    var gathers: Bool {
        switch self {
        case .edit, .select, .adjust: true
        default: false
        }
    }

    /// Whether it belongs to the text or the value that one layer has shown, and to no layer built anew in its place.
    var belongsToOneLayer: Bool {
        switch self {
        case .edit, .select, .adjust, .submit, .focus: true
        default: false
        }
    }

    /// Whether a page that shows the newest state cannot send it to a layer that refuses it for this reason.
    func isForged(_ reason: EventOutcome.Reason) -> Bool {
        switch (self, reason) {
        case (_, .unknownLayer), (_, .malformed): true
        case (.tap, .notListening), (.tap, .disabled), (.click, .notListening), (.click, .disabled): true
        case (.menu, .notListening), (.menu, .disabled): true
        case (.dismiss, .notListening), (.dismiss, .disabled), (.imageError, .notListening): true
        case (.edit, .notListening), (.select, .notListening), (.adjust, .notListening), (.submit, .notListening): true
        case (.focus, .notListening): true
        default: false
        }
    }
}
