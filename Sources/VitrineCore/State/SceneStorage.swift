// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A property wrapper for a value that belongs to one window: it is saved and restored with the scene's state
/// (`StateArchive`).
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var installed: Installed?
    private let key: String
    private let coding: DefaultsCoding<Value>
    private let initial: Value

    init(_ initial: Value, _ key: String, _ coding: DefaultsCoding<Value>) {
        self.initial = initial
        self.key = key
        self.coding = coding
    }

    private var property: StoredProperty<Value>? {
        guard let location = installed?.location else { return nil }
        return StoredProperty(location: location, coding: coding, initial: initial)
    }

    /// The current value; before the view is in a view tree, the initial value.
    public var wrappedValue: Value {
        get { property?.value ?? initial }
        nonmutating set { property?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { property?.binding ?? .constant(initial) }
}

extension SceneStorage {
    /// The storage that a view keeps from one body evaluation to the next.
    fileprivate final class Installed {
        let location: DefaultsLocation

        init(_ location: DefaultsLocation) {
            self.location = location
        }
    }
}

extension SceneStorage: InstallableProperty {
    package static func install(at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode) {
        let property = field.assumingMemoryBound(to: SceneStorage<Value>.self)
        let key = property.pointee.key
        if let slot {
            let known = unsafeDowncast(slot, to: Installed.self)
            if known.location.key == key {
                property.pointee.installed = known
                return
            }
        }
        let installed = Installed(node.graph.sceneStorage.location(for: key))
        slot = installed
        property.pointee.installed = installed
    }
}

extension SceneStorage: ComparedProperty {
    package static func isSame(_ a: SceneStorage<Value>, _ b: SceneStorage<Value>) -> Bool { a.key == b.key }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage where Value: Codable {
    /// Creates a property whose value is stored as JSON; for types of ours that apps may store.
    package init(json wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .json) }
}
