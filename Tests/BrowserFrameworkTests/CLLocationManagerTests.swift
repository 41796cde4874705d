// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineDisplay

@Suite("CLLocationManager")
struct CLLocationManagerTests {
    /// A model as tutorials write it.
    @Observable
    final class Model: NSObject, CLLocationManagerDelegate {
        @ObservationIgnored let manager = CLLocationManager()
        var places: [CLLocation] = []
        var status = CLAuthorizationStatus.notDetermined
        var error: String?

        override init() {
            super.init()
            manager.delegate = self
        }

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            status = manager.authorizationStatus
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            places += locations
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            self.error = error.localizedDescription
        }
    }

    private struct Finder: View {
        @State private var model = Model()
        var body: some View {
            Text("status \(model.status.rawValue)")
            Text("\(model.places.count) places")
            if let last = model.places.last { Text("at \(Int(last.coordinate.latitude))") }
            if let error = model.error { Text(error) }
            Button("Allow") { model.manager.requestWhenInUseAuthorization() }
            Button("Once") { model.manager.requestLocation() }
            Button("Follow") {
                model.manager.distanceFilter = 1_000
                model.manager.desiredAccuracy = kCLLocationAccuracyKilometer
                model.manager.startUpdatingLocation()
            }
            Button("Stop") { model.manager.stopUpdatingLocation() }
        }
    }

    private func asked(_ host: TestHost) -> EmbeddedContent.Location? {
        host.embeds.lazy.compactMap(\.content.location).first
    }

    @Test("the user is asked when the app asks, and the delegate gets the user's decision")
    func permission() throws {
        let host = TestHost(Finder())
        #expect(asked(host)?.request ?? 0 == 0)
        try host.find(role: .button, label: "Allow").tap()
        #expect(asked(host)?.request == 1)
        try host.locate(latitude: 48, longitude: 11)
        #expect(host.contains(label: "status 4"))
        // What was asked for the permission's sake is no place that the app asked for.
        #expect(host.contains(label: "0 places"))
    }

    @Test("a user who refuses is an error for who asked for a place, and none for who asked for the permission")
    func refusal() throws {
        let host = TestHost(Finder())
        try host.find(role: .button, label: "Allow").tap()
        try host.refuseLocation()
        #expect(host.contains(label: "status 2"))
        let words = "The user does not allow the app to know where the device is."
        #expect(!host.contains(label: words))
        try host.find(role: .button, label: "Once").tap()
        try host.refuseLocation()
        #expect(host.contains(label: words))
    }

    @Test("a requested location is reported once, updates beyond the distance filter until they are stopped")
    func places() throws {
        let host = TestHost(Finder())
        try host.find(role: .button, label: "Once").tap()
        try host.locate(latitude: 48, longitude: 11)
        #expect(host.contains(label: "1 places"))
        try host.find(role: .button, label: "Follow").tap()
        #expect(asked(host)?.isWatched == true)
        #expect(asked(host)?.isPrecise == false)
        try host.locate(latitude: 48.001, longitude: 11)
        #expect(host.contains(label: "1 places"))
        try host.locate(latitude: 49, longitude: 11)
        #expect(host.contains(label: "2 places"))
        #expect(host.contains(label: "at 49"))
        try host.find(role: .button, label: "Stop").tap()
        #expect(asked(host)?.isWatched == false)
    }

    @Test("live updates end with their loop")
    func live() async throws {
        struct Live: View {
            @State private var isOn = true
            @State private var latitude = 0.0
            var body: some View {
                Text("at \(Int(latitude))")
                Button("Off") { isOn = false }
                if isOn {
                    Color.clear.task {
                        do {
                            for try await update in CLLocationUpdate.liveUpdates() {
                                latitude = update.location?.coordinate.latitude ?? 0
                            }
                        } catch {}
                    }
                }
            }
        }
        let host = TestHost(Live())
        while asked(host)?.isWatched != true {
            await Task.yield()
            host.scene.flush()
        }
        try host.locate(latitude: 52, longitude: 13)
        while !host.contains(label: "at 52") {
            await Task.yield()
            host.scene.flush()
        }
        try host.find(role: .button, label: "Off").tap()
        while asked(host) != nil {
            await Task.yield()
            host.scene.flush()
        }
        #expect(host.contains(label: "at 52"))
    }

    @Test("updates end with the session")
    func liveEnd() async throws {
        struct Live: View {
            let ended: Recorder<Int>
            var body: some View {
                Button("Go") {
                    Task {
                        for try await _ in CLLocationUpdate.liveUpdates() {}
                        ended.add(1)
                    }
                }
            }
        }
        let ended = Recorder<Int>()
        let host = TestHost(Live(ended: ended))
        try host.find(role: .button, label: "Go").tap()
        while asked(host)?.isWatched != true {
            await Task.yield()
            host.scene.flush()
        }
        host.scene.unmount()
        while ended.values.isEmpty { await Task.yield() }
        #expect(ended.values == [1])
    }

    @Test("outside of a session there is no device")
    func nobody() {
        let manager = CLLocationManager()
        manager.requestLocation()
        #expect(manager.authorizationStatus == .notDetermined)
        #expect(manager.location == nil)
    }
}

@Suite("CLLocation")
struct CLLocationTests {
    @Test(
        "distances are those of the ellipsoid",
        arguments: [
            // Paris to Berlin, and a degree of latitude and of longitude at the equator (WGS 84).
            (48.8566, 2.3522, 52.52, 13.405, 879_699.0), (0, 0, 1, 0, 110_574.4), (0, 0, 0, 1, 111_319.5),
            (10, 20, 10, 20, 0), (0, 0, 0, 180, 20_003_931.5),
        ])
    func distances(_ lat1: Double, _ lon1: Double, _ lat2: Double, _ lon2: Double, expected: Double) {
        let distance = CLLocation(latitude: lat1, longitude: lon1).distance(
            from: CLLocation(latitude: lat2, longitude: lon2))
        #expect(abs(distance - expected) <= max(1, expected * 0.001))
    }

    @Test("places beyond the poles are none")
    func validity() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    }
}
