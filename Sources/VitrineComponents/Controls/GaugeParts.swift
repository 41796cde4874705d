// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// A label above a bar of 4 points between the labels of its bounds, with the label of the value below.
struct BarGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeTrack(value: configuration.value, height: 4, fills: true)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A bar of 6 points with the labels of its bounds beside it.
struct AccessoryBarGauge: View {
    let configuration: GaugeStyleConfiguration
    let fills: Bool

    var body: some View {
        if fills {
            VStack(alignment: .leading, spacing: 2) {
                configuration.label.font(.headline)
                GaugeTrack(value: configuration.value, height: 6, fills: true)
                configuration.currentValueLabel
            }
        } else {
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                GaugeTrack(value: configuration.value, height: 6, fills: false)
                configuration.maximumValueLabel
            }
            .font(.headline)
        }
    }
}

/// A bar with a filled part, or a full one with a marker.
private struct GaugeTrack: View {
    let value: Double
    let height: Double
    let fills: Bool

    var body: some View {
        if fills {
            Capsule().fill(Color(.system(.fill))).frame(height: height)
                .overlay(GaugeFill(value: value).fill(GaugeTint(course: .bar)))
        } else {
            Capsule().fill(GaugeTint(course: .bar)).frame(height: height)
                .overlay(GaugeMarker(value: value).fill(Color.primary))
        }
    }
}

/// The leading part of a bar.
nonisolated private struct GaugeFill: Shape {
    let value: Double

    func path(in rect: CGRect) -> Path {
        guard value > 0 else { return Path() }
        let width = max(rect.width * value, min(rect.height, rect.width))
        let part = CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
        return Path(roundedRect: part, cornerRadius: rect.height / 2, style: .circular)
    }
}

/// A dot on a bar.
nonisolated private struct GaugeMarker: Shape {
    let value: Double

    func path(in rect: CGRect) -> Path {
        let side = rect.height + 4
        let x = rect.minX + (rect.width - rect.height) * value + rect.height / 2
        return Path(ellipseIn: CGRect(x: x - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

/// A ring of 58 points with the label of the value in the middle; open at the bottom with a marker, or closed and
/// filled.
struct RingGauge: View {
    let configuration: GaugeStyleConfiguration
    let isClosed: Bool

    var body: some View {
        ZStack {
            GaugeArc(value: 1, isClosed: isClosed)
                .stroke(GaugeTint(course: isClosed ? .ring : .openRing), style: stroke)
                .opacity(isClosed ? 0.25 : 1)
            if isClosed {
                GaugeArc(value: configuration.value, isClosed: true)
                    .stroke(GaugeTint(course: .ring), style: stroke)
            } else {
                GaugeDot(value: configuration.value).fill(Color.primary)
            }
            Group {
                if let current = configuration.currentValueLabel { current } else { configuration.label }
            }
            .font(.system(size: 20, weight: .medium))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(width: 38)
            if !isClosed {
                HStack(spacing: 10) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
                .font(.system(size: 10, weight: .medium))
                .offset(y: 23)
            }
        }
        .frame(width: 58, height: 58)
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: 6, lineCap: .round) }
}

/// The start and the extent of an open ring, clockwise, in degrees.
nonisolated private enum GaugeAngles {
    static let start = 135.0
    static let sweep = 270.0
}

/// A ring from its top, or three quarters of one.
nonisolated private struct GaugeArc: Shape {
    let value: Double
    let isClosed: Bool

    func path(in rect: CGRect) -> Path {
        guard value > 0 else { return Path() }
        var path = Path()
        path.addRelativeArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
            startAngle: .degrees(isClosed ? -90 : GaugeAngles.start),
            delta: .degrees((isClosed ? 360 : GaugeAngles.sweep) * value))
        return path
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A dot on an open ring.
nonisolated private struct GaugeDot: Shape {
    let value: Double

    func path(in rect: CGRect) -> Path {
        let angle = (GaugeAngles.start + GaugeAngles.sweep * value) * .pi / 180
        let radius = min(rect.width, rect.height) / 2 - 3
        let center = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        return Path(ellipseIn: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10))
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The tint of a gauge: a gradient covers the whole range, whatever part is filled.
nonisolated private struct GaugeTint: PaintedShapeStyle {
    enum Course { case bar, ring, openRing }
    let course: Course

    func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        guard let gradient = environment.tintStyle?.base as? Gradient else {
            return environment.tintPaint(level: level)
        }
        switch course {
        case .bar:
            return LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
                .paint(level: level, in: environment)
        case .ring: return angular(gradient, from: -90, by: 360).paint(level: level, in: environment)
        case .openRing:
            return angular(gradient, from: GaugeAngles.start, by: GaugeAngles.sweep).paint(
                level: level, in: environment)
        }
    }

    private func angular(_ gradient: Gradient, from start: Double, by sweep: Double) -> AngularGradient {
        AngularGradient(
            gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(start + sweep))
    }
}
