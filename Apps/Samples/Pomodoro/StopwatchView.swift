// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A stopwatch with laps, driven by a publisher in the view.
struct StopwatchView: View {
    @State private var hundredths = 0
    @State private var laps: [Int] = []
    @State private var isRunning = false

    private let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()

    var body: some View {
        GroupBox("Stopwatch") {
            HStack {
                Text(text(hundredths))
                    .font(.title3.monospacedDigit())
                Spacer()
                Button(isRunning ? "Stop" : "Go") {
                    isRunning.toggle()
                }
                Button("Lap") {
                    laps.append(hundredths)
                }
                .disabled(!isRunning)
            }
            if let best = laps.min() {
                Text("\(laps.count) laps, first at \(text(best))")
                    .font(.footnote)
                    .foregroundColor(.secondary)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .onReceive(timer) { _ in
            guard isRunning else { return }
            hundredths += 1
        }
    }

    private func text(_ hundredths: Int) -> String {
        String(format: "%d.%02d s", hundredths / 100, hundredths % 100)
    }
}
