// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A property wrapper for a value in the user's defaults, shared by all tabs of the user's browser.
///
/// In a session the default store belongs to the session's browser (Documentation/Rules.md 3.19), as it belongs to the
/// device on Apple's platforms; so do suites (`UserDefaults(suiteName:)`).
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var installed: Installed?
    private let key: String
    private let store: UserDefaults?
    private let coding: DefaultsCoding<Value>
    private let initial: Value

    /// The storage that a view keeps from one body evaluation to the next.
    private final class Installed {
        let location: DefaultsLocation

        init(_ location: DefaultsLocation) {
            self.location = location
        }
    }

    init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
        self.initial = initial
        self.key = key
        self.store = store
        self.coding = coding
    }

    /// The value's location: inside a view that of the view's session; elsewhere (a model) `nil`, and the running
    /// session's store is used.
    private var property: StoredProperty<Value>? {
        guard let location = installed?.location else { return nil }
        return StoredProperty(location: location, coding: coding, initial: initial)
    }

    private var unobserved: (store: DefaultsStore, key: String) {
        DefaultsStore.place(of: key, in: store, SessionContext.current)
    }

    /// The stored value, or the initial value where nothing valid is stored.
    ///
    /// Setting it writes the store and updates every view that reads the key.
    public var wrappedValue: Value {
        get {
            if let property { return property.value }
            let (store, key) = unobserved
            return store.value(key).flatMap { coding.read($0) } ?? initial
        }
        nonmutating set {
            if let property {
                property.value = newValue
            } else {
                let (store, key) = unobserved
                store.set(coding.write(newValue), for: key)
            }
        }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> {
        if let property { return property.binding }
        let copy = self
        return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
    }
}

extension AppStorage: InstallableProperty {
    package static func install(at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode) {
        let property = field.assumingMemoryBound(to: AppStorage<Value>.self)
        let chosen = property.pointee.store ?? EnvironmentValues(node.scope).defaultAppStorage
        let (store, key) = DefaultsStore.place(of: property.pointee.key, in: chosen, node.graph.session)
        if let slot {
            let known = unsafeDowncast(slot, to: Installed.self)
            if known.location.store === store, known.location.key == key {
                property.pointee.installed = known
                return
            }
        }
        let installed = Installed(store.location(for: key))
        slot = installed
        property.pointee.installed = installed
    }
}

extension AppStorage: ComparedProperty {
    /// Compares the keys and stores only: the value itself is kept by the store.
    package static func isSame(_ a: AppStorage<Value>, _ b: AppStorage<Value>) -> Bool {
        guard a.key == b.key else { return false }
        return a.store === b.store || a.store.map(DefaultsIdentity.init) == b.store.map(DefaultsIdentity.init)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

private struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    /// The store of properties that do not name one; `nil` is the browser's.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of the `@AppStorage` properties inside the view that do not name one.
    ///
    /// - Parameter store: The store.
    /// - Returns: A view whose `@AppStorage` properties use the store.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
