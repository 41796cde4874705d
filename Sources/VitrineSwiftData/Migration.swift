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

/// What leads from the earliest version of a schema to the last.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The versions, the earliest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps between them, in order.
    static var stages: [MigrationStage] { get }
}

/// Brings a store to a schema.
enum Migration {
    static func run(_ store: Store, to schema: Schema, by plan: (any SchemaMigrationPlan.Type)?) throws {
        if let plan, let from = try store.read({ try $0.schemaVersion }) {
            guard from <= schema.version else {
                throw SwiftDataError.backwardMigration
            }
            for stage in plan.stages {
                let (source, target) = stage.versions
                // A stage is due where the store has its source, or an earlier version.
                guard from <= source.versionIdentifier, target.versionIdentifier <= schema.version else { continue }
                try run(stage, in: store, from: Schema(versionedSchema: source), to: Schema(versionedSchema: target))
            }
        }
        try store.prepare(schema)
        if plan != nil { try store.write { try $0.setSchemaVersion(schema.version) } }
    }

    private static func run(_ stage: MigrationStage, in store: Store, from source: Schema, to target: Schema) throws {
        if case .custom(_, _, let willMigrate?, _) = stage {
            try run(willMigrate, in: store, schema: source)
        }
        try store.prepare(target)
        if case .custom(_, _, _, let didMigrate?) = stage {
            try run(didMigrate, in: store, schema: target)
        }
        try store.write { try $0.setSchemaVersion(target.version) }
    }

    private static func run(_ action: (ModelContext) throws -> Void, in store: Store, schema: Schema) throws {
        let context = ModelContext(ModelContainer(schema, of: store), store: store)
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
