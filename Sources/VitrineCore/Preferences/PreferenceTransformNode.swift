// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The node of a modifier that transforms a preference of its content; the transformed value replaces that of the
/// content.
package class PreferenceTransformNode<M: PrimitiveModifier, Key: PreferenceKey>: ModifierNode<M>, PreferenceWriting,
    PreferenceReading
{
    package final var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
    package final var keepsInnerValues: Bool { false }
    private final var inner: [any PreferenceWriting] = []
    private final var tracker = ObservationTracker()

    /// Transforms the content's value, or the default value if the content has none.
    package func transform(_ value: inout Key.Value) {
        preconditionFailure("\(Self.self) says how it changes a preference.")
    }

    package override func contentDidLoad() {
        graph.preferences.add(self as any PreferenceWriting)
        graph.preferences.add(self as any PreferenceReading)
    }

    package override func modifierDidChange(from old: M) { graph.preferences.changed(preferenceKey, in: graph) }

    package final func write(into value: inout Any) {
        guard var combined = value as? Key.Value else { return }
        var own: Any = Key.defaultValue
        for writer in inner { writer.write(into: &own) }
        guard let inside = (own as? Key.Value).map({ UncheckedSendable($0) }) else { return }
        // This node observes what the closure reads.
        let transformed = graph.reading(self) {
            tracker.track(self, type: ViewType.of(ModifiedContent<EmptyView, M>.self)) {
                var result = inside.value
                transform(&result)
                return UncheckedSendable(result)
            }
        }
        Key.reduce(value: &combined) { transformed.value }
        value = combined
    }

    package override func refresh() {
        graph.dequeue(self)
        graph.preferences.changed(preferenceKey, in: graph)
    }

    package final func deliver(_ writers: [any PreferenceWriting]) { inner = writers }

    package override func willDie() {
        super.willDie()
        tracker.end()
        graph.preferences.remove(self as any PreferenceWriting)
        graph.preferences.remove(self as any PreferenceReading)
    }
}
