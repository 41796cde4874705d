// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// The controls of a group side by side in a menu: symbols above short titles, of which more than four are rows of a
/// section, or a palette of symbols alone, of which more than five scroll.
///
/// Its measures were not measured: titles are as small as those below symbols elsewhere, and all cells equally wide.
nonisolated struct MenuCells: View {
    let controls: ControlGroupStyleConfiguration.Content
    let name: Text?
    let kind: MenuCellKind
    @Environment(\.self) private var environment

    /// The largest number of controls that stand side by side in the menu's width.
    private var most: Int { kind == .symbol ? 5 : 4 }

    @MainActor var body: some View {
        let name = name?.string(in: environment)
        // The parts are only counted: the controls are shown once.
        Group(subviews: controls) { parts in
            switch kind {
            case .titled where parts.count > most: Section { controls }
            case .symbol where parts.count > most:
                Section {
                    ScrollView(.horizontal, showsIndicators: false) { cells.labelStyle(.iconOnly) }
                        .menuCells(named: name)
                }
            case .symbol where !parts.isEmpty: Section { cells.labelStyle(.iconOnly).menuCells(named: name) }
            case .titled where !parts.isEmpty:
                Section { cells.labelStyle(MenuCellLabelStyle()).menuCells(named: name) }
            case .titled, .symbol: EmptyView()
            }
        }
    }

    @MainActor private var cells: some View {
        HStack(alignment: .top, spacing: 0) { controls }.environment(\.menuCellKind, kind)
    }
}

/// A label in a cell of a menu: the icon above the title.
nonisolated private struct MenuCellLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.frame(height: 24).accessibilityHidden(true)
            configuration.title.font(.caption)
        }
    }
}

/// The look of a menu row that is shown as a cell; one that is on or chosen has a background.
nonisolated struct MenuCellLook<Label: View>: View {
    let label: Label
    let kind: MenuCellKind
    let isMarked: Bool

    @MainActor var body: some View {
        label
            .imageScale(.large)
            .lineLimit(1)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 4)
            .frame(minWidth: kind == .symbol ? 44 : nil, maxWidth: .infinity, minHeight: kind == .symbol ? 44 : 64)
            .menuCellMark(isMarked)
    }
}

extension View {
    /// Makes a row of a menu of views that stand side by side: a group with a name for screen readers.
    nonisolated func menuCells(named name: String?) -> some View {
        padding(.horizontal, 12)
            .modifier(
                SemanticsModifier { semantics in
                    semantics.role = .group
                    semantics.label = name
                }
            )
            .modifier(MenuRowTrait())
    }

    /// Adds the background of what is on or chosen in a row of such views.
    nonisolated func menuCellMark(_ isMarked: Bool) -> some View {
        background {
            RoundedRectangle(cornerRadius: 10).fill(Color(.system(.fill)))
                .opacity(isMarked ? 1 : 0)
                .padding(4)
        }
    }
}

/// The kinds of cells in which menu rows are shown side by side.
nonisolated enum MenuCellKind: Equatable, Sendable {
    /// A symbol above a title.
    case titled
    /// A symbol alone, or what a control without one shows.
    case symbol
}

private struct MenuCellKindKey: EnvironmentKey {
    static var defaultValue: MenuCellKind? { nil }
}

extension EnvironmentValues {
    /// The kind of cells of the enclosing menu; `nil` if its rows are below each other.
    var menuCellKind: MenuCellKind? {
        get { self[MenuCellKindKey.self] }
        set { self[MenuCellKindKey.self] = newValue }
    }
}
