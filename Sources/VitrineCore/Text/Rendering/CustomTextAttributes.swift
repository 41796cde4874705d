// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An app's own attributes of a text, at most one of each type.
///
/// Unchecked because attributes of an app need not be `Sendable`; they are only read.
nonisolated package struct CustomTextAttributes: Equatable, @unchecked Sendable {
    private var values: [AnyHashable] = []

    package init() {}

    init(_ value: some TextAttribute) {
        values = [AnyHashable(value)]
    }

    /// Returns the attribute of a type.
    func value<T: TextAttribute>(of type: T.Type) -> T? {
        for value in values {
            if let found = value.base as? T { return found }
        }
        return nil
    }

    /// Returns these attributes, with those of other types taken from outer attributes.
    package func filled(from outer: CustomTextAttributes) -> CustomTextAttributes {
        guard !outer.values.isEmpty else { return self }
        var result = self
        for value in outer.values where !has(Swift.type(of: value.base)) { result.values.append(value) }
        return result
    }

    private func has(_ type: Any.Type) -> Bool { values.contains { Swift.type(of: $0.base) == type } }

    /// Returns whether both have equal attributes, in whatever order they were attached.
    package static func == (a: CustomTextAttributes, b: CustomTextAttributes) -> Bool {
        a.values.count == b.values.count && a.values.allSatisfy { b.values.contains($0) }
    }
}
