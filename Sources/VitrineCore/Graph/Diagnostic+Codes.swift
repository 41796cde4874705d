// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineBase

/// The codes of what the engine says about views.
extension Diagnostic.Code {
    package static let bodyWritesState = Self("body-writes-state")
    package static let cyclicUpdate = Self("cyclic-update")
    package static let duplicateIdentifier = Self("duplicate-id")
    package static let missingObject = Self("missing-environment-object")
    package static let missingSymbol = Self("missing-symbol")
    /// The folder of symbols has no table of them.
    package static let symbolsMissing = Self("symbols-missing")
    /// The table of symbols is damaged.
    package static let symbolsUnreadable = Self("symbols-unreadable")
    package static let fontFallback = Self("font-fallback")
    package static let removedNode = Self("event-for-removed-node")
    package static let refusedEvent = Self("refused-event")
    package static let unknownRoute = Self("unknown-route")
    /// A state that was kept in another form.
    package static let unfitState = Self("unfit-state")
    package static let missingDestination = Self("missing-navigation-destination")
    package static let invalidGeometry = Self("invalid-geometry")
    package static let missingString = Self("missing-string")
    package static let missingWordList = Self("missing-word-list")
    package static let imageFailed = Self("image-failed")
    package static let missingColor = Self("missing-color")
    package static let withoutEffect = Self("without-effect")
    package static let defaultsFull = Self("defaults-full")
    /// A visitor's folder has no room for more.
    package static let visitorSpace = Self("visitor-space")
}
