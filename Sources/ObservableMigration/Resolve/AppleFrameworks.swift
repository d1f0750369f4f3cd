/// What is known of frameworks whose sources are not under the root.
enum AppleFrameworks {
  /// Modules that bring Apple's `ObservableObject` with them: Combine and what re-exports it or Foundation.
  static let observableObjectProviders: Set<String> = [
    "SwiftUI", "Combine", "Foundation", "UIKit", "AppKit", "Cocoa", "CoreData", "SwiftData", "MapKit", "CoreLocation",
    "AVFoundation", "AVKit", "CloudKit", "StoreKit", "WidgetKit", "WatchKit", "WatchConnectivity", "HealthKit",
    "HomeKit", "EventKit", "Contacts", "Photos", "PhotosUI", "Vision", "VisionKit", "CoreML", "CreateML", "ARKit",
    "RealityKit", "SceneKit", "SpriteKit", "GameKit", "GameController", "Metal", "MetalKit", "CoreBluetooth",
    "CoreMotion", "CoreMedia", "CoreImage", "CoreGraphics", "CoreAudio", "CoreMIDI", "AudioToolbox", "Network",
    "NetworkExtension", "Security", "LocalAuthentication", "AuthenticationServices", "UserNotifications", "Intents",
    "IntentsUI", "AppIntents", "ActivityKit", "BackgroundTasks", "CallKit", "PushKit", "PassKit", "Speech",
    "NaturalLanguage", "SoundAnalysis", "ShazamKit", "MusicKit", "MediaPlayer", "MultipeerConnectivity", "WebKit",
    "SafariServices", "QuickLook", "UniformTypeIdentifiers", "OSLog", "os", "Charts", "TipKit", "WeatherKit",
    "GroupActivities", "Messages", "MessageUI", "LinkPresentation", "PDFKit", "PencilKit", "ReplayKit",
    "ServiceManagement", "ScreenCaptureKit", "IOKit", "DeviceActivity", "FamilyControls", "ManagedSettings",
    "JavaScriptCore", "Accelerate", "CryptoKit", "ExternalAccessory", "CarPlay", "ClockKit", "Social", "XCTest",
    "Accessibility", "AdSupport", "AppTrackingTransparency", "CoreSpotlight", "CoreTelephony", "CoreNFC", "CoreHaptics",
    "NearbyInteraction", "SensorKit", "Virtualization", "SystemExtensions", "ObjectiveC", "Playgrounds",
  ]

  /// Frameworks that declare the same names themselves.
  static let lookalikes: Set<String> = [
    "OpenCombine", "OpenCombineShim", "OpenCombineFoundation", "OpenCombineDispatch", "CombineX", "CXShim",
    "SwiftCrossUI", "OpenSwiftUI", "TokamakShim", "TokamakCore", "TokamakDOM", "TokamakGTK", "TokamakStaticHTML",
    "Adwaita", "ComposeUI", "SkipUI", "SkipModel", "JavaScriptKit", "Perception",
  ]

  /// Classes whose subclasses can be `@Observable`.
  static let baseClasses: Set<String> = [
    "NSObject", "Operation", "Formatter", "DateFormatter", "NumberFormatter", "URLProtocol", "Thread", "XCTestCase",
    "UIResponder", "NSResponder", "UIViewController", "NSViewController", "UIDocument", "NSDocument",
    "NSWindowController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController", "UIHostingController",
    "NSHostingController", "UIInputViewController", "WKInterfaceController", "WKExtensionDelegate", "UIApplication",
    "NSApplication", "UIWindow", "NSWindow", "NSPanel", "UIGestureRecognizer", "AVPlayer", "AVQueuePlayer",
    "CLLocationManager", "SKScene", "GKScene", "MKMapItem", "NSManagedObjectContext", "INExtension", "AUAudioUnit",
    "AVAudioPlayer", "ProcessInfo", "Bundle", "UserDefaults", "NSItemProvider", "Progress", "Stream",
    "UNNotificationServiceExtension", "SLComposeServiceViewController", "CPTemplateApplicationScene",
    "NotificationCenter",
    "MCSession", "CNContactPickerViewController", "SCNScene", "ARSession", "NEAppProxyProvider",
    "NEPacketTunnelProvider",
  ]

  /// Classes that draw themselves: one of these per view value is no model.
  static let viewClasses: Set<String> = [
    "UIView", "NSView", "UIControl", "NSControl", "UIButton", "NSButton", "UILabel", "UITableView", "UICollectionView",
    "UITableViewCell", "UICollectionViewCell", "UIScrollView", "NSScrollView", "UITextView", "NSTextView",
    "UITextField",
    "NSTextField", "UIStackView", "NSStackView", "UIImageView", "NSImageView", "WKWebView", "MKMapView", "MTKView",
    "ARView", "ARSCNView", "SCNView", "SKView", "UISearchBar", "UIVisualEffectView", "NSVisualEffectView",
    "UIHostingView", "NSHostingView", "PDFView", "AVPlayerView", "MKAnnotationView", "NSTableView", "NSOutlineView",
  ]

  /// Protocols that may stand first in an inheritance clause.
  static let protocols: Set<String> = [
    "ObservableObject", "Observable", "AnyObject", "Identifiable", "Equatable", "Hashable", "Comparable", "Codable",
    "Encodable", "Decodable", "Sendable", "Error", "LocalizedError", "CustomNSError", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CustomReflectable", "CustomPlaygroundDisplayConvertible", "RawRepresentable",
    "CaseIterable", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol", "ExpressibleByStringLiteral",
    "ExpressibleByNilLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral",
    "ExpressibleByDictionaryLiteral", "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding",
    "NSObjectProtocol", "DynamicProperty", "Transferable", "Cancellable", "Publisher", "Subscriber", "Subject",
    "Subscription", "Scheduler", "ReferenceFileDocument", "FileDocument", "NSItemProviderReading",
    "NSItemProviderWriting", "NSFilePresenter", "UIPickerViewDelegate", "MKAnnotation", "Sendable", "View", "App",
    "Scene", "ViewModifier", "PreviewProvider", "LosslessStringConvertible", "TextOutputStream", "Clock", "Actor",
    "GlobalActor", "SKPaymentTransactionObserver", "UIWindowSceneDelegate", "AppIntent", "CVarArg", "SignedNumeric",
    "Logger", "Animatable", "Shape", "AVCapturePhotoCaptureDelegate", "URLSessionDelegate", "SCNSceneRenderer",
  ]

  /// Whether a name that the sources do not declare can only be a protocol.
  static func isProtocol(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return protocols.contains(last) || last.hasSuffix("Delegate") || last.hasSuffix("DataSource")
      || last.hasSuffix("Protocol") || last.hasSuffix("Convertible") || last.hasSuffix("Codable")
      || last.hasSuffix("Representable")
  }
}
