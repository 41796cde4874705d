// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The previews of this program: those of `#Preview`, read from a linker section of our own, and the elements of its
/// preview providers.
///
/// Invariant: the section `vitrine_previews` is an array of `_PreviewRecord`, one per `#Preview` plus the empty one
/// below. The linker defines `__start_` and `__stop_` of every section whose name is a C identifier, so listing is a
/// walk over constants: O(n) describer calls and a sort, no start-up work, no registration order. Each image has a
/// section of its own: previews in a shared library are not in the program's list (SwiftPM links packages statically,
/// so none are).
nonisolated package enum PreviewRegistry {
    /// The version that `#Preview` writes and `_storePreview` understands.
    private static let version: UInt = 1

    /// Every preview of the program, in the order of file, line and column.
    ///
    /// Providers are asked for their `previews`, which is code of the app: `willAsk` hears the name of each one before,
    /// and those in `skipped` are not asked (a builder that traps would take the caller with it again). No body runs.
    @MainActor
    package static func all(
        skipping skipped: Set<String> = [],
        willAsk: (String) -> Void = { _ in }
    ) -> [RegisteredPreview] {
        var found = descriptions()
        for provider in PreviewProviders.all where !skipped.contains(provider.name) {
            willAsk(provider.name)
            found += provider.descriptions()
        }
        return RegisteredPreview.numbered(found)
    }

    /// The preview with this id.
    @MainActor
    package static func preview(withID id: String, skipping skipped: Set<String> = []) -> RegisteredPreview? {
        all(skipping: skipped).first { $0.id == id }
    }

    private static func descriptions() -> [PreviewDescription] {
        withUnsafePointer(to: &sectionStart) { start in
            withUnsafePointer(to: &sectionStop) { stop in
                UnsafeBufferPointer(start: start, count: stop - start).compactMap(describe)
            }
        }
    }

    private static func describe(_ record: _PreviewRecord) -> PreviewDescription? {
        if record.version == 0 { return nil }
        precondition(
            record.version == version,
            "a #Preview was expanded by another version of Vitrine; rebuild the program from clean"
        )
        var description: PreviewDescription?
        withUnsafeMutablePointer(to: &description) { record.describe(UnsafeMutableRawPointer($0)) }
        return description
    }
}

/// Keeps the section in every program, since the linker defines the two symbols below only for a section that exists.
@section("vitrine_previews") @used
private nonisolated let emptyRecord: _PreviewRecord = (0, { _ in })

// The linker's own names. Nobody writes to them; `var` because Swift lends an address only of variables.
@_silgen_name(raw: "__start_vitrine_previews")
private nonisolated(unsafe) var sectionStart: _PreviewRecord

@_silgen_name(raw: "__stop_vitrine_previews")
private nonisolated(unsafe) var sectionStop: _PreviewRecord
