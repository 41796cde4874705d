// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import VitrineBase
public import VitrineCore

/// The content of a `UIViewRepresentable` or `UIViewControllerRepresentable`.
nonisolated public struct _RepresentedView: View {
    let make: @MainActor (RepresentedPlace) -> Represented
    let update: @MainActor (Represented, RepresentedPlace) -> Void
    @State private var holder = RepresentedHolder()
    @Environment(\.self) private var environment

    /// The view of UIKit, or a labelled box.
    @MainActor public var body: some View {
        let place = RepresentedPlace(environment: environment, transaction: UpdateContext.transaction)
        let represented = holder.updated(in: place, make: make, update: update)
        RepresentedDrawing(represented: represented, holder: holder, updates: holder.updates)
            .onAppear { represented.setVisible(true) }
            .onDisappear { represented.setVisible(false) }
    }
}

/// Draws something of UIKit anew when it has changed by itself; it is then not updated by SwiftUI, as on iOS.
private struct RepresentedDrawing: View {
    let represented: Represented
    let holder: RepresentedHolder
    let updates: Int

    var body: some View {
        RepresentedLayout(represented: represented, version: holder.version + updates) {
            if represented.hugsContent {
                represented.drawing
            } else {
                GeometryReader { geometry in
                    represented.drawn(at: geometry.size)
                }
            }
        }
    }
}

/// The place at which a view or controller of UIKit is shown.
struct RepresentedPlace {
    var environment: EnvironmentValues
    var transaction: Transaction
}

/// A view or controller of UIKit that a SwiftUI view shows.
@MainActor
class Represented {
    private let root: UIView
    private let name: String

    init(root: UIView, name: String) {
        self.root = root
        self.name = name
    }

    /// Called when the view of UIKit changes by itself.
    final var onChange: (() -> Void)? {
        get { root.onChange }
        set { root.onChange = newValue }
    }

    /// Whether the size is that of what is drawn.
    final var hugsContent: Bool { root.hugsContent }

    /// Returns the size that the view takes by itself, in points.
    final func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = (root as? UIStackView)?.arrangedSize(inWidth: proposal.width) ?? root.intrinsicContentSize
        return CGSize(
            width: root.length(proposal.width, own: own.width, along: .horizontal),
            height: root.length(proposal.height, own: own.height, along: .vertical))
    }

    /// The traits of the place, as of the last update.
    private var traits: UITraitCollection?

    /// Tells the view, its subviews and their controllers when traits have changed.
    final func adopt(_ traits: UITraitCollection) {
        defer { self.traits = traits }
        if let previous = self.traits, previous != traits { root.traitsDidChange(from: previous, to: traits) }
    }

    /// The size that the representable asks for.
    func size(_ proposal: ProposedViewSize) -> CGSize? { nil }
    /// Tells a controller that its view appears or disappears.
    func setVisible(_ isVisible: Bool) {}
    /// The view, as far as it is drawn; `nil` where nothing of it is.
    var drawing: AnyView? { nil }

    /// Gives a view that is as large as its content the size at which that is shown, as the app reads it of its bounds.
    final func take(_ size: CGSize) {
        guard hugsContent, root.frame.size != size else { return }
        root.frame.size = size
        root.layoutIfNeeded()
    }

    /// The view at a size, or a box with its name.
    final func drawn(at size: CGSize) -> AnyView {
        root.frame = CGRect(origin: .zero, size: size)
        root.layoutIfNeeded()
        return drawing ?? AnyView(placeholder)
    }

    private var placeholder: some View {
        DeveloperNotes.report(
            .notDrawn, "\(name) is not drawn.",
            remedy:
                "A labelled box has its place. Views of UIKit of which nothing is drawn need one of SwiftUI's instead.",
            saysPlace: false)
        return RoundedRectangle(cornerRadius: 8)
            .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4]))
            .overlay {
                Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
                    .minimumScaleFactor(0.5).multilineTextAlignment(.center).padding(4)
            }
    }
}

extension Diagnostic.Code {
    /// A view of UIKit of which nothing is drawn.
    static let notDrawn = Self("uikit-not-drawn")
}

/// Keeps what a view shows as long as the view is there.
@MainActor @Observable
private final class RepresentedHolder {
    /// Counts the changes that the view of UIKit has made by itself.
    private(set) var version = 0
    /// Counts the updates by SwiftUI.
    @ObservationIgnored private(set) var updates = 0
    @ObservationIgnored private var represented: Represented?
    @ObservationIgnored private var isUpdating = false

    nonisolated init() {}

    func updated(
        in place: RepresentedPlace, make: @MainActor (RepresentedPlace) -> Represented,
        update: @MainActor (Represented, RepresentedPlace) -> Void
    ) -> Represented {
        isUpdating = true
        defer { isUpdating = false }
        let represented = represented ?? make(place)
        if self.represented == nil {
            self.represented = represented
            represented.onChange = { [weak self] in self?.noteChange() }
        }
        represented.adopt(UITraitCollection(place.environment))
        update(represented, place)
        updates += 1
        return represented
    }

    private func noteChange() {
        if !isUpdating { version += 1 }
    }
}

/// Gives something of UIKit the size that it asks for, or else what is proposed.
private struct RepresentedLayout: Layout {
    let represented: Represented
    /// Another one after each change, so that the size is asked for again.
    let version: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated {
            if let size = represented.size(proposal) { return size }
            if represented.hugsContent { return subviews.first?.sizeThatFits(proposal) ?? .zero }
            return represented.ownSize(proposal)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated { represented.take(bounds.size) }
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
