// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
    /// The usual one.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Buttons that open a calendar.
    case compact = 2
    /// A calendar.
    case inline = 3
}

/// A control for a date.
open class UIDatePicker: UIControl {
    /// Which parts of a date can be chosen.
    public enum Mode: Int, Hashable, Sendable {
        /// Hours and minutes.
        case time = 0
        /// The day.
        case date = 1
        /// The day, hours and minutes.
        case dateAndTime = 2
        /// Hours and minutes that count down: chosen as a time of day.
        case countDownTimer = 3
        /// The month: chosen as a day.
        case yearAndMonth = 4
    }

    /// Which parts of the date can be chosen.
    open var datePickerMode = Mode.dateAndTime { didSet { didChange() } }
    /// The look that the app asks for.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { didChange() } }
    /// The look.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// The date.
    open var date = Date() { didSet { didChange() } }
    /// The first date that can be chosen; `nil` for any.
    open var minimumDate: Date? { didSet { didChange() } }
    /// The last date that can be chosen; `nil` for any.
    open var maximumDate: Date? { didSet { didChange() } }
    /// The language of the picker; `nil` for the user's.
    open var locale: Locale? { didSet { didChange() } }
    /// The calendar of the picker: the user's until another one is set, and again after `nil`.
    open var calendar: Calendar! {
        get { ownCalendar ?? SessionContext.current?.calendar ?? .current }
        set {
            ownCalendar = newValue
            didChange()
        }
    }
    /// The time zone of the picker; `nil` for the user's.
    open var timeZone: TimeZone? { didSet { didChange() } }
    /// The distance of the minutes that can be chosen; without effect.
    open var minuteInterval = 1 { didSet { noteChange() } }

    /// The chosen time of day, in seconds, for a picker that counts down.
    open var countDownDuration: TimeInterval {
        get { date.timeIntervalSince(calendar.startOfDay(for: date)) }
        set { date = calendar.startOfDay(for: date).addingTimeInterval(newValue) }
    }

    private var ownCalendar: Calendar?

    /// Creates a picker with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        showControl()
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    /// Sets the date; targets are not told.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - animated: Whether wheels turn there; the page decides.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private var components: DatePickerComponents {
        switch datePickerMode {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }

    private func picker(of date: Binding<Date>) -> DatePicker<EmptyView> {
        switch (minimumDate, maximumDate) {
        case (let first?, let last?):
            DatePicker(selection: date, in: first...max(first, last), displayedComponents: components) { EmptyView() }
        case (let first?, nil):
            DatePicker(selection: date, in: first..., displayedComponents: components) { EmptyView() }
        case (nil, let last?):
            DatePicker(selection: date, in: ...last, displayedComponents: components) { EmptyView() }
        case (nil, nil):
            DatePicker(selection: date, displayedComponents: components) { EmptyView() }
        }
    }

    @ViewBuilder private var styled: some View {
        let date = Binding(
            get: { [weak self] in self?.date ?? Date() },
            set: { [weak self] (date: Date) in
                self?.date = date
                self?.sendValueChanged()
            })
        let picker = picker(of: date)
        switch preferredDatePickerStyle {
        case .wheels: picker.datePickerStyle(.wheel)
        case .inline: picker.datePickerStyle(.graphical)
        case .automatic, .compact: picker.datePickerStyle(.compact)
        }
    }

    override var control: AnyView {
        AnyView(
            styled
                .labelsHidden()
                .transformEnvironment(\.locale) { [locale] in if let locale { $0 = locale } }
                .transformEnvironment(\.calendar) { [ownCalendar] in if let ownCalendar { $0 = ownCalendar } }
                .transformEnvironment(\.timeZone) { [timeZone] in if let timeZone { $0 = timeZone } })
    }
}
