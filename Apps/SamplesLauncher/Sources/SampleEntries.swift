// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The entries of the sample apps, by name; the manifest gives each its own (`sample(_:)`), where a program has `main`.
enum SampleEntries {
    typealias Entry = @Sendable (Int32, UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

    static let all: [String: Entry] = [
        "Album": album,
        "Basket": basket,
        "Chat": chat,
        "ChatRoom": chatRoom,
        "Chores": chores,
        "Doodle": doodle,
        "Figures": figures,
        "FlagQuiz": flagQuiz,
        "Gallery": gallery,
        "Groceries": groceries,
        "Guide": guide,
        "Habits": habits,
        "Jotter": jotter,
        "Outlay": outlay,
        "Pairs": pairs,
        "Pomodoro": pomodoro,
        "Preferences": preferences,
        "Recipes": recipes,
        "Shelf": shelf,
        "SignUp": signUp,
        "Skies": skies,
        "TipSplit": tipSplit,
        "Trips": trips,
        "Trivia": trivia,
        "TypeBook": typeBook,
    ]
}

@_silgen_name("Album_main")
private func album(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Basket_main")
private func basket(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Chat_main")
private func chat(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("ChatRoom_main")
private func chatRoom(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Chores_main")
private func chores(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Doodle_main")
private func doodle(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Figures_main")
private func figures(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("FlagQuiz_main")
private func flagQuiz(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Gallery_main")
private func gallery(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Groceries_main")
private func groceries(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Guide_main")
private func guide(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Habits_main")
private func habits(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Jotter_main")
private func jotter(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Outlay_main")
private func outlay(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Pairs_main")
private func pairs(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Pomodoro_main")
private func pomodoro(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Preferences_main")
private func preferences(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Recipes_main")
private func recipes(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Shelf_main")
private func shelf(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("SignUp_main")
private func signUp(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Skies_main")
private func skies(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("TipSplit_main")
private func tipSplit(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Trips_main")
private func trips(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("Trivia_main")
private func trivia(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

@_silgen_name("TypeBook_main")
private func typeBook(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32
