// The colour difference of CIE 116-1995, with the weights of the graphic arts.

import Foundation

extension LabColor {
  /// The CIE94 difference to another colour, weighted by the chroma of this one; about 1 is just noticeable.
  public func cie94(to other: LabColor) -> Double {
    let deltaL = l - other.l
    let (deltaA, deltaB) = (a - other.a, b - other.b)
    let chroma = (a * a + b * b).squareRoot()
    let deltaC = chroma - (other.a * other.a + other.b * other.b).squareRoot()
    let deltaH = max(0, deltaA * deltaA + deltaB * deltaB - deltaC * deltaC).squareRoot()
    let (termC, termH) = (deltaC / (1 + 0.045 * chroma), deltaH / (1 + 0.015 * chroma))
    return (deltaL * deltaL + termC * termC + termH * termH).squareRoot()
  }
}
