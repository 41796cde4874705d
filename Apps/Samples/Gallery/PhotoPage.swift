// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct PhotoPage: View {
    @Environment(\.dismiss) private var dismiss
    let photo: Photo
    let onFavorite: () -> Void
    @State private var zoom = 1.0
    @GestureState private var magnification = 1.0
    @State private var offset = CGSize.zero
    @State private var angle = Angle.zero
    @State private var isLiked = false
    @State private var showsControls = true

    var body: some View {
        ZStack {
            Color.black.opacity(1 - min(abs(offset.height) / 600, 0.6))
                .ignoresSafeArea()

            PhotoView(photo: photo)
                .aspectRatio(4 / 3, contentMode: .fit)
                .scaleEffect(zoom * magnification)
                .rotationEffect(angle)
                .offset(offset)
                .gesture(drag)
                .simultaneousGesture(magnify)
                .onTapGesture(count: 2) {
                    withAnimation(.spring) { zoom = zoom > 1 ? 1 : 2 }
                }
                .onTapGesture {
                    withAnimation { showsControls.toggle() }
                }
                .accessibilityValue("Zoom \(zoom.formatted(.number.precision(.fractionLength(0...1))))")
        }
        .overlay(alignment: .top) {
            if showsControls {
                controls.transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .statusBarHidden(!showsControls)
    }

    private var controls: some View {
        HStack {
            Button("Close", systemImage: "xmark") { dismiss() }
            Spacer()
            Text(photo.title).font(.headline)
            Spacer()
            Button("Rotate", systemImage: "rotate.right") {
                withAnimation { angle += .degrees(90) }
            }
            Button("Favorite", systemImage: isLiked ? "heart.fill" : "heart") {
                isLiked.toggle()
                onFavorite()
            }
            .symbolEffect(.bounce, value: isLiked)
        }
        .labelStyle(.iconOnly)
        .foregroundStyle(.white)
        .padding()
        .background(.black.opacity(0.4))
        .onAppear { isLiked = photo.isFavorite }
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { value in
                if zoom == 1, value.translation.height > 150 {
                    dismiss()
                } else {
                    withAnimation(.spring) { offset = .zero }
                }
            }
    }

    private var magnify: some Gesture {
        MagnificationGesture()
            .updating($magnification) { value, state, _ in state = value }
            .onEnded { value in zoom = min(max(zoom * value, 1), 4) }
    }
}
