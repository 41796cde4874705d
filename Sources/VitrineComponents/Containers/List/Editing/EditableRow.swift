// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A row with its editing controls: actions at its sides and, in edit mode, a delete button, a selection mark and a
/// move handle (Documentation/Layout.md 10.12).
struct EditableRow<Content: View>: View {
    let edits: RowEdits
    let content: Content
    /// How often the delete button has revealed the trailing actions; 0 after one of them. A press beside them hides
    /// them without a word to the app.
    @State private var opening = 0
    @Environment(\.editMode) private var editMode
    @Environment(\.isInTable) private var isInTable
    @Environment(\.rowMenu) private var rowMenu
    @Environment(\.hasCoarsePointer) private var hasCoarsePointer

    private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

    var body: some View {
        if let menu, let selection = edits.selection {
            // A stack: what is attached is one element of the list.
            ZStack { menu.attach(AnyView(target), selection.identifiers) }
        } else {
            target
        }
    }

    @ViewBuilder private var target: some View {
        if let target = edits.target { ZStack { target(AnyView(row)) } } else { row }
    }

    /// The menu for the list's selection, if its identifiers have the type of the selection's.
    private var menu: RowMenu? {
        guard let rowMenu, let selection = edits.selection, rowMenu.accepts(selection.tag) else { return nil }
        return rowMenu
    }

    private var row: some View {
        HStack(spacing: 0) {
            if isEditing, let selection = edits.selection, selection.isMultiple {
                SelectionMark(isSelected: selection.isSelected, isShown: !selection.isDisabled) { selection.toggle() }
            } else if isEditing, edits.delete != nil {
                MinusButton { opening += 1 }
                    .onDisappear { opening = 0 }
            }
            SwipeRow(
                opening: isEditing ? opening : 0, leading: isEditing ? nil : edits.leading, trailing: trailing,
                hasActions: edits.leading != nil || edits.trailing != nil || edits.delete != nil
            ) {
                opening = 0
            } content: {
                selectable
            }
            if isEditing, edits.isMovable { MoveGrip(edits: edits) }
        }
        .modifier(HoldToCarry(isOn: !isEditing && edits.carry != nil, carry: edits.carry))
    }

    /// The row's own actions, or the default delete action for rows that can be deleted; none while rows are being
    /// selected.
    private var trailing: SwipeActions? {
        if !isEditing, let own = edits.trailing { return own }
        if isEditing, edits.selection?.isMultiple == true { return nil }
        guard let delete = edits.delete else { return nil }
        return SwipeActions(
            buttons: AnyView(
                Button(role: .destructive, action: delete) {
                    Label {
                        Text(SystemWord.delete)
                    } icon: {
                        Image(systemName: "trash")
                    }
                }), allowsFullSwipe: !isEditing)
    }

    /// What the row shows. Where the list has a selection it is one view, whether the user can select the row now or not:
    /// it stays in its place, with the focus and what is typed in it, when editing begins.
    @ViewBuilder private var selectable: some View {
        if let selection = edits.selection { surface(selection) } else { content }
    }

    /// Whether rows are selected as on desktops: those of a table with a mouse, several of them without edit mode.
    private var isForMouse: Bool { isInTable && !isEditing && !hasCoarsePointer }

    /// The row as a control that is selected, or as its content alone while it cannot be, or is a control itself.
    private func surface(_ selection: RowSelection) -> some View {
        let primaryAction = isEditing ? nil : menu?.primaryAction
        let isOn =
            !selection.isDisabled
            && (isEditing || (selection.isChosenByTap && !selection.isLink) || primaryAction != nil
                || (isForMouse && selection.isMultiple))
        let action: @MainActor () -> Void = {
            if isEditing {
                selection.toggle()
            } else if selection.isChosenByTap || isForMouse {
                selection.choose()
            }
            primaryAction?([selection.tag])
        }
        var onClick: (@MainActor (MouseClick) -> Void)?
        if isForMouse, selection.isMultiple || primaryAction != nil {
            onClick = { mouse in
                click(mouse, selection) {
                    selection.choose()
                    if mouse.isSecond { primaryAction?([selection.tag]) }
                }
            }
        } else if !isInTable, !isEditing, !hasCoarsePointer, selection.isMultiple {
            onClick = { mouse in click(mouse, selection, otherwise: action) }
        }
        var surface = ButtonSurface(
            action: action, pressedOpacity: nil,
            semantics: isEditing && selection.isMultiple
                ? .toggle(selection.isSelected)
                : .row(isSelected: selection.isSelected && !selection.opensInPlace),
            onClick: onClick,
            onArrows: onArrows(selection),
            content: content
        )
        surface.isInert = !isOn
        // Also a row of a table that cannot be pressed has a cell: its columns are none.
        return surface.modifier(TableCellSemantics(isCell: isInTable))
    }
}

extension EditableRow {
    /// What arrow keys do to the row that they lead to: they select it alone, with the shift key beside others.
    @MainActor private func onArrows(_ selection: RowSelection) -> (@MainActor (Bool) -> Void)? {
        guard !isEditing, selection.isChosenByTap || isForMouse, !selection.opensInPlace else { return nil }
        return { extends in
            if extends, selection.isMultiple { selection.extend() } else { selection.choose() }
        }
    }

    /// Selects the row beside others where a click is made with the shift key or the command key.
    ///
    /// - Parameters:
    ///   - click: The click.
    ///   - selection: The row's part of the selection.
    ///   - otherwise: Runs for a click without these keys.
    @MainActor private func click(
        _ click: MouseClick, _ selection: RowSelection, otherwise: @MainActor () -> Void
    ) {
        if click.extends {
            selection.extend()
        } else if click.toggles, selection.isMultiple {
            selection.toggle()
        } else {
            otherwise()
        }
    }
}

extension Semantics {
    /// The semantics of a row that a tap selects alone.
    ///
    /// It is not an `option` of a `listbox`, which may contain neither headings nor controls.
    fileprivate static func row(isSelected: Bool) -> Semantics {
        var semantics = Semantics(role: .button)
        semantics.isSelected = isSelected
        return semantics
    }
}

/// The delete button: a red circle of 22 points in a column of 40.
private struct MinusButton: View {
    let action: @MainActor () -> Void
    @Environment(\.systemLocale) private var locale

    var body: some View {
        ButtonSurface(
            action: action, pressedOpacity: 0.5, semantics: semantics,
            content: Circle()
                .fill(Color.red)
                .overlay(Capsule().fill(Color.white).frame(width: 10, height: 2))
                .frame(width: 22, height: 22)
                .padding(.leading, 16)
                .frame(width: 40, alignment: .leading)
                .frame(minHeight: 44))
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = SystemWord.remove.string(locale)
        return semantics
    }
}

/// The selection mark: a circle, filled and ticked for a selected row; only its room for a row that cannot be selected.
///
/// A press on it is one on the row, which the keyboard and screen readers have.
private struct SelectionMark: View {
    let isSelected: Bool
    let isShown: Bool
    let toggle: @MainActor () -> Void

    var body: some View {
        var surface = ButtonSurface(action: toggle, pressedOpacity: nil, semantics: semantics, content: mark)
        surface.isInert = !isShown
        return surface
    }

    private var semantics: Semantics {
        var semantics = Semantics()
        semantics.isHidden = true
        return semantics
    }

    private var mark: some View {
        Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
            .font(.system(size: 22))
            .foregroundStyle(style)
            .padding(.leading, 16)
            .frame(width: 40, alignment: .leading)
            .frame(minHeight: 44)
            .accessibilityHidden(true)
    }

    private var style: AnyShapeStyle {
        if !isShown { return AnyShapeStyle(Color.clear) }
        return isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.system(.tertiary)))
    }
}

/// Outside of edit mode a row is dragged after a long press.
nonisolated private struct HoldToCarry: ViewModifier {
    let isOn: Bool
    let carry: (@MainActor (RowDrag) -> Void)?
    @GestureState private var isHeld = false

    @MainActor func body(content: Content) -> some View {
        content
            .gesture(
                LongPressGesture()
                    .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
                    .updating($isHeld) { value, isHeld, _ in
                        if case .second = value { isHeld = true }
                    }
                    .onChanged { value in
                        if case .second(_, let drag) = value { carry?(.moved(drag?.translation.height ?? 0)) }
                    }
                    .onEnded { _ in carry?(.dropped) },
                isEnabled: isOn
            )
            .onChange(of: isHeld) { _, isHeld in
                // Cancelled by another gesture: `onEnded` has dropped the row already in other cases.
                if !isHeld { carry?(.cancelled) }
            }
    }
}

/// The handle by which a row is dragged; a tap on its upper half moves the row up, one on its lower half moves it down.
private struct MoveGrip: View {
    let edits: RowEdits
    @GestureState private var isHeld = false

    var body: some View {
        VStack(spacing: 0) {
            GripHalf(word: .moveUp, action: edits.moveUp)
            GripHalf(word: .moveDown, action: edits.moveDown)
        }
        .overlay {
            // Whole points: browsers round edges to pixels, and the lines would not be equally thick.
            VStack(spacing: 4) {
                ForEach(0..<3) { _ in
                    Capsule().fill(Color(.system(.tertiary))).frame(width: 20, height: 2)
                }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
        .frame(width: 44)
        .highPriorityGesture(
            // The row itself moves, so the gesture needs coordinates that do not.
            DragGesture(minimumDistance: 4, coordinateSpace: .global)
                .updating($isHeld) { _, isHeld, _ in isHeld = true }
                .onChanged { edits.carry?(.moved($0.translation.height)) }
                .onEnded { _ in edits.carry?(.dropped) }
        )
        .onChange(of: isHeld) { _, isHeld in
            // Cancelled by another gesture: `onEnded` has dropped the row already in other cases.
            if !isHeld { edits.carry?(.cancelled) }
        }
    }
}

private struct GripHalf: View {
    let word: SystemWord
    let action: (@MainActor () -> Void)?
    @Environment(\.systemLocale) private var locale

    var body: some View {
        ButtonSurface(
            action: { action?() }, pressedOpacity: 0.5, semantics: semantics,
            content: Color.clear.frame(width: 44).frame(minHeight: 24, maxHeight: .infinity)
        )
        .disabled(action == nil)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = word.string(locale)
        return semantics
    }
}
