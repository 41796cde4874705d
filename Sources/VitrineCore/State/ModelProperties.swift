// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
@_spi(Reflection) import Swift
import Synchronization

/// A property of a class whose storage is a wrapper, such as `@Published`, and can be read and written through it.
package protocol ArchivedModelProperty {
    /// The type of the property itself.
    static var archivedType: Any.Type { get }
    /// Returns the value of the wrapper at an address.
    static func archivedValue(at field: UnsafeMutableRawPointer) -> Any
    /// Sets the value as the property's setter does, so that observers hear of it.
    static func restore(_ value: Any, at field: UnsafeMutableRawPointer)
}

/// The values of a view model in a stored archive: the observed properties of its class that are `Codable`.
///
/// An object cannot be written, its values can: those of an `@Observable` class that its macro observes, which are `var`
/// by that, and those that are `@Published`. They are set in the fresh object that the view's initialiser made; whatever
/// else that has (use cases, tasks, caches behind `@ObservationIgnored`) stays as the initialiser left it.
package enum ModelProperties {
    private struct Property {
        var name: String
        var offset: Int
        var encode: (UnsafeMutableRawPointer) -> String?
        var restore: (UnsafeMutableRawPointer, String) -> Void
    }

    /// The properties of a class that are archived, and the names of the observed ones that are not `Codable`.
    private struct Plan: @unchecked Sendable {
        // The closures of a property know types and nothing that changes.
        var properties: [Property] = []
        var others: [String] = []
    }

    private static let plans = Mutex<[ObjectIdentifier: Plan]>([:])

    /// The property in which `@Observable` keeps its registrar.
    private static let registrar = "_$observationRegistrar"

    /// `_EachFieldOptions.classType`, which is declared as a variable.
    private static var classFields: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

    /// Whether an object's class is `@Observable`.
    static func isObserved(_ object: AnyObject) -> Bool { object is any Observable }

    /// Writes the values of an object.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - isSecret: Whether a value in JSON must not be written.
    /// - Returns: An object in JSON with the JSON of each value as a text, and the names of the observed properties that
    ///   are not in it.
    static func encode(_ object: AnyObject, leavingOut isSecret: (String) -> Bool) -> (json: String?, left: [String]) {
        let plan = plan(of: type(of: object))
        let address = Unmanaged.passUnretained(object).toOpaque()
        var values: [String: String] = [:]
        var left = plan.others
        for property in plan.properties {
            if let text = property.encode(address + property.offset), !isSecret(text) {
                values[property.name] = text
            } else {
                left.append(property.name)
            }
        }
        return (values.isEmpty ? nil : ArchivedValue.encode(values), left)
    }

    /// Sets the values of a stored object in another one of the same class; a value that does not fit stays as it is.
    static func restore(_ json: String, into object: AnyObject) {
        guard let values = ArchivedValue.decode([String: String].self, from: json) else { return }
        let address = Unmanaged.passUnretained(object).toOpaque()
        for property in plan(of: type(of: object)).properties {
            if let text = values[property.name] { property.restore(address + property.offset, text) }
        }
    }

    // MARK: - Plans

    private static func plan(of type: AnyClass) -> Plan {
        plans.withLock { plans in
            if let known = plans[ObjectIdentifier(type)] { return known }
            let plan = makePlan(of: type)
            plans[ObjectIdentifier(type)] = plan
            return plan
        }
    }

    private static func makePlan(of type: AnyClass) -> Plan {
        var plan = Plan()
        var index = 0
        let isObserved = type is any Observable.Type
        _ = _forEachField(of: type, options: classFields) { name, offset, fieldType, _ in
            defer { index += 1 }
            let name = String(cString: name)
            guard name.hasPrefix("_"), name != registrar else { return true }
            let property: Property? =
                if let wrapper = fieldType as? any ArchivedModelProperty.Type {
                    wrapped(wrapper, name, offset)
                } else if isObserved, isVariable(index, of: type) {
                    plain(fieldType, name, offset)
                } else {
                    nil
                }
            if let property {
                plan.properties.append(property)
            } else if fieldType is any ArchivedModelProperty.Type || isObserved {
                plan.others.append(String(name.dropFirst()))
            }
            return true
        }
        return plan
    }

    /// Returns the property of a class's own storage; `nil` for a type that is not `Codable`, and for objects, whose
    /// identity would be lost.
    private static func plain(_ type: Any.Type, _ name: String, _ offset: Int) -> Property? {
        guard !(type is AnyClass), let codable = type as? any (Encodable & Decodable).Type else { return nil }
        func make<T: Encodable & Decodable>(_: T.Type) -> Property {
            Property(name: String(name.dropFirst()), offset: offset) { field in
                ArchivedValue.encode(field.assumingMemoryBound(to: T.self).pointee)
            } restore: { field, text in
                guard let value = ArchivedValue.decode(T.self, from: text) else { return }
                field.assumingMemoryBound(to: T.self).pointee = value
            }
        }
        return make(codable)
    }

    private static func wrapped(
        _ wrapper: any ArchivedModelProperty.Type, _ name: String, _ offset: Int
    ) -> Property? {
        let type = wrapper.archivedType
        guard !(type is AnyClass), let codable = type as? any (Encodable & Decodable).Type else { return nil }
        func make<T: Encodable & Decodable>(_: T.Type) -> Property {
            Property(name: String(name.dropFirst()), offset: offset) { field in
                (wrapper.archivedValue(at: field) as? T).flatMap { ArchivedValue.encode($0) }
            } restore: { field, text in
                guard let value = ArchivedValue.decode(T.self, from: text) else { return }
                wrapper.restore(value, at: field)
            }
        }
        return make(codable)
    }

    // MARK: - The runtime's word on fields

    private struct FieldMetadata {
        var name: UnsafePointer<CChar>?
        var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVariable = false
    }

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private static func childMetadata(
        _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
    ) -> Any.Type

    /// Whether a stored property is a `var`: a `let` whose name begins like the storage of an observed one is not written.
    private static func isVariable(_ index: Int, of type: AnyClass) -> Bool {
        var metadata = FieldMetadata()
        _ = childMetadata(type, index: index, fieldMetadata: &metadata)
        metadata.freeName?(metadata.name)
        return metadata.isVariable
    }
}
