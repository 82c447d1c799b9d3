// Views made from the trees of the case file.

import Foundation
import LeporelloViews

/// A case of the file: a tree in a size, and where its parts are.
struct OracleCase: Decodable, Sendable {
  let id: String
  let container: [Double]
  let tree: OracleTree
  let expected: [String: [CGFloat?]]
  let direction: String?
  let tolerance: CGFloat?
}

/// A node of a tree, as the file writes it.
final class OracleTree: Decodable, Sendable {
  struct Edges: Decodable, Sendable {
    let top: CGFloat?
    let leading: CGFloat?
    let bottom: CGFloat?
    let trailing: CGFloat?
  }

  struct Column: Decodable, Sendable {
    let kind: String
    let value: CGFloat?
    let min: CGFloat?
    let max: CGFloat?
  }

  let type: String
  let id: String?
  let child: OracleTree?
  let secondary: OracleTree?
  let children: [OracleTree]?
  let alignment: String?
  let spacing: CGFloat?
  let width: CGFloat?
  let height: CGFloat?
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: OracleLength?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: OracleLength?
  let edges: Edges?
  let horizontal: Bool?
  let vertical: Bool?
  let ratio: CGFloat?
  let mode: String?
  let minLength: CGFloat?
  let area: CGFloat?
  let value: CGFloat?
  let edge: String?
  let axes: [String]?
  let columns: [Column]?
}

/// A length that may be infinite.
struct OracleLength: Decodable, Sendable {
  let value: CGFloat

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
    } else {
      let word = try container.decode(String.self)
      guard ["inf", "infinity", "Infinity"].contains(word) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no length: \(word)")
      }
      value = .infinity
    }
  }
}

extension OracleTree {
  /// The view that the tree describes.
  func view() -> AnyView {
    let plain = unnamed()
    return id.map { AnyView(plain.id($0)) } ?? plain
  }

  private var alignmentPair: Alignment {
    let names: [String: Alignment] = [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing,
    ]
    return names[alignment ?? "center"] ?? .center
  }

  private func members() -> ForEach<Range<Int>, Int, AnyView> {
    let children = children ?? []
    return ForEach(0..<children.count) { children[$0].view() }
  }

  private func inner() -> AnyView { child?.view() ?? AnyView(EmptyView()) }

  private func unnamed() -> AnyView {
    switch type {
    case "rect": return AnyView(Rectangle())
    case "spacer": return AnyView(Spacer(minLength: minLength))
    case "divider": return AnyView(Divider())
    case "fakeText": return AnyView(AreaText(area: area ?? 0) {})
    case "relative": return AnyView(RelativeWidth(share: width ?? 1) { inner() })
    case "hstack": return AnyView(HStack(alignment: alignmentPair.vertical, spacing: spacing) { members() })
    case "vstack": return AnyView(VStack(alignment: alignmentPair.horizontal, spacing: spacing) { members() })
    case "zstack": return AnyView(ZStack(alignment: alignmentPair) { members() })
    case "frame": return AnyView(inner().frame(width: width, height: height, alignment: alignmentPair))
    case "flexFrame":
      return AnyView(
        inner().frame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth?.value, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight?.value, alignment: alignmentPair))
    case "padding":
      return AnyView(
        inner().padding(
          EdgeInsets(
            top: edges?.top ?? 0, leading: edges?.leading ?? 0, bottom: edges?.bottom ?? 0,
            trailing: edges?.trailing ?? 0)))
    case "fixedSize":
      return AnyView(inner().fixedSize(horizontal: horizontal ?? true, vertical: vertical ?? true))
    case "aspectRatio":
      return AnyView(inner().aspectRatio(ratio, contentMode: mode == "fill" ? .fill : .fit))
    case "layoutPriority": return AnyView(inner().layoutPriority(Double(value ?? 0)))
    case "background":
      return AnyView(inner().background(alignment: alignmentPair) { secondary?.view() })
    case "overlay":
      return AnyView(inner().overlay(alignment: alignmentPair) { secondary?.view() })
    case "geometryReader":
      let members = members()
      return AnyView(GeometryReader { _ in members })
    case "safeAreaInset":
      return AnyView(
        inner().safeAreaInset(edge: edge == "top" ? .top : .bottom, spacing: spacing) { secondary?.view() })
    case "viewThatFits":
      let axes: Axis.Set = axes == ["h"] ? .horizontal : axes == ["v"] ? .vertical : [.horizontal, .vertical]
      return AnyView(ViewThatFits(in: axes) { members() })
    case "lazyVGrid":
      let items = (columns ?? []).map { column -> GridItem in
        switch column.kind {
        case "fixed": GridItem(.fixed(column.value ?? 10))
        case "adaptive": GridItem(.adaptive(minimum: column.min ?? 10, maximum: column.max ?? .infinity))
        default: GridItem(.flexible(minimum: column.min ?? 10, maximum: column.max ?? .infinity))
        }
      }
      return AnyView(
        LazyVGrid(columns: items, spacing: spacing) {
          ForEach(0..<3) { Color.red.frame(height: 20).frame(maxWidth: .infinity).id("c\($0)") }
        })
    default:
      preconditionFailure("the case file has a node of type \(type) that this test doesn't know")
    }
  }
}

/// Text of a fixed area: one line where no width is proposed, else as high as the width asks for, at least a line.
struct AreaText: Layout {
  let area: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = CGSize(width: area / 10, height: 10)
    guard let width = proposal.width, width.isFinite else { return ideal }
    guard width > 0 else { return CGSize(width: 0, height: 10) }
    return CGSize(width: width, height: max(10, area / width))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A child that is offered a share of the width.
struct RelativeWidth: Layout {
  let share: CGFloat

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 * share }, height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(offered(proposal))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: offered(proposal))
  }
}
