// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Swift's types replace those of CoreFoundation, to which they are bridged on Apple's systems, so that
// `query as CFDictionary` compiles.

/// The result of a function of C.
public typealias OSStatus = Int32
/// An object in C functions.
public typealias CFTypeRef = AnyObject
/// A dictionary in C functions.
public typealias CFDictionary = [String: Any]
/// A truth value in C functions.
public typealias CFBoolean = NSNumber

/// The value true.
public let kCFBooleanTrue: CFBoolean! = true
/// The value false.
public let kCFBooleanFalse: CFBoolean! = false
