// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Observation

/// A property wrapper that reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentScope) -> Value?, ObjectIdentifier, isOptional: Bool)
    }

    private var node: Installed?
    private let source: Source

    /// The storage that installing connects to a copy of the view.
    private final class Installed {
        weak var node: ViewNode?
        let scope: EnvironmentScope

        init(_ node: ViewNode) {
            self.node = node
            scope = node.scope
        }
    }

    /// Creates a property that reads the environment value at a key path.
    ///
    /// - Parameter keyPath: The key path to the value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// Creates a property that reads an observable object by its type.
    ///
    /// A view whose object is missing is not evaluated: a diagnostic is reported instead.
    ///
    /// - Parameter objectType: The type of the object.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object({ $0.object(of: objectType) }, ObjectIdentifier(objectType), isOptional: false)
    }

    /// Creates a property that reads an observable object by its type, or `nil` where there is none.
    ///
    /// - Parameter objectType: The type of the object.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        source = .object({ .some($0.object(of: objectType)) }, ObjectIdentifier(objectType), isOptional: true)
    }

    /// The value in the view's environment.
    ///
    /// Reading it in a view's body makes the view depend on it. Outside a view's body a key path has its default value;
    /// reading a required object there traps.
    public var wrappedValue: Value {
        switch source {
        case .keyPath(let keyPath):
            return (node.map { EnvironmentValues($0.scope) } ?? EnvironmentValues())[keyPath: keyPath]
        case .object(let find, _, _):
            guard let node else {
                preconditionFailure("@Environment(\(Value.self).self) was read outside a view's body.")
            }
            // No body runs without its object (`missingObject`): it was removed after the body ran.
            guard let object = find(node.scope) else {
                preconditionFailure("The environment's \(Value.self) went away while a closure of the view held on.")
            }
            return object
        }
    }
}

extension Environment: InstallableProperty {
    package static func install(at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode) {
        let property = field.assumingMemoryBound(to: Environment<Value>.self)
        if let slot {
            property.pointee.node = unsafeDowncast(slot, to: Installed.self)
            return
        }
        let installed = Installed(node)
        slot = installed
        property.pointee.node = installed
    }
}

extension Environment: RequiringProperty {
    package static func missingObject(at field: UnsafeMutableRawPointer) -> MissingObject? {
        let property = field.assumingMemoryBound(to: Environment<Value>.self).pointee
        guard case .object(let find, _, false) = property.source, let node = property.node, find(node.scope) == nil
        else { return nil }
        let type = String(describing: Value.self)
        return MissingObject(
            message: "No object of type \(type) was found.",
            remedy: "Add .environment(\(type.prefix(1).lowercased() + type.dropFirst())) above this view.")
    }
}

extension Environment: ComparedProperty {
    package static func isSame(_ a: Environment<Value>, _ b: Environment<Value>) -> Bool {
        switch (a.source, b.source) {
        case (.keyPath(let first), .keyPath(let second)): first == second
        case (.object(_, let first, _), .object(_, let second, _)): first == second
        default: false
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
