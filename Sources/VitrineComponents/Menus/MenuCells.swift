// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// The controls of a group side by side in a menu, symbols above short titles; more than four are rows of a section.
///
/// Its measures were not measured: titles are as small as those below symbols elsewhere, and all cells equally wide.
nonisolated struct MenuCells: View {
    let controls: ControlGroupStyleConfiguration.Content
    let name: Text?
    @Environment(\.self) private var environment

    /// The largest number of controls that stand side by side.
    private static var most: Int { 4 }

    @MainActor var body: some View {
        let name = name?.string(in: environment)
        // The parts are only counted: the controls are shown once.
        Group(subviews: controls) { parts in
            if parts.count > Self.most {
                Section { controls }
            } else if !parts.isEmpty {
                Section {
                    HStack(alignment: .top, spacing: 0) { controls }
                        .labelStyle(MenuCellLabelStyle())
                        .environment(\.isMenuCell, true)
                        .menuCells(named: name)
                }
            }
        }
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

/// What a row of a menu looks like in a cell; one that is on or chosen has a background.
nonisolated struct MenuCellLook<Label: View>: View {
    let label: Label
    let isMarked: Bool

    @MainActor var body: some View {
        label
            .imageScale(.large)
            .lineLimit(1)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, minHeight: 64)
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

private struct IsMenuCellKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether rows of the enclosing menu stand side by side.
    var isMenuCell: Bool {
        get { self[IsMenuCellKey.self] }
        set { self[IsMenuCellKey.self] = newValue }
    }
}
