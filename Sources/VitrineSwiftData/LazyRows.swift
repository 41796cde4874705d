// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The objects of a long result in their order, of which only the first have their rows: who reads one of the others
/// loads the rows of those around it.
///
/// A list of 100,000 objects so reads the rows that are seen, in batches, as they come into view.
final class LazyRows {
    /// The number of objects whose rows are loaded with the result: so many need no second query.
    static let eager = 200
    /// The number of objects whose rows are loaded together later.
    static let size = 200

    private let numbers: [Int64]
    private let entity: Entity

    /// Creates a result of objects of an entity, and of those that inherit from it.
    init(_ numbers: [Int64], _ entity: Entity) {
        self.numbers = numbers
        self.entity = entity
    }

    /// Loads the row of an object and those around it, as far as the objects are there and have none.
    func load(around position: Int, in context: ModelContext) {
        let start = position - position % Self.size
        let models = numbers[start..<min(start + Self.size, numbers.count)].compactMap { number in
            context.object(number, of: entity).flatMap { $0._$record.row == nil ? $0 : nil }
        }
        guard let rows = try? context.rows(of: models.map { $0._$record.number }, entity) else { return }
        for model in models {
            let record = model._$record
            guard let row = rows[record.number], row.entity === Entity.of(type(of: model)) else { continue }
            record.row = row.columns
            record.lazyRows = nil
        }
    }
}
