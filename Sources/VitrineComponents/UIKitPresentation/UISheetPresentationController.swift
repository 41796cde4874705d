// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// An object that controls a sheet.
///
/// - Support: partial: detents, the grip and the corners; how a sheet is attached to edges has no effect.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet can rest.
    open var detents: [UISheetPresentationController.Detent] = [.large()] { didSet { configure() } }
    /// The height at which it rests; `nil` for the smallest.
    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { didSet { configure() } }
    /// The largest height at which the views behind can be used; `nil` for none.
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        didSet { configure() }
    }
    /// Whether the grip is shown.
    open var prefersGrabberVisible = false { didSet { configure() } }
    /// The radius of the corners, in points; `nil` for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { configure() } }
    /// Whether a swipe over content that scrolls makes the sheet taller first; without effect, the content scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether a sheet in a compact height is attached to the lower edge only; without effect.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { note("prefersEdgeAttachedInCompactHeight") } }
    /// Whether an attached sheet is as wide as its controller prefers; without effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { note("widthFollowsPreferredContentSizeWhenEdgeAttached") }
    }

    /// Changes the sheet by an animation.
    ///
    /// - Parameter changes: A closure that sets the new values.
    open func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }

    /// Asks for the heights of detents of the app's own again.
    open func invalidateDetents() { didChange() }

    /// Whether the app has set something; what the views inside say counts otherwise.
    private var isConfigured = false

    private func configure() {
        isConfigured = true
        didChange()
    }

    private func note(_ name: String) {
        DeveloperNotes.withoutEffect(
            "UISheetPresentationController.\(name)", remedy: "Sheets are as wide as the window lets them.")
    }

    /// A height at which a sheet rests.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates an identifier from a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier from a name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the window.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the height.
        public let identifier: UISheetPresentationController.Detent.Identifier
        /// The height in the form of SwiftUI's sheets.
        let detent: PresentationDetent

        private init(_ identifier: Identifier, _ detent: PresentationDetent) {
            self.identifier = identifier
            self.detent = detent
            super.init()
        }

        /// Returns about half of the window's height.
        open class func medium() -> UISheetPresentationController.Detent { Detent(.medium, .medium) }
        /// Returns the full height.
        open class func large() -> UISheetPresentationController.Detent { Detent(.large, .large) }

        /// Returns a height that the app computes.
        ///
        /// - Parameters:
        ///   - identifier: The name of the height; `nil` for one of its own.
        ///   - resolver: Returns the height in points for what is available; `nil` where there is no such height.
        /// - Returns: The height.
        open class func custom(
            identifier: UISheetPresentationController.Detent.Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> UISheetPresentationController.Detent {
            let name = identifier ?? Identifier(UUID().uuidString)
            let resolver = UncheckedSendable(resolver)
            return Detent(
                name,
                .named(name.rawValue) { context in
                    let largest = context.maxDetentValue
                    return MainActor.assumeIsolated { resolver.value(DetentContext(maximumDetentValue: largest)) }
                })
        }
    }
}

/// The values that the height of a sheet may depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the window.
    var containerTraitCollection: UITraitCollection { get }
    /// The full height, in points.
    var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    var containerTraitCollection: UITraitCollection { .current }
}

/// The methods of an object that is told that the user has changed a sheet's height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has changed the height.
    ///
    /// - Parameter sheetPresentationController: The controller of the sheet, whose selection is the new height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

extension UISheetPresentationController {
    /// The height at which the sheet rests, for SwiftUI's sheets.
    private var selection: Binding<PresentationDetent> {
        Binding(get: { [weak self] in self?.selectedDetent ?? .large }, set: { [weak self] in self?.userDidSelect($0) })
    }

    private var selectedDetent: PresentationDetent {
        noteReading()
        if let selected = detents.first(where: { $0.identifier == selectedDetentIdentifier }) { return selected.detent }
        let context = PresentationDetent.Context(
            maxDetentValue: CGFloat(SessionContext.current?.viewport.height ?? 0), environment: EnvironmentValues())
        let heights = detents.map { $0.detent.height(in: context) ?? .infinity }
        let smallest = heights.indices.min { heights[$0] < heights[$1] }
        return smallest.map { detents[$0].detent } ?? .large
    }

    private func userDidSelect(_ detent: PresentationDetent) {
        let identifier = detents.first { $0.detent == detent }?.identifier
        guard identifier != selectedDetentIdentifier else { return }
        selectedDetentIdentifier = identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// Writes what the app has set into the traits of SwiftUI's sheets.
    func write(to traits: inout PresentationTraits) {
        guard isConfigured else { return }
        traits.detents = Set(detents.map(\.detent))
        traits.selection = selection
        if prefersGrabberVisible { traits.dragIndicator = .visible }
        if let preferredCornerRadius { traits.cornerRadius = preferredCornerRadius }
        if let largest = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) {
            traits.backgroundInteraction = .enabled(upThrough: largest.detent)
        }
    }
}
