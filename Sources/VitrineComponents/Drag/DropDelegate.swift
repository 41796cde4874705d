// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// What hears of a drag over a view, and takes what is dropped on it.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether what comes over the view may be dropped there; the others are not called where it may not.
    func validateDrop(info: DropInfo) -> Bool

    /// Takes what is dropped; answers whether it did.
    func performDrop(info: DropInfo) -> Bool

    /// Something is over the view now.
    func dropEntered(info: DropInfo)

    /// It moved; answers what would become of it, `nil` for what was said last.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// It is no longer over the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What is over a view, and where.
public struct DropInfo {
    let provider: NSItemProvider

    /// The pointer, in the view's coordinates.
    public let location: CGPoint

    /// Whether anything of it is of one of these types, or of one that conforms to them.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        hasItemsConforming(to: contentTypes.map(\.identifier))
    }

    /// What of it is of one of these types, or of one that conforms to them.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }

    /// Whether anything of it is of one of these types, by their identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// What of it is of one of these types, by their identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        types.contains { provider.hasItemConformingToTypeIdentifier($0) } ? [provider] : []
    }
}

/// What becomes of something that is dropped.
public enum DropOperation: Sendable {
    /// Nothing: the drag ends.
    case cancel
    /// Nothing: it cannot be dropped here.
    case forbidden
    /// Another one is made of it.
    case copy
    /// It leaves its place.
    case move
}

/// What a view says would become of something that is over it.
///
/// - Support: partial: nobody draws which of `copy` and `move` it is.
public struct DropProposal: Sendable {
    /// What would become of it.
    public let operation: DropOperation

    /// Proposes an operation.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// What closures hear in place of a delegate.
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
