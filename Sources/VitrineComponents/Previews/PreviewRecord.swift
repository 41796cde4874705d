// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Named by each `#Preview` expansion: the constant it puts into the linker section, a format version and a describer.
public typealias _PreviewRecord = (
    version: UInt,
    describe: @convention(c) (_ destination: UnsafeMutableRawPointer) -> Void
)

/// Called by each `#Preview` expansion from its record's describer: writes what the macro knows to `destination`.
///
/// `destination` points to a `PreviewDescription?` of the caller, `PreviewRegistry`; the two ends agree through the
/// record's version, because a linker constant cannot name a Swift type.
nonisolated public func _storePreview(
    into destination: UnsafeMutableRawPointer,
    name: String?,
    fileID: String,
    line: Int,
    column: Int,
    traits: @escaping @MainActor () -> [PreviewTrait<Preview.ViewTraits>],
    @ViewBuilder body: @escaping @MainActor () -> any View
) {
    destination.assumingMemoryBound(to: PreviewDescription?.self).pointee = PreviewDescription(
        name: name,
        fileID: fileID,
        line: line,
        column: column,
        traits: traits,
        body: body
    )
}

/// One `#Preview`, or one element of a provider's previews, as its source tells it; nothing of its body has run.
nonisolated package struct PreviewDescription: Sendable {
    /// The name in the parentheses, nil for an unnamed preview.
    package let name: String?

    /// `Module/File.swift`, as `#fileID` says it; `Module/Type` for an element of a provider, whose file nobody knows.
    package let fileID: String

    /// The line of the `#`; 0 for an element of a provider.
    package let line: Int

    /// The column of the `#`, from 1; of a provider's element its place among the others.
    package let column: Int

    /// The traits, made anew by each call.
    package let traits: @MainActor () -> [PreviewTrait<Preview.ViewTraits>]

    /// The view, made anew by each call.
    package let body: @MainActor () -> any View

    package init(
        name: String?,
        fileID: String,
        line: Int,
        column: Int,
        traits: @escaping @MainActor () -> [PreviewTrait<Preview.ViewTraits>],
        body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.fileID = fileID
        self.line = line
        self.column = column
        self.traits = traits
        self.body = body
    }
}
