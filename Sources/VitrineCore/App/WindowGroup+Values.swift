// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A session has one window, which is opened for no value; titles and identifiers are ignored.

/// The content of a window that is opened for a value.
nonisolated public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
    let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    init(content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
    }

    /// Creates the content of a window with a value to begin with.
    init(defaultValue: Data, content: @escaping (Binding<Data>) -> Content) {
        self.content = { content(Binding<Data>($0) ?? .constant(defaultValue)) }
        _value = State(initialValue: defaultValue)
    }

    /// The content for the window's value, which is `nil` at first unless there is a default one.
    @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
    /// Creates a group of windows that are opened for values; a session's window has none.
    public nonisolated init<D, C>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with an identifier that are opened for values; a session's window has none.
    public nonisolated init<D, C>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with a localised title that are opened for values; a session's window has none.
    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with a localised title and an identifier that are opened for values; a session's
    /// window has none.
    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with a title that are opened for values; a session's window has none.
    public nonisolated init<D, C>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with a title and an identifier that are opened for values; a session's window has
    /// none.
    public nonisolated init<D, C>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with a title from a localised string resource that are opened for values; a
    /// session's window has none.
    @_disfavoredOverload
    public nonisolated init<D, C>(
        _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with a title from a localised string resource and an identifier that are opened for
    /// values; a session's window has none.
    @_disfavoredOverload
    public nonisolated init<D, C>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with a title that is a string that are opened for values; a session's window has
    /// none.
    @_disfavoredOverload
    public nonisolated init<S, D, C>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    )
    where
        Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View, S: StringProtocol
    {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows with a title that is a string and an identifier that are opened for values; a
    /// session's window has none.
    @_disfavoredOverload
    public nonisolated init<S, D, C>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    )
    where
        Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View, S: StringProtocol
    {
        self.init { PresentedWindowContent(content: content) }
    }
}

extension WindowGroup {
    /// Creates a group of windows that are opened for values; a session's window has the default one.
    public nonisolated init<D, C>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(defaultValue: defaultValue(), content: content) }
    }

    /// Creates a group of windows with an identifier that are opened for values; a session's window has the default
    /// one.
    public nonisolated init<D, C>(
        id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(defaultValue: defaultValue(), content: content) }
    }

    /// Creates a group of windows with a localised title that are opened for values; a session's window has the
    /// default one.
    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(defaultValue: defaultValue(), content: content) }
    }

    /// Creates a group of windows with a localised title and an identifier that are opened for values; a session's
    /// window has the default one.
    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(defaultValue: defaultValue(), content: content) }
    }

    /// Creates a group of windows with a title that are opened for values; a session's window has the default one.
    public nonisolated init<D, C>(
        _ title: Text, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(defaultValue: defaultValue(), content: content) }
    }

    /// Creates a group of windows with a title and an identifier that are opened for values; a session's window has
    /// the default one.
    public nonisolated init<D, C>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(defaultValue: defaultValue(), content: content) }
    }

    /// Creates a group of windows with a title from a localised string resource that are opened for values; a
    /// session's window has the default one.
    @_disfavoredOverload
    public nonisolated init<D, C>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(defaultValue: defaultValue(), content: content) }
    }

    /// Creates a group of windows with a title from a localised string resource and an identifier that are opened for
    /// values; a session's window has the default one.
    @_disfavoredOverload
    public nonisolated init<D, C>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init { PresentedWindowContent(defaultValue: defaultValue(), content: content) }
    }

    /// Creates a group of windows with a title that is a string that are opened for values; a session's window has the
    /// default one.
    @_disfavoredOverload
    public nonisolated init<S, D, C>(
        _ title: S, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    )
    where
        Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View, S: StringProtocol
    {
        self.init { PresentedWindowContent(defaultValue: defaultValue(), content: content) }
    }

    /// Creates a group of windows with a title that is a string and an identifier that are opened for values; a
    /// session's window has the default one.
    @_disfavoredOverload
    public nonisolated init<S, D, C>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    )
    where
        Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View, S: StringProtocol
    {
        self.init { PresentedWindowContent(defaultValue: defaultValue(), content: content) }
    }
}
