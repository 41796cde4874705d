// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The previews of this program: those of `#Preview`, read from a linker section, and the elements of its preview
/// providers.
///
/// Invariant: the section `vitrine_previews` is an array of `_PreviewRecord`, one for each `#Preview` plus the empty
/// one below. The linker defines `__start_` and `__stop_` symbols for every section whose name is a C identifier, so
/// listing is a walk over constants: O(n) describer calls and a sort, without work at start-up and independent of the
/// order of registration. Each image has a section of its own: previews in a shared library are not listed (SwiftPM
/// links packages statically, so there are none).
nonisolated package enum PreviewRegistry {
    /// The version of the records that `#Preview` writes and `_storePreview` reads.
    private static let version: UInt = 1

    /// Returns every preview of the program, in the order of file, line and column.
    ///
    /// The `previews` of providers are code of the app: `willAsk` receives the name of each provider before its code
    /// runs, and those in `skipped` are not run (a builder that traps would trap again). No body runs.
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

    /// Returns the preview with an id.
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

/// Keeps the section in every program, since the linker defines the two symbols below only for an existing section.
@section("vitrine_previews") @used
private nonisolated let emptyRecord: _PreviewRecord = (0, { _ in })

// The linker's symbols. They are never written; they are `var` because Swift passes the address of variables only.
@_silgen_name(raw: "__start_vitrine_previews")
private nonisolated(unsafe) var sectionStart: _PreviewRecord

@_silgen_name(raw: "__stop_vitrine_previews")
private nonisolated(unsafe) var sectionStop: _PreviewRecord
