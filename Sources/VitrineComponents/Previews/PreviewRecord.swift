// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The record of a `#Preview`: its expansion stores it in a linker section, with a format version and a describer.
public typealias _PreviewRecord = (
    version: UInt,
    describe: @convention(c) (_ destination: UnsafeMutableRawPointer) -> Void
)

/// Stores the description of a preview; called by the describer in each `#Preview` expansion's record.
///
/// `destination` points to a `PreviewDescription?` of the caller, `PreviewRegistry`. Both ends agree through the
/// version of the record, because a linker constant cannot name a Swift type.
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

/// The description of a `#Preview`, or of an element of a provider's previews; none of its code has run.
nonisolated package struct PreviewDescription: Sendable {
    /// The name, or `nil` for an unnamed preview.
    package let name: String?

    /// `Module/File.swift`, as in `#fileID`; `Module/Type` for an element of a provider, whose file is unknown.
    package let fileID: String

    /// The line of the `#`; 0 for an element of a provider.
    package let line: Int

    /// The column of the `#`, from 1; the position of an element of a provider among the others.
    package let column: Int

    /// The traits, created anew by each call.
    package let traits: @MainActor () -> [PreviewTrait<Preview.ViewTraits>]

    /// The view, created anew by each call.
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
