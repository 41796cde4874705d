// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A step from one version of a schema to the next.
public enum MigrationStage: @unchecked Sendable {
    /// Columns are added, renamed and left out.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// The same, with code of the app's before and after.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// A plan that leads from the earliest version of a schema to the last.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The versions, the earliest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps between them, in order.
    static var stages: [MigrationStage] { get }
}

/// Brings the stores of a container to a schema, all of them step by step.
enum Migration {
    static func run(_ stores: Stores, to schema: Schema, by plan: (any SchemaMigrationPlan.Type)?) throws {
        var versions: [Schema.Version] = []
        if let plan { versions = try stores.places.compactMap { try version(of: $0, in: stores, by: plan) } }
        if let plan, let from = versions.min() {
            guard versions.allSatisfy({ $0 <= schema.version }) else {
                throw SwiftDataError.backwardMigration
            }
            for stage in plan.stages {
                let (source, target) = stage.versions
                // A stage is due where a store has its source, or an earlier version.
                guard from <= source.versionIdentifier, target.versionIdentifier <= schema.version else { continue }
                try run(stage, in: stores, from: Schema(versionedSchema: source), to: Schema(versionedSchema: target))
            }
        }
        try stores.prepare(schema)
        if plan != nil { try setVersion(schema.version, of: stores) }
    }

    /// The version of a store: the one that it was brought to by a plan, or else the last one of the plan whose tables it
    /// has, as a store has that an app made before it had a plan.
    private static func version(
        of place: Stores.Place, in stores: Stores, by plan: any SchemaMigrationPlan.Type
    ) throws -> Schema.Version? {
        if let noted = try place.store.read({ try $0.schemaVersion }) { return noted }
        let schemas = plan.schemas.map { Schema(versionedSchema: $0) }
        let tables = Set(schemas.flatMap { $0.stored.map(\.table) })
        for schema in schemas.reversed() {
            let versioned = stores.with(schema)
            let entities = schema.stored.filter { versioned.place(of: $0.table)?.store === place.store }
            if try place.store.hasTables(of: entities, among: tables) { return schema.version }
        }
        return nil
    }

    private static func run(_ stage: MigrationStage, in stores: Stores, from source: Schema, to target: Schema) throws {
        if case .custom(_, _, let willMigrate?, _) = stage {
            try run(willMigrate, in: stores.with(source), schema: source)
        }
        try stores.prepare(target)
        if case .custom(_, _, _, let didMigrate?) = stage {
            try run(didMigrate, in: stores.with(target), schema: target)
        }
        try setVersion(target.version, of: stores)
    }

    private static func setVersion(_ version: Schema.Version, of stores: Stores) throws {
        for place in stores.places { try place.store.write { try $0.setSchemaVersion(version) } }
    }

    private static func run(_ action: (ModelContext) throws -> Void, in stores: Stores, schema: Schema) throws {
        let context = ModelContext(ModelContainer(schema, of: stores), stores: stores)
        try action(context)
        try context.save()
    }
}

extension MigrationStage {
    fileprivate var versions: (any VersionedSchema.Type, any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to): (from, to)
        case .custom(let from, let to, _, _): (from, to)
        }
    }
}
