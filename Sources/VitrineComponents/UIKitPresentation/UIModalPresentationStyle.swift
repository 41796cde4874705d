// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// Over the whole window.
    case fullScreen = 0
    /// A sheet; in a regular width about as large as a page.
    case pageSheet = 1
    /// A sheet; in a regular width as large as a form.
    case formSheet = 2
    /// The same as `fullScreen`: the presenting controller's part of the window is not known here.
    case currentContext = 3
    /// A presentation by the app's own transitioning delegate; here a sheet, without that delegate.
    case custom = 4
    /// Over the whole window, which is seen where the controller draws nothing.
    case overFullScreen = 5
    /// The same as `overFullScreen`: the presenting controller's part of the window is not known here.
    case overCurrentContext = 6
    /// A popover next to its source; a sheet in a compact width.
    case popover = 7
    /// No style; an answer of a delegate that leaves the presentation's own style.
    case none = -1
    /// The system's choice, a sheet as large as a page.
    case automatic = -2

    /// Whether a sheet is as large as a page in a regular width.
    var isPage: Bool { self == .pageSheet || self == .automatic || self == .none }

    /// Whether a controller covers the window.
    var isCover: Bool {
        switch self {
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: true
        case .pageSheet, .formSheet, .custom, .popover, .none, .automatic: false
        }
    }

    /// Whether what is behind a cover is seen through it.
    var isOver: Bool { self == .overFullScreen || self == .overCurrentContext }
}

/// How a controller comes and goes.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    /// From below.
    case coverVertical = 0
    /// By turning around; without effect.
    case flipHorizontal = 1
    /// By a change of opacity; without effect.
    case crossDissolve = 2
    /// By turning a page; without effect.
    case partialCurl = 3
}
