// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value in the user's defaults: written for their browser, read live in all of its tabs.
///
/// In a session the store is that of the session's browser (Documentation/Rules.md 3.19), as it is the device's on
/// Apple's platforms. A `UserDefaults` object that is given by name belongs to the process and so to everybody.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var installed: Installed?
    private let key: String
    private let store: UserDefaults?
    private let coding: DefaultsCoding<Value>
    private let initial: Value

    /// What a view's place keeps from one body to the next.
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

    /// Inside a view the place of the view's own session; elsewhere (a model) that of the session that runs.
    private var property: StoredProperty<Value>? {
        guard let location = installed?.location else { return nil }
        return StoredProperty(location: location, coding: coding, initial: initial)
    }

    private var unobserved: DefaultsStore { DefaultsStore.of(store, in: SessionContext.current) }

    public var wrappedValue: Value {
        get { property?.value ?? unobserved.value(key).flatMap { coding.read($0) } ?? initial }
        nonmutating set {
            if let property {
                property.value = newValue
            } else {
                unobserved.set(coding.write(newValue), for: key)
            }
        }
    }

    /// A binding to the value.
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
        let store = DefaultsStore.of(chosen, in: node.graph.session)
        if let slot {
            let known = unsafeDowncast(slot, to: Installed.self)
            if known.location.store === store, known.location.key == property.pointee.key {
                property.pointee.installed = known
                return
            }
        }
        let installed = Installed(store.location(for: property.pointee.key))
        slot = installed
        property.pointee.installed = installed
    }
}

extension AppStorage: ComparedProperty {
    /// The store keeps the value; what may differ is which value it is.
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
    /// The store of properties that name none; `nil` is the browser's.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// The store of the `@AppStorage` properties inside that name none.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
