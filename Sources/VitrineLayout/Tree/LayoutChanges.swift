// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The changes of a layout pass, for surfaces: lists of nodes, in the order of discovery.
package struct LayoutChanges {
    /// Nodes with a new size, or with changed inputs.
    package var sized: ContiguousArray<LayoutNode> = []
    /// Nodes with a new origin.
    package var moved: ContiguousArray<LayoutNode> = []
    /// Slots of runs with a new length, gap or cross position.
    package var slots: ContiguousArray<(run: LayoutNode, index: Int)> = []
    /// Containers whose list of children changed.
    package var restructured: ContiguousArray<LayoutNode> = []

    package var isEmpty: Bool {
        sized.isEmpty && moved.isEmpty && slots.isEmpty && restructured.isEmpty
    }
}
