// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The side of a character with which an insertion point belongs.
///
/// It makes a difference where a line wraps, and between texts of different directions.
///
/// - Support: partial: browsers place the insertion point themselves, and a diagnostic says so; selections of fields
///   have the affinity that was set.
nonisolated public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// The affinity that belongs to the context.
    case automatic
    /// With the character before the insertion point.
    case upstream
    /// With the character behind the insertion point.
    case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// The affinity of selections in fields.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the affinity of selections in the fields of the view.
    ///
    /// - Support: partial: browsers place the insertion point themselves, and a diagnostic says so; selections of
    ///   fields have the affinity.
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        if affinity != .automatic {
            DeveloperNotes.withoutEffect(
                "textSelectionAffinity(_:)", remedy: "Browsers place the insertion point themselves.")
        }
        return environment(\.textSelectionAffinity, affinity)
    }
}
