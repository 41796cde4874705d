// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import VitrineCore
import VitrineTesting

private let long = "A long text about nothing that needs more room than there is by far"

@MainActor let textOptions: [OptionTable] = [
    looks(
        Font.self,
        [
            "body": .body, "callout": .callout, "caption": .caption, "caption2": .caption2, "default": .default,
            "footnote": .footnote, "headline": .headline, "largeTitle": .largeTitle, "subheadline": .subheadline,
            "title": .title, "title2": .title2, "title3": .title3,
            "custom(_:fixedSize:)": .custom("Menlo", fixedSize: 37),
            "custom(_:size:)": .custom("Menlo", size: 41),
            "custom(_:size:relativeTo:)": .custom("Menlo", size: 41, relativeTo: .caption2),
            "system(_:design:weight:)": .system(.body, design: .serif, weight: .bold),
            "system(size:weight:design:)": .system(size: 43, weight: .light, design: .serif),
        ]
    ) { font in
        Text("A").font(font).dynamicTypeSize(.xxxLarge)
    }
    .alike("body", "default", because: "text without a font is body text"),
    outcomes(
        CTFontManagerScope.self,
        ["none": .none, "persistent": .persistent, "process": .process, "session": .session, "user": .user]
    ) { scope in
        try FontFiles.with { file in
            let isRegistered = CTFontManagerRegisterFontsForURL(file, scope, nil)
            return "\(isRegistered) \(CTFontManagerUnregisterFontsForURL(file, scope, nil))"
        }
    }
    .alike(
        "none", "persistent", "process", "session", "user", because: "fonts are the process's, whatever is asked for"),
    outcomes(
        CTFontManagerError.self,
        [
            "alreadyRegistered": .alreadyRegistered, "fileNotFound": .fileNotFound, "notRegistered": .notRegistered,
            "unrecognizedFormat": .unrecognizedFormat,
        ]
    ) { wanted in
        try FontFiles.with { file in
            var error: Unmanaged<CFError>?
            switch wanted {
            case .alreadyRegistered:
                CTFontManagerRegisterFontsForURL(file, .process, nil)
                CTFontManagerRegisterFontsForURL(file, .process, &error)
            case .fileNotFound:
                CTFontManagerRegisterFontsForURL(file.appendingPathComponent("none"), .process, &error)
            case .notRegistered: CTFontManagerUnregisterFontsForURL(file, .process, &error)
            case .unrecognizedFormat:
                try Data("no font".utf8).write(to: file)
                CTFontManagerRegisterFontsForURL(file, .process, &error)
            }
            let code = error?.takeRetainedValue().code
            return code == wanted.rawValue ? "\(wanted)" : "another error: \(String(describing: code))"
        }
    },
    looks(
        Font.TextStyle.self,
        [
            "body": .body, "callout": .callout, "caption": .caption, "caption2": .caption2, "footnote": .footnote,
            "headline": .headline, "largeTitle": .largeTitle, "subheadline": .subheadline, "title": .title,
            "title2": .title2, "title3": .title3,
        ]
    ) { style in
        Text("A").font(.system(style))
    },
    looks(
        Font.Design.self,
        ["default": .default, "monospaced": .monospaced, "rounded": .rounded, "serif": .serif]
    ) { Text("A").fontDesign($0) },
    looks(Font.Leading.self, ["loose": .loose, "standard": .standard, "tight": .tight]) { leading in
        Text("A\nB").font(.body.leading(leading))
    },
    looks(
        Font.Weight.self,
        [
            "black": .black, "bold": .bold, "heavy": .heavy, "light": .light, "medium": .medium, "regular": .regular,
            "semibold": .semibold, "thin": .thin, "ultraLight": .ultraLight,
        ]
    ) { Text("A").fontWeight($0) },
    looks(
        Font.Width.self,
        ["compressed": .compressed, "condensed": .condensed, "expanded": .expanded, "standard": .standard]
    ) { Text("A").fontWidth($0) },
    looks(LegibilityWeight.self, ["bold": .bold, "regular": .regular]) { weight in
        Text("A").environment(\.legibilityWeight, weight)
    },
    looks(
        DynamicTypeSize.self,
        [
            "accessibility1": .accessibility1, "accessibility2": .accessibility2, "accessibility3": .accessibility3,
            "accessibility4": .accessibility4, "accessibility5": .accessibility5, "large": .large, "medium": .medium,
            "small": .small, "xLarge": .xLarge, "xSmall": .xSmall, "xxLarge": .xxLarge, "xxxLarge": .xxxLarge,
        ]
    ) { Text("A").dynamicTypeSize($0) },
    looks(
        ContentSizeCategory.self,
        [
            "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
            "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
            "accessibilityExtraLarge": .accessibilityExtraLarge, "accessibilityLarge": .accessibilityLarge,
            "accessibilityMedium": .accessibilityMedium, "extraExtraExtraLarge": .extraExtraExtraLarge,
            "extraExtraLarge": .extraExtraLarge, "extraLarge": .extraLarge, "extraSmall": .extraSmall,
            "large": .large, "medium": .medium, "small": .small,
        ]
    ) { Text("A").environment(\.sizeCategory, $0) },
    looks("Text.Case", ["~none": nil, "lowercase": Text.Case.lowercase, "uppercase": .uppercase]) { textCase in
        Text("Ab").textCase(textCase)
    },
    looks(
        Text.DateStyle.self,
        ["date": .date, "offset": .offset, "relative": .relative, "time": .time, "timer": .timer]
    ) { style in
        Text(Date.now.addingTimeInterval(-7384), style: style)
    },
    looks("Text.LineStyle", ["~none": nil, "single": Text.LineStyle.single as Text.LineStyle?]) { style in
        Text(underlined(style))
    },
    looks(
        Text.LineStyle.Pattern.self,
        ["dash": .dash, "dashDot": .dashDot, "dashDotDot": .dashDotDot, "dot": .dot, "solid": .solid]
    ) { Text("A").underline(pattern: $0) },
    looks(Text.TruncationMode.self, ["head": .head, "middle": .middle, "tail": .tail]) { mode in
        Text(long).truncationMode(mode).lineLimit(1).frame(width: 200)
    },
    looks(TextAlignment.self, ["center": .center, "leading": .leading, "trailing": .trailing]) { alignment in
        Text(long).multilineTextAlignment(alignment).frame(width: 200)
    },
    views(
        "TextSelectability",
        [
            "disabled": { Text("A").textSelection(.disabled) }, "enabled": { Text("A").textSelection(.enabled) },
        ]),
    looks(
        InlinePresentationIntent.self,
        [
            "~none": [], "blockHTML": .blockHTML, "code": .code, "emphasized": .emphasized, "inlineHTML": .inlineHTML,
            "lineBreak": .lineBreak, "softBreak": .softBreak, "strikethrough": .strikethrough,
            "stronglyEmphasized": .stronglyEmphasized,
        ]
    ) { intent in
        Text(intended(intent))
    }
    .alike(
        "~none", "blockHTML", "inlineHTML", "lineBreak", "softBreak",
        because: "they tell where characters came from, and change no letter"),
    outcomes(
        AttributedString.MarkdownParsingOptions.InterpretedSyntax.self,
        [
            "full": .full, "inlineOnly": .inlineOnly,
            "inlineOnlyPreservingWhitespace": .inlineOnlyPreservingWhitespace,
        ]
    ) { syntax in
        let text = "# A *b*\n\nC   d\ne"
        return look {
            if let text = try? AttributedString(markdown: text, options: .init(interpretedSyntax: syntax)) {
                Text(text)
            }
        }
    },
    outcomes(
        AttributedString.MarkdownParsingOptions.FailurePolicy.self,
        ["returnPartiallyParsedIfPossible": .returnPartiallyParsedIfPossible, "throwError": .throwError]
    ) { policy in
        do {
            let text = try AttributedString(
                markdown: "A ^[b](inflect: yes, and: more", options: .init(failurePolicy: policy))
            return "\(text)"
        } catch {
            return "thrown"
        }
    }
    .alike(
        "returnPartiallyParsedIfPossible", "throwError", because: "Markdown has no errors: what is no markup is text"),
    outcomes(
        "Measurement.FormatStyle.UnitWidth",
        [
            "abbreviated": Measurement<UnitLength>.FormatStyle.UnitWidth.abbreviated, "narrow": .narrow,
            "wide": .wide,
        ]
    ) { width in
        Measurement(value: 3, unit: UnitLength.meters).formatted(.measurement(width: width, usage: .asProvided))
    },
    outcomes(
        "MeasurementFormatUnitUsage",
        [
            "asProvided": MeasurementFormatUnitUsage<UnitLength>.asProvided, "focalLength": .focalLength,
            "general": .general, "person": .person, "personHeight": .personHeight, "rainfall": .rainfall,
            "road": .road, "snowfall": .snowfall, "visibility": .visibility,
        ]
    ) { usage in
        let lengths = [1.7, 100.0, 12_345].map { Measurement(value: $0, unit: UnitLength.meters) }
        return ["en_US", "en_GB", "de_DE"].map { locale in
            let style = Measurement<UnitLength>.FormatStyle(
                width: .wide, locale: Locale(identifier: locale), usage: usage)
            return lengths.map { $0.formatted(style) }.joined(separator: ", ")
        }.joined(separator: "; ")
    },
    usages(
        ["~": MeasurementFormatUnitUsage<UnitMass>.asProvided, "personWeight": .personWeight], of: 80, .kilograms,
        "en_GB"),
    usages(
        ["~": MeasurementFormatUnitUsage<UnitEnergy>.asProvided, "food": .food, "workout": .workout], of: 800,
        .kilojoules),
    usages(["~": MeasurementFormatUnitUsage<UnitVolume>.general, "liquid": .liquid], of: 2, .liters),
    usages(
        [
            "asProvided": MeasurementFormatUnitUsage<UnitTemperature>.asProvided, "person": .person,
            "weather": .weather,
        ], of: 300, .kelvin
    )
    .alike("person", "weather", because: "Foundation answers the same unit for both in every region"),
    outcomes(
        "FormatStyle",
        [
            "measurement(width:usage:hidesScaleName:numberFormatStyle:)": Measurement<UnitTemperature>.FormatStyle
                .measurement(width: .abbreviated, usage: .weather, hidesScaleName: true),
            "measurement(width:usage:numberFormatStyle:)": .measurement(width: .abbreviated, usage: .weather),
        ]
    ) { style in
        Measurement(value: 300, unit: UnitTemperature.kelvin).formatted(style)
    },
    outcomes(
        RelativeDateTimeFormatter.DateTimeStyle.self, ["named": .named, "numeric": .numeric]
    ) { style in
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = style
        return formatter.localizedString(fromTimeInterval: -86_400)
    },
    outcomes(
        RelativeDateTimeFormatter.UnitsStyle.self,
        ["abbreviated": .abbreviated, "full": .full, "short": .short, "spellOut": .spellOut]
    ) { style in
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = style
        return formatter.localizedString(fromTimeInterval: -3 * 2_629_800)
    },
    outcomes(
        LocalizedStringResource.BundleDescription.self,
        [
            "atURL(_:)": .atURL(URL(fileURLWithPath: "/tmp")), "forClass(_:)": .forClass(Flag.self), "main": .main,
        ]
    ) { bundle in
        "\(LocalizedStringResource("A", bundle: bundle).bundle)"
    },
]

private enum FontFiles {
    /// A font file that is there for one call.
    static func with(_ body: (URL) throws -> String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("census-\(UUID().uuidString).ttf")
        try TestFont(family: "Census").file.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file)
    }
}

/// What each usage makes of a value.
@MainActor private func usages<U: Dimension>(
    _ cases: KeyValuePairs<String, MeasurementFormatUnitUsage<U>>, of value: Double, _ unit: U,
    _ locale: String = "en_US"
) -> OptionTable {
    outcomes("MeasurementFormatUnitUsage", cases) { usage in
        Measurement(value: value, unit: unit).formatted(
            Measurement<U>.FormatStyle(width: .wide, locale: Locale(identifier: locale), usage: usage))
    }
}

private func intended(_ intent: InlinePresentationIntent) -> AttributedString {
    var text = AttributedString("A")
    text.inlinePresentationIntent = intent
    return text
}

private func underlined(_ style: Text.LineStyle?) -> AttributedString {
    var text = AttributedString("A")
    text.underlineStyle = style
    return text
}
