// One measured run in a process of its own:  FrameBenchmark WORK FOLDER [threads] [frames]
//
// WORK is dissolve, small (the same at a scale of 1), half (a dissolve of pages whose upper halves are equal), push, flip,
// curl, sheet, text, drawn (frames drawn by one thread and not encoded), one (a small spec's first picture), or pages,
// which writes the two pages as a.png and b.png. It prints an object of numbers.

import Leporello

enum Usage: Error { case folder }

@MainActor func board(_ work: String, frames: Int) -> Storyboard {
  let half = work == "half"
  let tabs = TabView("W1", selection: "a") {
    Tab("A", value: "a") { Pages.first }
    Tab("B", value: "b") { if half { AnyView(Pages.half) } else { AnyView(Pages.second) } }
  }
  .tabViewStyle(.page)
  let turned =
    switch work {
    case "push": tabs.tabTransition(.push(from: .trailing), duration: 1, curve: .linear)
    case "flip": tabs.tabTransition(.flip(from: .left), duration: 1, curve: .linear)
    case "curl": tabs.tabTransition(.pageCurl(from: .trailing), duration: 1, curve: .linear)
    default: tabs.tabTransition(.crossDissolve, duration: 1, curve: .linear)
    }
  return Storyboard(
    "W1", size: Pages.size, scale: work == "small" ? 1 : Pages.scale, text: .faithful, sampling: .frames(count: frames)
  ) {
    turned
  } script: {
    Appear()
    Select("b")
  }
}

/// The seconds that this process has used its processors.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The most memory that this process has held, in MB.
func peak() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
  return (Double(line.filter(\.isNumber)) ?? 0) / 1_024
}

let arguments = CommandLine.arguments.dropFirst().map { String($0) }
guard arguments.count >= 2 else { throw Usage.folder }
let (work, folder) = (arguments[0], URL(fileURLWithPath: arguments[1]))
let threads = arguments.count > 2 ? Int(arguments[2]) ?? 2 : 2
let frames = arguments.count > 3 ? Int(arguments[3]) ?? 60 : work == "sheet" ? 12 : 60

switch work {
case "pages":
  let timeline = try board("dissolve", frames: 2).timeline()
  for (frame, name) in zip(timeline.frames, ["a.png", "b.png"]) {
    let bitmap = try CairoRenderer().render(frame.displayList, size: Pages.size, scale: Pages.scale)
    try Data(PNGEncoder(.small).encode(bitmap)).write(to: folder.appendingPathComponent(name))
  }
case "text":
  func seconds(_ size: CGFloat) throws -> Double {
    let block = TextBlock((0..<60).map { TextRun(Pages.line($0) + "\n", font: FontDescription(size: size)) })
    let list = DisplayList([.text(block, in: CGRect(x: 10, y: 0, width: 370, height: 840), family: .faithful)])
    let start = ContinuousClock.now
    _ = try CairoRenderer(cacheLimit: 0).render(list, size: Pages.size, scale: Pages.scale)
    return (ContinuousClock.now - start) / .milliseconds(1)
  }
  // The first text of a process reads the libraries and the fonts; a new size sets all lines and draws all letters anew.
  let first = try seconds(11)
  let cold = try [10.5, 11.5, 12, 12.5, 10].map { try seconds($0) }.sorted()[2]
  let warm = try (0..<9).map { _ in try seconds(11) }.sorted()[4]
  print("{\"first\": \(first), \"cold\": \(cold), \"warm\": \(warm), \"peakMB\": \(peak())}")
case "one":
  // A small spec from launch to one picture, for whoever measures the whole process.
  let small = TabView("One", selection: "a") {
    Tab("First", value: "a") {
      VStack(alignment: .leading, spacing: 8) {
        Text("Harbour").font(.title)
        Text("Boats leave at seven.")
        RoundedRectangle(cornerRadius: 8).fill(Color.blue).frame(height: 80)
      }
      .padding()
    }
    Tab("Second", value: "b") { Color.orange }
  }
  let text: TextFamily = arguments.count > 2 && arguments[2] == "wireframe" ? .wireframe : .faithful
  try Storyboard(
    "One", size: CGSize(width: 320, height: 480), scale: 2, text: text == .faithful ? .faithful : .wireframe,
    sampling: .frames(count: 1)
  ) {
    small
  } script: {
    Appear()
  }
  .renderFrames(to: folder, threads: 1)
case "drawn":
  var figures: [String] = []
  for work in (arguments.count > 2 ? [arguments[2]] : ["dissolve", "push", "flip", "curl"]) {
    // The pages are drawn by then, as in any frame but the first.
    let frames = try board(work, frames: 32).timeline().frames.dropFirst(1).dropLast(1)
    let renderer = CairoRenderer()
    var times: [Double] = []
    for frame in [frames[16]] + frames {
      let start = ContinuousClock.now
      _ = try renderer.render(frame.displayList, size: Pages.size, scale: Pages.scale)
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    figures.append("\"\(work)\": \(times.dropFirst().reduce(0, +) / Double(frames.count))")
  }
  print("{\(figures.joined(separator: ", "))}")
default:
  // The photographs are the spec's input, and not part of the work.
  _ = (Pages.wide, Pages.squares)
  let start = ContinuousClock.now
  let before = processorTime()
  let storyboard = board(work, frames: frames)
  var bytes = 0
  if work == "sheet" {
    try storyboard.renderSheet(to: folder.appendingPathComponent("sheet.png"))
  } else {
    // As the peers, who make no contact sheet either.
    for file in try storyboard.renderFrames(to: folder, threads: threads) {
      bytes += try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
    }
  }
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  let count = work == "sheet" ? 1 : Double(frames)
  print(
    "{\"ms\": \(seconds * 1_000 / count), \"cpu\": \((processorTime() - before) * 1_000 / count), "
      + "\"bytes\": \(bytes / frames), \"peakMB\": \(peak())}")
}
