// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift

/// An interface for a stored property that the engine installs before a body runs.
public protocol DynamicProperty {
    /// Updates the property right before `body` is evaluated, once its own dynamic properties have their values.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing by default.
    public mutating func update() {}
}

/// A dynamic property of the engine's own, which is written in place inside a copy of the view.
package protocol InstallableProperty: DynamicProperty {
    /// Installs the property; `slot` keeps the node's storage (a state's location) from one body evaluation to the
    /// next.
    @MainActor
    static func install(at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode)
}

/// A property with a required object, without which the body must not run.
package protocol RequiringProperty: InstallableProperty {
    /// Returns the missing object of an installed property, or `nil` if it has its object.
    @MainActor
    static func missingObject(at field: UnsafeMutableRawPointer) -> MissingObject?
}

/// A view whose first stored property has dynamic properties that are installed as if they were the view's.
package protocol DynamicPropertyHolder {
    /// The type of the first stored property.
    static var heldType: Any.Type { get }
}

/// The offsets of a view type's dynamic properties, found once per type by reflection (Documentation/Rules.md 3.5).
@MainActor
package final class DynamicPropertyPlan {
    private enum Entry {
        case install(offset: Int, (UnsafeMutableRawPointer, inout AnyObject?, ViewNode) -> Void)
        case require(offset: Int, (UnsafeMutableRawPointer) -> MissingObject?)
        case update(offset: Int, (UnsafeMutableRawPointer) -> Void)
    }

    private var entries: [Entry] = []
    /// The number of properties with storage per node.
    package private(set) var slotCount = 0

    package init(of type: Any.Type) {
        collect(type, at: 0)
        if let holder = type as? any DynamicPropertyHolder.Type { collect(holder.heldType, at: 0) }
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// Installs the values into a copy of the view, until an object is missing, in which case the body must not run.
    package func install(
        into view: UnsafeMutableRawPointer, slots: inout ContiguousArray<AnyObject?>, node: ViewNode
    ) -> MissingObject? {
        var slot = 0
        for entry in entries {
            switch entry {
            case .install(let offset, let install):
                node.graph.restoration?.slot = slot
                install(view + offset, &slots[slot], node)
                slot += 1
            case .require(let offset, let missing):
                if let found = missing(view + offset) { return found }
            case .update(let offset, let update):
                update(view + offset)
            }
        }
        return nil
    }

    private func collect(_ type: Any.Type, at base: Int) {
        guard isStruct(type) else { return }
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            MainActor.assumeIsolated {
                if let installable = fieldType as? any InstallableProperty.Type {
                    self.entries.append(.install(offset: base + offset, self.installer(installable)))
                    self.slotCount += 1
                    if let requiring = fieldType as? any RequiringProperty.Type {
                        self.entries.append(.require(offset: base + offset, { requiring.missingObject(at: $0) }))
                    }
                } else if let custom = fieldType as? any DynamicProperty.Type {
                    self.collect(fieldType, at: base + offset)
                    self.entries.append(.update(offset: base + offset, self.updater(custom)))
                }
            }
            return true
        }
    }

    private func isStruct(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200
    }

    private func installer<P: InstallableProperty>(
        _: P.Type
    ) -> (UnsafeMutableRawPointer, inout AnyObject?, ViewNode) -> Void {
        { P.install(at: $0, slot: &$1, node: $2) }
    }

    private func updater<P: DynamicProperty>(_: P.Type) -> (UnsafeMutableRawPointer) -> Void {
        { $0.assumingMemoryBound(to: P.self).pointee.update() }
    }
}
