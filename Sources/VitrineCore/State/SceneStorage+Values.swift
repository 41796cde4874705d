// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension SceneStorage where Value == Bool {
    /// A property for a value in a scene.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, .bool)
    }
}

extension SceneStorage where Value == Int {
    /// A property for a value in a scene.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, .integer)
    }
}

extension SceneStorage where Value == Double {
    /// A property for a value in a scene.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, .double)
    }
}

extension SceneStorage where Value == String {
    /// A property for a value in a scene.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, .string)
    }
}

extension SceneStorage where Value == URL {
    /// A property for a value in a scene.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, .url)
    }
}

extension SceneStorage where Value == Data {
    /// A property for a value in a scene.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, .data)
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// A property for a value in a scene, by its raw value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, .rawInteger)
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// A property for a value in a scene, by its raw value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(wrappedValue, key, .rawString)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A property for a value in a scene that may be missing.
    public init(_ key: String) where Value == Bool? {
        self.init(nil, key, DefaultsCoding<Bool>.bool.optional)
    }

    /// A property for a value in a scene that may be missing.
    public init(_ key: String) where Value == Int? {
        self.init(nil, key, DefaultsCoding<Int>.integer.optional)
    }

    /// A property for a value in a scene that may be missing.
    public init(_ key: String) where Value == Double? {
        self.init(nil, key, DefaultsCoding<Double>.double.optional)
    }

    /// A property for a value in a scene that may be missing.
    public init(_ key: String) where Value == String? {
        self.init(nil, key, DefaultsCoding<String>.string.optional)
    }

    /// A property for a value in a scene that may be missing.
    public init(_ key: String) where Value == URL? {
        self.init(nil, key, DefaultsCoding<URL>.url.optional)
    }

    /// A property for a value in a scene that may be missing.
    public init(_ key: String) where Value == Data? {
        self.init(nil, key, DefaultsCoding<Data>.data.optional)
    }
}

extension SceneStorage {
    /// A property for a value in a scene that may be missing, by its raw value.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key, DefaultsCoding<R>.rawString.optional)
    }

    /// A property for a value in a scene that may be missing, by its raw value.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, DefaultsCoding<R>.rawInteger.optional)
    }
}
