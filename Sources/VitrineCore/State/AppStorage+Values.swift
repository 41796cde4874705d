// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AppStorage where Value == Bool {
    /// A property for a value in a defaults store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .bool)
    }
}

extension AppStorage where Value == Int {
    /// A property for a value in a defaults store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .integer)
    }
}

extension AppStorage where Value == Double {
    /// A property for a value in a defaults store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .double)
    }
}

extension AppStorage where Value == String {
    /// A property for a value in a defaults store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .string)
    }
}

extension AppStorage where Value == URL {
    /// A property for a value in a defaults store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .url)
    }
}

extension AppStorage where Value == Data {
    /// A property for a value in a defaults store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .data)
    }
}

extension AppStorage where Value == Date {
    /// A property for a value in a defaults store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .date)
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// A property for a value in a defaults store, by its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .rawInteger)
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// A property for a value in a defaults store, by its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .rawString)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A property for a value in a defaults store that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, DefaultsCoding<Bool>.bool.optional)
    }

    /// A property for a value in a defaults store that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, DefaultsCoding<Int>.integer.optional)
    }

    /// A property for a value in a defaults store that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store, DefaultsCoding<Double>.double.optional)
    }

    /// A property for a value in a defaults store that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, DefaultsCoding<String>.string.optional)
    }

    /// A property for a value in a defaults store that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store, DefaultsCoding<URL>.url.optional)
    }

    /// A property for a value in a defaults store that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store, DefaultsCoding<Data>.data.optional)
    }

    /// A property for a value in a defaults store that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, store, DefaultsCoding<Date>.date.optional)
    }
}

extension AppStorage {
    /// A property for a value in a defaults store that may be missing, by its raw value.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key, store, DefaultsCoding<R>.rawString.optional)
    }

    /// A property for a value in a defaults store that may be missing, by its raw value.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, store, DefaultsCoding<R>.rawInteger.optional)
    }
}

extension AppStorage where Value: Codable {
    /// Creates a property whose value is stored as JSON; for types of ours that apps may store.
    package init(json wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(wrappedValue, key, store, .json)
    }
}
