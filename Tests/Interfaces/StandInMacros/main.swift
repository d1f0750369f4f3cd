// A compiler plug-in for the macros of the stand-in SwiftUI. Every expansion is empty.
//
// Messages are JSON with their length before them, eight bytes, the lowest first.
import Foundation

func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
      return nil
    }
    data += part
  }
  return data
}

func write(_ message: [String: Any]) throws {
  let body = try JSONSerialization.data(withJSONObject: message)
  let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
  try FileHandle.standardOutput.write(contentsOf: Data(length) + body)
}

while let header = read(8) {
  let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard let body = read(length), let message = try JSONSerialization.jsonObject(with: body) as? [String: Any] else {
    break
  }
  if message["getCapability"] != nil {
    try write(["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()]]])
  } else {
    try write(["expandMacroResult": ["expandedSource": "", "diagnostics": [String]()]])
  }
}
