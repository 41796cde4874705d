// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A type that handles drags over a view and drops on it.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns whether the dragged items may be dropped on the view.
    ///
    /// If not, the other methods are not called.
    ///
    /// - Parameter info: The items and their location.
    /// - Returns: Whether they may be dropped.
    func validateDrop(info: DropInfo) -> Bool

    /// Handles a drop.
    ///
    /// - Parameter info: The items and their location.
    /// - Returns: Whether the drop was accepted.
    func performDrop(info: DropInfo) -> Bool

    /// Called when a drag enters the view.
    func dropEntered(info: DropInfo)

    /// Called when a drag moves over the view.
    ///
    /// - Parameter info: The items and their location.
    /// - Returns: The operation of a drop; `nil` for the last one returned.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Called when a drag leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts every drag.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Keeps the last proposal.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// The items of a drag and their location.
public struct DropInfo {
    let providers: [NSItemProvider]

    /// The location of the drag, in the coordinates of the view.
    public let location: CGPoint

    /// Returns whether an item is of one of the given types, or of a type that conforms to one.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        hasItemsConforming(to: contentTypes.map(\.identifier))
    }

    /// Returns the items that are of one of the given types, or of a type that conforms to one.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }

    /// Returns whether an item conforms to one of the types with the given identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// Returns the items that conform to one of the types with the given identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
    }
}

/// The effect of a drop.
public enum DropOperation: Sendable {
    /// The drag ends without a drop.
    case cancel
    /// The items cannot be dropped here.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved.
    case move
}

/// The operation that a view proposes for a drop.
///
/// - Support: partial: the drag does not show which of `copy` and `move` it is.
public struct DropProposal: Sendable {
    /// The effect of the drop.
    public let operation: DropOperation

    /// Creates a proposal of an operation.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// A drop delegate made of the closures of a modifier.
nonisolated struct ClosureDropDelegate: DropDelegate {
    let types: [String]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool

    @MainActor func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
    @MainActor func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

    @MainActor func performDrop(info: DropInfo) -> Bool {
        isTargeted?.wrappedValue = false
        return action(info.itemProviders(for: types), info.location)
    }
}
