// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A label with buttons for the date and the time at the trailing end.
///
/// Documentation/Layout.md 11: text and 13.5 points at each side, 34.33 high, corner radius 8, 5 apart. In a list the
/// buttons do not add to the row's height (10.11). They are below the label if both are wider than the row, and at the
/// accessibility text sizes.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.stacksLabels) private var stacksLabels

    var body: some View {
        let hasLabel = labelsVisibility != .hidden
        DatePillsLayout(hasLabel: hasLabel, isStacked: stacksLabels, overhang: isInList ? 7 : 0) {
            if hasLabel { configuration.label.accessibilityHidden(true) }
            if configuration.displayedComponents.contains(.date) { pill(.date) }
            if configuration.displayedComponents.contains(.hourAndMinute) { pill(.hourAndMinute) }
        }
    }

    private func pill(_ parts: DatePickerComponents) -> some View {
        DatePill(configuration: configuration, parts: parts).opacity(isEnabled ? 1 : 0.3)
    }
}

/// Lays out a label and buttons: side by side if they fit, otherwise with the buttons below, in one or several lines.
nonisolated private struct DatePillsLayout: Layout {
    /// Whether the first view is the label; the others are buttons.
    let hasLabel: Bool
    /// Whether the buttons are below the label in any case.
    let isStacked: Bool
    /// How far buttons beside the label extend above and below the row, in points.
    let overhang: CGFloat

    private static let betweenPills: CGFloat = 5
    private static let besideLabel: CGFloat = 8
    private static let belowLabel: CGFloat = 4

    private struct Part {
        var frame: CGRect
        var index: Int
    }

    private struct Arrangement {
        var size: CGSize
        var parts: [Part]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(in: proposal.width, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let arrangement = arrangement(in: bounds.width, subviews)
        let dy = (bounds.height - arrangement.size.height) / 2
        for part in arrangement.parts {
            subviews[part.index].place(
                at: CGPoint(x: bounds.minX + part.frame.minX, y: bounds.minY + part.frame.minY + dy),
                proposal: ProposedViewSize(part.frame.size))
        }
    }

    /// The alignment guides are those of the label: separators between rows begin there.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard hasLabel, let label = arrangement(in: bounds.width, subviews).parts.first else { return nil }
        return subviews[0].dimensions(in: ProposedViewSize(label.frame.size))[explicit: guide]
            .map { label.frame.minX + $0 }
    }

    private func arrangement(in width: CGFloat?, _ subviews: Subviews) -> Arrangement {
        let pills = subviews.indices.dropFirst(hasLabel ? 1 : 0)
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let line =
            pills.reduce(0) { $0 + sizes[$1].width } + CGFloat(max(pills.count - 1, 0)) * Self.betweenPills
        let beside = hasLabel ? sizes[0].width + Self.besideLabel : 0
        let fits = width.map { beside + line <= $0 + 0.01 } ?? true
        if fits, !isStacked { return row(in: width, sizes, Array(pills), pillsWidth: line, natural: beside + line) }
        return column(in: width, subviews, Array(pills), pillsWidth: line)
    }

    private func row(
        in width: CGFloat?, _ sizes: [CGSize], _ pills: [Int], pillsWidth: CGFloat, natural: CGFloat
    ) -> Arrangement {
        let full = hasLabel ? max(width ?? natural, natural) : natural
        let tallest = pills.map { sizes[$0].height }.max() ?? 0
        let height = max(hasLabel ? sizes[0].height : 0, tallest - 2 * overhang)
        var parts: [Part] = []
        func add(_ index: Int, x: CGFloat) {
            let size = sizes[index]
            parts.append(
                Part(frame: CGRect(origin: CGPoint(x: x, y: (height - size.height) / 2), size: size), index: index))
        }
        if hasLabel { add(0, x: 0) }
        var x = full - pillsWidth
        for pill in pills {
            add(pill, x: x)
            x += sizes[pill].width + Self.betweenPills
        }
        return Arrangement(size: CGSize(width: full, height: height), parts: parts)
    }

    private func column(
        in width: CGFloat?, _ subviews: Subviews, _ pills: [Int], pillsWidth: CGFloat
    ) -> Arrangement {
        let offer = ProposedViewSize(width: width, height: nil)
        var parts: [Part] = []
        var (y, widest): (CGFloat, CGFloat) = (0, 0)
        if hasLabel {
            let size = subviews[0].sizeThatFits(offer)
            parts.append(Part(frame: CGRect(origin: .zero, size: size), index: 0))
            (y, widest) = (size.height + Self.belowLabel, size.width)
        }
        let isOneLine = width.map { pillsWidth <= $0 + 0.01 } ?? true
        var (x, lowest): (CGFloat, CGFloat) = (0, y)
        for pill in pills {
            let size = subviews[pill].sizeThatFits(isOneLine ? .unspecified : offer)
            parts.append(Part(frame: CGRect(origin: CGPoint(x: x, y: y), size: size), index: pill))
            (widest, lowest) = (max(widest, x + size.width), max(lowest, y + size.height))
            if isOneLine { x += size.width + Self.betweenPills } else { y += size.height + Self.betweenPills }
        }
        return Arrangement(size: CGSize(width: hasLabel ? width ?? widest : widest, height: lowest), parts: parts)
    }
}

/// The day or the time on a background: a button that opens a month or wheels in a popover.
struct DatePill: View {
    let configuration: DatePickerStyleConfiguration
    /// The day or the time.
    let parts: DatePickerComponents
    @State private var isOpen = false
    @Environment(\.self) private var environment

    init(configuration: DatePickerStyleConfiguration, parts: DatePickerComponents) {
        self.configuration = configuration
        self.parts = parts
    }

    var body: some View {
        let isOpen = $isOpen
        let (part, name) = (part, configuration.label.name)
        return ButtonSurface(
            action: { isOpen.wrappedValue = true }, pressedOpacity: 0.5, semantics: semantics, content: pill
        )
        .modifier(
            PresentationModifier(.confirmation(name), isPresented: isOpen) { parts in
                AnyView(
                    PopoverSurface(
                        parts: parts, content: PresentedContent { AnyView(DatePanel(configuration: part)) }, edge: nil,
                        attachment: .rect(.bounds)))
            })
    }

    private var pill: some View {
        Text(configuration.selection, format: style)
            .lineLimit(1)
            // A long date at the largest text sizes is wider than a narrow window.
            .minimumScaleFactor(0.5)
            .padding(.horizontal, 13.5)
            .padding(.vertical, 7)
            .background(RoundedRectangle(cornerRadius: 8).fill(Color(.system(.tertiaryFill))))
            .accessibilityHidden(true)
    }

    /// The hour has as many digits as the language writes, which it has not in the shortened time.
    private var style: Date.FormatStyle {
        parts == .date ? Date.FormatStyle(date: .abbreviated, time: .omitted) : Date.FormatStyle().hour().minute()
    }

    private var part: DatePickerStyleConfiguration {
        var part = configuration
        part.displayedComponents = parts
        return part
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .picker)
        semantics.label = configuration.label.name?.string(in: environment)
        semantics.value = Text(configuration.selection, format: style).string(in: environment)
        return semantics
    }
}

/// The month or the wheels that a `DatePill` opens.
private struct DatePanel: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        Group {
            if configuration.displayedComponents == .date {
                CalendarDatePicker(configuration: configuration)
            } else {
                WheelDatePicker(configuration: configuration).labelsHidden()
            }
        }
        .padding(16)
        .frame(width: 320)
    }
}
