// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that shows one or more lines of read-only text.
nonisolated public struct Text: Equatable, Sendable {
    package indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: URL?)
        case resource(LocalizedStringResource)
        case formatted(FormattedValue)
        case joined(Text, Text)
        case image(Image)
    }

    /// The attributes, on the heap: texts are copied with every view that holds them, and few have attributes.
    private final class Box: Sendable {
        let attributes: TextAttributes

        init(_ attributes: TextAttributes) {
            self.attributes = attributes
        }
    }

    package let content: Content
    private var box: Box?

    package init(_ content: Content) {
        self.content = content
    }

    /// The attributes that modifiers set on this text.
    package var attributes: TextAttributes {
        get { box?.attributes ?? TextAttributes() }
        set { box = Box(newValue) }
    }

    package var hasAttributes: Bool { box != nil }

    /// Returns whether both have the same content and attributes.
    public static func == (a: Text, b: Text) -> Bool {
        guard a.content == b.content else { return false }
        return a.box === b.box || a.attributes == b.attributes
    }

    /// Creates a text that shows a string without localisation.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// Creates a text that shows a string variable without localisation.
    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        self.init(.verbatim(String(content)))
    }

    /// Creates a text for a key, which is looked up in the user's language.
    ///
    /// - Parameters:
    ///   - key: The key; its interpolations are inserted into the translation.
    ///   - tableName: The name of the string table; `nil` for `Localizable`.
    ///   - bundle: The bundle of the table; `nil` for the main bundle.
    ///   - comment: A note to translators, which has no effect.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle?.bundleURL))
    }

    /// Creates a text for a resource, which is looked up in the user's language.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.resource(resource))
    }

    /// Creates a text from an image, which stands on the baseline like a character.
    ///
    /// A symbol has the size, weight and colour of the text around it, any other image its own size.
    ///
    /// - Support: partial: in a text that a gradient fills, symbols have the gradient's mean colour.
    @_disfavoredOverload
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// Creates a text that formats a value with a format style in the user's locale.
    public init<F>(
        _ input: F.FormatInput, format: F
    ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(StyledValue(input, format)))
    }

    /// Creates a text that formats a value with a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
        self.init(.formatted(FormatterValue(subject, formatter)))
    }

    /// Creates a text that formats a date or an object with a formatter.
    ///
    /// These types do not conform to `ReferenceConvertible` in this Foundation.
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: Hashable {
        self.init(.formatted(FormatterValue(subject, formatter)))
    }

    /// A style in which a text shows a date.
    ///
    /// `relative`, `offset` and `timer` are updated every second.
    public struct DateStyle: Hashable, Sendable {
        package enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }

        package let kind: Kind

        /// The day, such as "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The time of day, such as "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The time to or from the date, such as "2 hr, 23 min" or "1 yr, 2 mths".
        public static let relative = DateStyle(kind: .relative)
        /// The offset of the date from now, such as "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts to or from the date, such as "36:59".
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text that shows a date in the user's locale and time zone.
    public init(_ date: Date, style: Text.DateStyle) {
        self.init(.formatted(DateValue(date, style)))
    }

    /// Creates a text that counts through an interval, with an update every second.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - pauseTime: The time at which the count stops; `nil` to count to the end.
    ///   - countsDown: Whether the remaining time is shown; otherwise the elapsed time.
    ///   - showsHours: Whether hours are shown separately once there are any.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .formatted(
                TimerValue(
                    interval: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Creates a text that shows a range of dates in the user's locale and time zone.
    @_disfavoredOverload
    public init(_ dates: ClosedRange<Date>) {
        self.init(.formatted(DateRangeValue(dates)))
    }

    /// Creates a text that shows an interval of dates in the user's locale and time zone.
    @_disfavoredOverload
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Whether the text changes by itself.
    package var countsOn: Bool {
        switch content {
        case .formatted(let value): value.countsOn
        case .joined(let first, let second): first.countsOn || second.countsOn
        default: false
        }
    }

    /// Returns a text that joins two texts to one paragraph.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.joined(lhs, rhs))
    }

    /// The part of a line that is replaced by an ellipsis if it does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning of the line is replaced.
        case head
        /// The end of the line is replaced.
        case tail
        /// The middle of the line is replaced.
        case middle
    }

    /// The letter case that a text is converted to.
    public enum Case: Hashable, Sendable {
        /// All letters are converted to uppercase.
        case uppercase
        /// All letters are converted to lowercase.
        case lowercase
    }
}

extension Text: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
}

extension Text: PrimitiveView {
    @MainActor package static func makeNode(_ view: Text, _ context: NodeContext) -> ViewNode {
        if RenderedText.isUsed(in: context) { return CompositeNode(RenderedText(text: view), context) }
        return TextNode(view, context)
    }
}
