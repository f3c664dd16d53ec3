import Foundation

/// The normalised cardinal sine.
func sinc(_ x: Double) -> Double {
  x == 0 ? 1 : sin(.pi * x) / (.pi * x)
}
