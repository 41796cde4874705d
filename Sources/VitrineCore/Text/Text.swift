// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One or more lines of read-only text.
nonisolated public struct Text: Equatable, Sendable {
    package indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: URL?)
        case resource(LocalizedStringResource)
        case formatted(FormattedValue)
        case joined(Text, Text)
        case image(Image)
    }

    /// Attributes on the heap: texts are copied with every view that holds them, and few have any.
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

    /// What modifiers say about this text.
    package var attributes: TextAttributes {
        get { box?.attributes ?? TextAttributes() }
        set { box = Box(newValue) }
    }

    package var hasAttributes: Bool { box != nil }

    public static func == (a: Text, b: Text) -> Bool {
        guard a.content == b.content else { return false }
        return a.box === b.box || a.attributes == b.attributes
    }

    /// Text that is shown as it is.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// Text that is shown as it is.
    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        self.init(.verbatim(String(content)))
    }

    /// Text for a key in the reader's language.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle?.bundleURL))
    }

    /// Text for a resource in the reader's language.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.resource(resource))
    }

    /// Text that is a picture.
    ///
    /// - Support: partial: pictures in texts are left out, and a diagnostic says so.
    @_disfavoredOverload
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// Text that formats a value in the reader's locale.
    public init<F>(
        _ input: F.FormatInput, format: F
    ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(StyledValue(input, format)))
    }

    /// Text that formats a value with a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
        self.init(.formatted(FormatterValue(subject, formatter)))
    }

    /// Text that formats a date, or an object, with a formatter: these are no `ReferenceConvertible` in this
    /// Foundation.
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: Hashable {
        self.init(.formatted(FormatterValue(subject, formatter)))
    }

    /// A way to show a date. `relative`, `offset` and `timer` count on by themselves, a step a second.
    public struct DateStyle: Hashable, Sendable {
        package enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }

        package let kind: Kind

        /// The day, as "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The time of day, as "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// How long it is to or from the date, as "2 hr, 23 min".
        public static let relative = DateStyle(kind: .relative)
        /// How far the date is from now, as "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts to or from the date, as "36:59".
        public static let timer = DateStyle(kind: .timer)
    }

    /// Text that shows a date in the reader's locale and time zone.
    public init(_ date: Date, style: Text.DateStyle) {
        self.init(.formatted(DateValue(date, style)))
    }

    /// Text that counts through an interval.
    ///
    /// - Parameters:
    ///   - pauseTime: Where the count stands still.
    ///   - countsDown: From the end to nothing, or from nothing on.
    ///   - showsHours: Whether hours are a part of their own as soon as there are any.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .formatted(
                TimerValue(
                    interval: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Text that shows two dates in the reader's locale and time zone.
    @_disfavoredOverload
    public init(_ dates: ClosedRange<Date>) {
        self.init(.formatted(DateRangeValue(dates)))
    }

    /// Text that shows two dates in the reader's locale and time zone.
    @_disfavoredOverload
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Whether what the text shows changes by itself.
    package var countsOn: Bool {
        switch content {
        case .formatted(let value): value.countsOn
        case .joined(let first, let second): first.countsOn || second.countsOn
        default: false
        }
    }

    /// Joins two texts to one paragraph.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.joined(lhs, rhs))
    }

    /// How lines of a text are shortened to fit.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }

    /// The case of a text's letters.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }
}

extension Text: View {
    public typealias Body = Never
}

extension Text: PrimitiveView {
    @MainActor package static func makeNode(_ view: Text, _ context: NodeContext) -> ViewNode {
        TextNode(view, context)
    }
}
