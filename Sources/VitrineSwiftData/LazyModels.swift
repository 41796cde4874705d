// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The objects of a long result in their order, of which only the first are loaded with their rows. Reading one of the
/// others loads its row and those of the objects around it.
///
/// A list of 100,000 objects thus reads the rows that come into view, in batches.
final class LazyModels {
    /// The number of objects whose rows are loaded with the result; a result of no more needs no second query.
    static let eagerCount = 200
    /// The number of objects whose rows are loaded together later.
    static let batchSize = 200

    private let numbers: [Int64]
    private let entity: Entity

    /// Creates a result of objects of an entity, and of those that inherit from it.
    init(_ numbers: [Int64], _ entity: Entity) {
        self.numbers = numbers
        self.entity = entity
    }

    /// Loads the rows of an object and of those in the same batch, except objects that are released or have a row.
    func load(around position: Int, in context: ModelContext) {
        let start = position - position % Self.batchSize
        let models = numbers[start..<min(start + Self.batchSize, numbers.count)].compactMap { number in
            context.object(number, of: entity).flatMap { $0._$record.row == nil ? $0 : nil }
        }
        guard let rows = try? context.rows(of: models.map { $0._$record.number }, entity) else { return }
        for model in models {
            let record = model._$record
            guard let row = rows[record.number], row.entity === Entity.of(type(of: model)) else { continue }
            record.row = row.columns
            record.lazyModels = nil
        }
    }
}
