// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
@_spi(Engine) import VitrineCore

/// The objects that a view shows: fetched when the view's body runs, and again when they may be others.
///
/// Of a long result only what is read is loaded (`LazyModels`).
///
/// Invariants: `models` is what a fetch returned last; it is stale only while the node is queued. A change of an object
/// that leaves the selection and the order as they are does not run the body: who reads its properties is told by them.
final class ShownQuery<Element: PersistentModel>: NodeOwned, ContextListener {
    let context: ModelContext
    private(set) var models: [Element] = []
    private(set) var error: (any Error)?
    private var plan: FetchPlan<Element>?
    private var fingerprint: String?
    private var numbers: Set<Int64> = []
    private var transaction: Transaction?
    private var isStale = true
    private weak var node: ViewNode?

    init(_ context: ModelContext, node: ViewNode) {
        self.context = context
        self.node = node
        context.add(self)
    }

    /// Shows what a descriptor describes; fetches where that may have changed.
    func show(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
        self.transaction = transaction
        let plan = FetchPlan(descriptor)
        let text = plan.fingerprint
        guard isStale || text == nil || text != fingerprint else { return }
        self.plan = plan
        fingerprint = text
        isStale = false
        take(fetched(plan))
    }

    private func fetched(_ plan: FetchPlan<Element>) -> [Element] {
        do {
            error = nil
            return try context.fetchLazily(plan.descriptor)
        } catch {
            self.error = error
            DeveloperNotes.report(
                .dataUnavailable, "A @Query of \(Element.self) could not be answered: \(error)",
                remedy: "Give the view a container with this model: .modelContainer(for: \(Element.self).self).")
            return []
        }
    }

    private func take(_ found: [Element]) {
        models = found
        numbers = Set(found.map { $0._$record.number })
    }

    func contextDidChange(_ change: ContextChange) {
        guard !isStale, let plan, concerns(change, plan) else { return }
        isStale = true
        invalidate()
    }

    /// Whether a change may have changed the selection or the order.
    private func concerns(_ change: ContextChange, _ plan: FetchPlan<Element>) -> Bool {
        switch change {
        case .inserted(let model):
            guard let model = model as? Element else { return concernsOthers(model, plan) }
            return (try? plan.selects(model)) ?? true
        case .deleted(let model):
            guard let model = model as? Element else { return concernsOthers(model, plan) }
            return concerns(deleted: [model._$record.number], plan)
        case .changed(let model, let property):
            guard let model = model as? Element else { return concernsOthers(model, plan) }
            let was = numbers.contains(model._$record.number)
            let isSelected = (try? plan.selects(model)) ?? true
            return was != isSelected || was && plan.sorted?.contains(property.index) != false
        }
    }

    /// Whether the predicate asks for objects of the model.
    private func concernsOthers(_ model: any PersistentModel, _ plan: FetchPlan<Element>) -> Bool {
        plan.entities.contains(Entity.of(type(of: model)).table)
    }

    /// Whether what others have saved may have changed the selection or the order, as far as that is known without asking
    /// the store: thousands of sessions may show the objects of one.
    private func concerns(_ change: StoreChange, _ plan: FetchPlan<Element>) -> Bool {
        let name = plan.entity.table
        guard let sorted = plan.sorted, let asked = plan.asked, !change.inserted.contains(name) else {
            return !plan.entities.isDisjoint(with: change.entities)
        }
        if let deleted = change.deleted[name], concerns(deleted: deleted, plan) { return true }
        guard let updated = change.updated[name] else { return false }
        return !updated.isDisjoint(with: sorted) || !updated.isDisjoint(with: asked)
    }

    /// Whether a deletion concerns objects that are shown: one before the first of them moves all.
    private func concerns(deleted: Set<Int64>, _ plan: FetchPlan<Element>) -> Bool {
        plan.offset ?? 0 > 0 || !deleted.isDisjoint(with: numbers)
    }

    func storeDidChange(_ change: StoreChange) {
        guard !isStale, let plan, concerns(change, plan) else { return }
        let found = fetched(plan)
        guard found.map({ $0._$record.number }) != models.map({ $0._$record.number }) else { return }
        take(found)
        invalidate()
    }

    private func invalidate() {
        guard let node else { return }
        // Listeners are told by contexts of the main actor only.
        let known = UncheckedSendable((node, transaction))
        MainActor.assumeIsolated {
            let (node, transaction) = known.value
            if let transaction, UpdateContext.transaction.animation == nil {
                UpdateContext.with(transaction: transaction) { node.invalidate() }
            } else {
                node.invalidate()
            }
        }
    }

    func end() {
        context.remove(self)
        node = nil
    }

    @MainActor func nodeDidDie() { end() }
}
