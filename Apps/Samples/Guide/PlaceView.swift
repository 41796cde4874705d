// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import AVKit
import SwiftUI

struct PlaceView: View {
    let place: Place
    @State private var player = AVPlayer(url: Bundle.main.url(forResource: "Harbour", withExtension: "mp4")!)
    @State private var bell: AVAudioPlayer?
    @State private var isBrowsing = false
    @State private var reminder = Reminder()

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                VideoPlayer(player: player) {
                    VStack {
                        Text(place.name)
                            .font(.caption)
                            .padding(6)
                            .background(.ultraThinMaterial, in: Capsule())
                        Spacer()
                    }
                    .padding(8)
                }
                .frame(height: 200)
                .clipShape(RoundedRectangle(cornerRadius: 12))

                StoryView(html: place.story)
                    .frame(height: 180)
                    .clipShape(RoundedRectangle(cornerRadius: 12))

                HStack {
                    Button("Play") { player.play() }
                    Button("Ring", action: ring)
                    Button("Website") { isBrowsing = true }
                }
                .buttonStyle(.bordered)

                Button("Remind Me") {
                    Task { await reminder.ask(about: place) }
                }
                .buttonStyle(.borderedProminent)
                if let words = reminder.words {
                    Text(words).foregroundStyle(.secondary)
                }
            }
            .padding()
        }
        .navigationTitle(place.name)
        .onDisappear { player.pause() }
        .sheet(isPresented: $isBrowsing) {
            SafariView(url: place.website)
                .ignoresSafeArea()
        }
    }

    private func ring() {
        guard let url = Bundle.main.url(forResource: "Bell", withExtension: "wav") else { return }
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        bell = try? AVAudioPlayer(contentsOf: url)
        bell?.play()
    }
}
