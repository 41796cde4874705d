// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The models of a store.
public final class Schema: Sendable, Hashable {
    /// The version of a schema.
    public struct Version: Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The first number, which counts most.
        public let major: Int
        /// The second number.
        public let minor: Int
        /// The third number.
        public let patch: Int

        /// Creates a version of three numbers, the first of which counts most.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        /// The numbers with dots between them.
        public var description: String { "\(major).\(minor).\(patch)" }

        /// Whether a version comes before another one.
        public static func < (one: Self, other: Self) -> Bool {
            (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
        }
    }

    /// A model of the schema.
    public final class Entity: Sendable {
        /// The name of the model's type.
        public let name: String

        init(name: String) { self.name = name }
    }

    /// The version that the schema was created with.
    public let version: Version
    /// The schema's models as stores see them: those that were named, and those that they are related to.
    let stored: [VitrineSwiftDataEntity]
    /// The models of which others inherit, each with these.
    private let families: [ObjectIdentifier: [VitrineSwiftDataEntity]]

    /// Creates a schema of some models, and of those that they are related to and inherit from.
    ///
    /// Models that inherit from them have to be named.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var found: [VitrineSwiftDataEntity] = []
        var open = types
        while let type = open.popLast() {
            let entity = VitrineSwiftDataEntity.of(type)
            guard !found.contains(where: { $0 === entity }) else { continue }
            found.append(entity)
            open += entity.relationships.map(\.target)
            if let superentity = entity.superentity { open.append(superentity.type) }
        }
        let stored = found.sorted { $0.name < $1.name }
        self.stored = stored
        var families: [ObjectIdentifier: [VitrineSwiftDataEntity]] = [:]
        for entity in stored where stored.contains(where: { $0 !== entity && $0.isKind(of: entity) }) {
            families[ObjectIdentifier(entity)] = stored.filter { $0.isKind(of: entity) }
        }
        self.families = families
    }

    /// Creates a schema of some models, and of those that they are related to and inherit from.
    ///
    /// - Parameters:
    ///   - types: The models; those that inherit from them have to be named.
    ///   - version: The version, by which a migration plan finds its steps.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// A model with those of the schema that inherit from it.
    func family(of entity: VitrineSwiftDataEntity) -> [VitrineSwiftDataEntity] {
        families[ObjectIdentifier(entity)] ?? [entity]
    }

    /// The models of the schema, in the order of their names.
    public var entities: [Entity] { stored.map { Entity(name: $0.name) } }

    public static func == (one: Schema, other: Schema) -> Bool {
        one.version == other.version && one.stored.map(\.name) == other.stored.map(\.name)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(stored.map(\.name))
    }
}

/// `Entity`, where `Schema` has a public type of this name.
typealias VitrineSwiftDataEntity = Entity

/// A schema with a version.
public protocol VersionedSchema: SendableMetatype {
    /// The models of the version.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}
