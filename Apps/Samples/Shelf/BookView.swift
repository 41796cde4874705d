// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct BookView: View {
    @ObservedObject var book: Book
    @State private var isReviewing = false

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                VStack {
                    ZStack(alignment: .bottomTrailing) {
                        LinearGradient(
                            gradient: Gradient(colors: [.blue, .purple]), startPoint: .top, endPoint: .bottom
                        )
                        .frame(width: geometry.size.width * 0.7, height: geometry.size.width * 0.9)
                        .cornerRadius(12)
                        Text(book.author.uppercased())
                            .font(.caption)
                            .fontWeight(.black)
                            .padding(8)
                            .foregroundColor(.white)
                            .background(Color.black.opacity(0.75))
                            .clipShape(Capsule())
                            .offset(x: -8, y: -8)
                    }

                    RatingView(rating: $book.rating)
                        .font(.largeTitle)
                        .padding()

                    Toggle("Finished", isOn: $book.isFinished)
                        .frame(maxWidth: 240)

                    if book.review.isEmpty {
                        Text("No review")
                            .italic()
                            .foregroundColor(.secondary)
                    } else {
                        Text(book.review)
                    }
                    Button("Write a review") {
                        isReviewing = true
                    }
                    .padding()
                }
                .frame(maxWidth: .infinity)
            }
        }
        .navigationBarTitle(Text(book.title), displayMode: .inline)
        .sheet(isPresented: $isReviewing) {
            ReviewView(review: $book.review)
        }
    }
}

struct RatingView: View {
    @Binding var rating: Int

    var label = ""
    var maximumRating = 5
    var offImage: Image?
    var onImage = Image(systemName: "star.fill")
    var offColor = Color.gray
    var onColor = Color.yellow

    var body: some View {
        HStack {
            if !label.isEmpty {
                Text(label)
            }
            ForEach(1..<maximumRating + 1, id: \.self) { number in
                image(for: number)
                    .foregroundColor(number > rating ? offColor : onColor)
                    .onTapGesture {
                        rating = number
                    }
            }
        }
        .accessibilityElement()
        .accessibilityLabel(label.isEmpty ? "Rating" : label)
        .accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment:
                if rating < maximumRating { rating += 1 }
            case .decrement:
                if rating > 1 { rating -= 1 }
            default:
                break
            }
        }
    }

    func image(for number: Int) -> Image {
        if number > rating {
            return offImage ?? onImage
        } else {
            return onImage
        }
    }
}

struct ReviewView: View {
    @Environment(\.presentationMode) var presentationMode
    @Binding var review: String
    @State private var draft = ""

    var body: some View {
        NavigationView {
            TextEditor(text: $draft)
                .accessibility(label: Text("Review"))
                .padding()
                .navigationBarTitle("Review", displayMode: .inline)
                .navigationBarItems(
                    leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
                    trailing: Button("Save") {
                        review = draft
                        presentationMode.wrappedValue.dismiss()
                    }
                )
        }
        .onAppear { draft = review }
    }
}

struct AboutView: View {
    @Binding var isShown: Bool

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "books.vertical.fill")
                .resizable()
                .scaledToFit()
                .frame(width: 120, height: 120)
                .foregroundColor(.accentColor)
            Text("A shelf for three books.")
            Button("Back to the shelf") {
                isShown = false
            }
        }
        .navigationBarTitle("About")
    }
}
