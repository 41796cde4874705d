// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Ends the presentation that a view is part of: pops its page, closes its sheet. Does nothing where there is none.
nonisolated public struct DismissAction: @unchecked Sendable {
    fileprivate let presentation: PresentationContext?

    /// Ends the presentation.
    @MainActor
    public func callAsFunction() { presentation?.dismiss() }
}

/// Whether a view is presented, and how to end that; the older form of `DismissAction`.
nonisolated public struct PresentationMode: @unchecked Sendable {
    fileprivate let presentation: PresentationContext?
    fileprivate var isDismissed = false

    /// Whether the view is part of a presentation.
    public var isPresented: Bool { presentation != nil && !isDismissed }

    /// Ends the presentation.
    public mutating func dismiss() { isDismissed = true }
}

/// A presentation as the views inside know it: set in the environment by whoever presents.
@MainActor
package final class PresentationContext {
    private let end: @MainActor () -> Void
    /// What the key that leaves does instead.
    var onEscape: (@MainActor () -> Void)?
    /// What the return key does in a field.
    var onReturn: (@MainActor () -> Void)?

    package init(end: @escaping @MainActor () -> Void) { self.end = end }

    package func dismiss() { end() }
}

extension EnvironmentValues {
    package var presentation: PresentationContext? { object(of: PresentationContext.self) }

    /// Ends the presentation around the view.
    public var dismiss: DismissAction { DismissAction(presentation: presentation) }

    /// Whether the view is part of a presentation.
    public var isPresented: Bool { presentation != nil }

    /// The presentation around the view.
    public var presentationMode: Binding<PresentationMode> {
        let presentation = presentation
        return Binding {
            PresentationMode(presentation: presentation)
        } set: { mode in
            guard mode.isDismissed else { return }
            MainActor.assumeIsolated { presentation?.dismiss() }
        }
    }
}
