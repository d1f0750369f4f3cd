//
//  Compass.swift
//  Orienteering
//
//  Copyright © 2021 Someone. All rights reserved.
//

@preconcurrency import Combine // needed by Published
import Foundation

/// Where north is.
final class Compass: ObservableObject {
    @Published var heading = 0.0
}
