// How strokes, text, shadows and meshes read in a text dump; what has its default is left out.

extension StrokeStyle {
  var dump: String {
    var parts = ["width \(lineWidth.dump)"]
    switch lineCap {
    case .butt: break
    case .round: parts.append("round-cap")
    case .square: parts.append("square-cap")
    }
    switch lineJoin {
    case .miter: if miterLimit != 10 { parts.append("miter \(miterLimit.dump)") }
    case .round: parts.append("round-join")
    case .bevel: parts.append("bevel")
    }
    if !dash.isEmpty { parts.append("dash \(dash.map(\.dump).joined(separator: ","))") }
    if dashPhase != 0 { parts.append("phase \(dashPhase.dump)") }
    return parts.joined(separator: " ")
  }
}

extension Shadow {
  var dump: String { "\(color.dump) radius \(radius.dump) offset \(offset.width.dump),\(offset.height.dump)" }
}

extension Backdrop {
  var dump: String {
    "blur \(radius.dump)" + (saturation == 1 ? "" : " saturation \(saturation.dump)")
      + (tint.alpha == 0 ? "" : " tint \(tint.dump)")
  }
}

extension WarpMesh {
  var dump: String {
    let corners = vertices.map { vertex in
      vertex.position.dump + (vertex.w == 1 ? "" : " w\(vertex.w.dump)")
        + (vertex.light == 1 ? "" : " light\(vertex.light.dump)")
    }
    return "\(columns)x\(rows) of \(source.dump)\(showsBack ? "" : " front-only"): "
      + corners.joined(separator: "; ")
  }
}

extension TextBlock {
  var dump: String {
    var parts = [""]
    switch alignment {
    case .leading: break
    case .center: parts.append("center")
    case .trailing: parts.append("trailing")
    }
    if let lineLimit { parts.append("lines \(lineLimit)") }
    switch truncation {
    case .head: parts.append("cut-head")
    case .middle: parts.append("cut-middle")
    case .tail: break
    }
    if lineSpacing != 0 { parts.append("spacing \(lineSpacing.dump)") }
    switch direction {
    case .leftToRight: break
    case .rightToLeft: parts.append("right-to-left")
    }
    return parts.joined(separator: " ")
  }
}

extension TextRun {
  var dump: String {
    var parts = [quoted(string), "\(font.size.dump)pt"]
    if let family = font.family { parts.append(quoted(family)) }
    switch font.design {
    case .default: break
    case .monospaced: parts.append("mono")
    }
    if font.weight != 400 { parts.append("w\(font.weight)") }
    if font.isItalic { parts.append("italic") }
    if font.hasMonospacedDigits { parts.append("tabular") }
    parts.append(color.dump)
    if isUnderlined { parts.append("underlined") }
    if isStruckThrough { parts.append("struck") }
    if tracking != 0 { parts.append("tracking \(tracking.dump)") }
    return parts.joined(separator: " ")
  }
}

/// A string in quotation marks, on one line.
func quoted(_ string: String) -> String {
  var result = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
