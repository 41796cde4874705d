// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Foundation's formatter of numbers, in the language of the view or session that runs whenever it formats or parses, as
/// long as the app has not set its locale.
///
/// Apps call it `NumberFormatter` (EveryModule/FormattersOfSessions.swift). A formatter in a `static let` is that of all
/// sessions of the process, so it decides at each call and not when it is made.
///
/// Attributes of texts, which nothing reads on Linux, are those of the class above.
open class _SessionNumberFormatter: NumberFormatter, @unchecked Sendable {
    /// Whether the app has set the locale itself.
    private struct Own {
        var locale = false
    }

    private var keeper = FormatterKeeper<NumberFormatter, Own, Locale>(
        NumberFormatter(), own: Own(), copied: { $0.copy() as? NumberFormatter ?? NumberFormatter() },
        settle: { formatter, own, locale in if !own.locale { formatter.locale = locale } })

    public override init() {
        super.init()
    }

    /// Creates a formatter from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = _SessionNumberFormatter()
        copy.keeper = keeper.copy()
        return copy
    }

    open override class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String {
        let formatter = _SessionNumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(from: num) ?? ""
    }

    open override func string(from number: NSNumber) -> String? { shown { $0.string(from: number) } }

    open override func number(from string: String) -> NSNumber? { shown { $0.number(from: string) } }

    open override var locale: Locale! {
        get { shown { $0.locale } }
        set {
            keeper.change { base, own in
                own.locale = newValue != nil && newValue != Locale.autoupdatingCurrent
                // Foundation's cannot be without one.
                base.locale = newValue ?? Locale.current
            }
        }
    }

    // MARK: - Other settings

    open override var numberStyle: NumberFormatter.Style {
        get { shown { $0.numberStyle } }
        set { change { $0.numberStyle = newValue } }
    }
    open override var paddingPosition: NumberFormatter.PadPosition {
        get { shown { $0.paddingPosition } }
        set { change { $0.paddingPosition = newValue } }
    }
    open override var roundingMode: NumberFormatter.RoundingMode {
        get { shown { $0.roundingMode } }
        set { change { $0.roundingMode = newValue } }
    }
    open override var roundingBehavior: NSDecimalNumberHandler {
        get { shown { $0.roundingBehavior } }
        set { change { $0.roundingBehavior = newValue } }
    }
    open override var roundingIncrement: NSNumber! {
        get { shown { $0.roundingIncrement } }
        set { change { $0.roundingIncrement = newValue } }
    }
    open override var multiplier: NSNumber? {
        get { shown { $0.multiplier } }
        set { change { $0.multiplier = newValue } }
    }
    open override var minimum: NSNumber? {
        get { shown { $0.minimum } }
        set { change { $0.minimum = newValue } }
    }
    open override var maximum: NSNumber? {
        get { shown { $0.maximum } }
        set { change { $0.maximum = newValue } }
    }
    open override var generatesDecimalNumbers: Bool {
        get { shown { $0.generatesDecimalNumbers } }
        set { change { $0.generatesDecimalNumbers = newValue } }
    }
    open override var allowsFloats: Bool {
        get { shown { $0.allowsFloats } }
        set { change { $0.allowsFloats = newValue } }
    }
    open override var alwaysShowsDecimalSeparator: Bool {
        get { shown { $0.alwaysShowsDecimalSeparator } }
        set { change { $0.alwaysShowsDecimalSeparator = newValue } }
    }
    open override var usesGroupingSeparator: Bool {
        get { shown { $0.usesGroupingSeparator } }
        set { change { $0.usesGroupingSeparator = newValue } }
    }
    open override var isLenient: Bool {
        get { shown { $0.isLenient } }
        set { change { $0.isLenient = newValue } }
    }
    open override var usesSignificantDigits: Bool {
        get { shown { $0.usesSignificantDigits } }
        set { change { $0.usesSignificantDigits = newValue } }
    }
    open override var isPartialStringValidationEnabled: Bool {
        get { shown { $0.isPartialStringValidationEnabled } }
        set { change { $0.isPartialStringValidationEnabled = newValue } }
    }
    open override var hasThousandSeparators: Bool {
        get { shown { $0.hasThousandSeparators } }
        set { change { $0.hasThousandSeparators = newValue } }
    }
    open override var localizesFormat: Bool {
        get { shown { $0.localizesFormat } }
        set { change { $0.localizesFormat = newValue } }
    }
    open override var groupingSize: Int {
        get { shown { $0.groupingSize } }
        set { change { $0.groupingSize = newValue } }
    }
    open override var secondaryGroupingSize: Int {
        get { shown { $0.secondaryGroupingSize } }
        set { change { $0.secondaryGroupingSize = newValue } }
    }
    open override var formatWidth: Int {
        get { shown { $0.formatWidth } }
        set { change { $0.formatWidth = newValue } }
    }
    open override var minimumIntegerDigits: Int {
        get { shown { $0.minimumIntegerDigits } }
        set { change { $0.minimumIntegerDigits = newValue } }
    }
    open override var maximumIntegerDigits: Int {
        get { shown { $0.maximumIntegerDigits } }
        set { change { $0.maximumIntegerDigits = newValue } }
    }
    open override var minimumFractionDigits: Int {
        get { shown { $0.minimumFractionDigits } }
        set { change { $0.minimumFractionDigits = newValue } }
    }
    open override var maximumFractionDigits: Int {
        get { shown { $0.maximumFractionDigits } }
        set { change { $0.maximumFractionDigits = newValue } }
    }
    open override var minimumSignificantDigits: Int {
        get { shown { $0.minimumSignificantDigits } }
        set { change { $0.minimumSignificantDigits = newValue } }
    }
    open override var maximumSignificantDigits: Int {
        get { shown { $0.maximumSignificantDigits } }
        set { change { $0.maximumSignificantDigits = newValue } }
    }
    open override var nilSymbol: String {
        get { shown { $0.nilSymbol } }
        set { change { $0.nilSymbol = newValue } }
    }
    open override var positiveInfinitySymbol: String {
        get { shown { $0.positiveInfinitySymbol } }
        set { change { $0.positiveInfinitySymbol = newValue } }
    }
    open override var negativeInfinitySymbol: String {
        get { shown { $0.negativeInfinitySymbol } }
        set { change { $0.negativeInfinitySymbol = newValue } }
    }
    open override var format: String {
        get { shown { $0.format } }
        set { change { $0.format = newValue } }
    }
    open override var zeroSymbol: String? {
        get { shown { $0.zeroSymbol } }
        set { change { $0.zeroSymbol = newValue } }
    }
    open override var decimalSeparator: String! {
        get { shown { $0.decimalSeparator } }
        set { change { $0.decimalSeparator = newValue } }
    }
    open override var currencyDecimalSeparator: String! {
        get { shown { $0.currencyDecimalSeparator } }
        set { change { $0.currencyDecimalSeparator = newValue } }
    }
    open override var groupingSeparator: String! {
        get { shown { $0.groupingSeparator } }
        set { change { $0.groupingSeparator = newValue } }
    }
    open override var currencyGroupingSeparator: String! {
        get { shown { $0.currencyGroupingSeparator } }
        set { change { $0.currencyGroupingSeparator = newValue } }
    }
    open override var thousandSeparator: String! {
        get { shown { $0.thousandSeparator } }
        set { change { $0.thousandSeparator = newValue } }
    }
    open override var notANumberSymbol: String! {
        get { shown { $0.notANumberSymbol } }
        set { change { $0.notANumberSymbol = newValue } }
    }
    open override var positivePrefix: String! {
        get { shown { $0.positivePrefix } }
        set { change { $0.positivePrefix = newValue } }
    }
    open override var positiveSuffix: String! {
        get { shown { $0.positiveSuffix } }
        set { change { $0.positiveSuffix = newValue } }
    }
    open override var negativePrefix: String! {
        get { shown { $0.negativePrefix } }
        set { change { $0.negativePrefix = newValue } }
    }
    open override var negativeSuffix: String! {
        get { shown { $0.negativeSuffix } }
        set { change { $0.negativeSuffix = newValue } }
    }
    open override var positiveFormat: String! {
        get { shown { $0.positiveFormat } }
        set { change { $0.positiveFormat = newValue } }
    }
    open override var negativeFormat: String! {
        get { shown { $0.negativeFormat } }
        set { change { $0.negativeFormat = newValue } }
    }
    open override var currencyCode: String! {
        get { shown { $0.currencyCode } }
        set { change { $0.currencyCode = newValue } }
    }
    open override var currencySymbol: String! {
        get { shown { $0.currencySymbol } }
        set { change { $0.currencySymbol = newValue } }
    }
    open override var internationalCurrencySymbol: String! {
        get { shown { $0.internationalCurrencySymbol } }
        set { change { $0.internationalCurrencySymbol = newValue } }
    }
    open override var percentSymbol: String! {
        get { shown { $0.percentSymbol } }
        set { change { $0.percentSymbol = newValue } }
    }
    open override var perMillSymbol: String! {
        get { shown { $0.perMillSymbol } }
        set { change { $0.perMillSymbol = newValue } }
    }
    open override var minusSign: String! {
        get { shown { $0.minusSign } }
        set { change { $0.minusSign = newValue } }
    }
    open override var plusSign: String! {
        get { shown { $0.plusSign } }
        set { change { $0.plusSign = newValue } }
    }
    open override var exponentSymbol: String! {
        get { shown { $0.exponentSymbol } }
        set { change { $0.exponentSymbol = newValue } }
    }
    open override var paddingCharacter: String! {
        get { shown { $0.paddingCharacter } }
        set { change { $0.paddingCharacter = newValue } }
    }

    // MARK: - Places

    /// Does something with the formatter of the running place.
    private func shown<R>(_ body: (NumberFormatter) -> R) -> R {
        keeper.shown(in: EnvironmentValues.ofFormatting?.locale, body)
    }

    private func change(_ body: (NumberFormatter) -> Void) { keeper.change { base, _ in body(base) } }
}
