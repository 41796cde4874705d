// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title and a system symbol.
    @_disfavoredOverload
    public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title from a localized string resource and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a localized title and an image from the asset catalog.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a title and an image from the asset catalog.
    @_disfavoredOverload
    public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a localized title and an image that Xcode names for an asset catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label with a title and an image that Xcode names for an asset catalog.
    @_disfavoredOverload
    public init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}
