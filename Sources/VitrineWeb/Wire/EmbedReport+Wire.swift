// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

extension EmbedReport {
    /// Reads a report of a page; `nil` for anything that is none.
    init?(_ word: String, _ values: some Sequence<JSONValue>) {
        let values = Array(values)
        /// Returns a number within bounds.
        func number(_ index: Int, _ bounds: ClosedRange<Double>) -> Double? {
            values[index].number.flatMap { bounds.contains($0) ? $0 : nil }
        }
        /// The same, where the browser may know none; `nil` for another value.
        func optional(_ index: Int, _ bounds: ClosedRange<Double>) -> Double?? {
            values[index] == .null ? .some(nil) : number(index, bounds).map { .some($0) }
        }
        func code<Value: RawRepresentable<Int>>(_ index: Int) -> Value? { values[index].integer.flatMap(Value.init) }
        let far = 1e9
        switch (word, values.count) {
        case ("loaded", 1):
            guard let revision = values[0].integer else { return nil }
            self = .loaded(revision: revision)
        case ("played", 7):
            guard let revision = values[0].integer, let state: Playback.State = code(1), let time = number(2, 0...far),
                let duration = optional(3, 0...far), let rate = number(4, 0...100), let volume = number(5, 0...1),
                let muted = number(6, 0...1)
            else { return nil }
            self = .played(
                Playback(
                    revision: revision, state: state, time: time, duration: duration, rate: rate, volume: volume,
                    isMuted: muted > 0))
        case ("located", 8):
            guard let latitude = number(0, -90...90), let longitude = number(1, -180...180),
                let accuracy = number(2, 0...far), let altitude = optional(3, -far...far),
                let altitudeAccuracy = optional(4, 0...far), let course = optional(5, 0...360),
                let speed = optional(6, 0...far), let time = number(7, 0...1e15)
            else { return nil }
            self = .located(
                Place(
                    latitude: latitude, longitude: longitude, accuracy: accuracy, altitude: altitude,
                    altitudeAccuracy: altitudeAccuracy, course: course, speed: speed, time: time / 1_000))
        case ("unlocated", 1):
            guard let failure: LocationFailure = code(0) else { return nil }
            self = .notLocated(failure)
        case ("permitted", 2):
            guard let permission: Permission = code(0), let request = values[1].integer else { return nil }
            self = .permitted(permission, request: request)
        case ("notice", 2):
            guard let key = values[0].integer, let event: NoticeEvent = code(1) else { return nil }
            self = .notice(key: key, event)
        default: return nil
        }
    }
}
