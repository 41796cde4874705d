// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The values of a change that an observation receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, before anything changes.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change, and one after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change of an observed property.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has a value.
    case setting = 1
    /// Elements were inserted.
    case insertion = 2
    /// Elements were removed.
    case removal = 3
    /// Elements were replaced.
    case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change; always `.setting` here.
    public let kind: Kind
    /// The value after the change, where the options ask for it.
    public let newValue: Value?
    /// The value before the change, where the options ask for it.
    public let oldValue: Value?
    /// Which elements have changed; always `nil` here.
    public let indexes: IndexSet?
    /// Whether the property has not changed yet.
    public let isPrior: Bool

    init(new: Value?, old: Value?, isPrior: Bool = false) {
        kind = .setting
        newValue = new
        oldValue = old
        indexes = nil
        self.isPrior = isPrior
    }
}
