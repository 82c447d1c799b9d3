// What a stage shows now.

public import LeporelloGraphics

extension Stage {
  /// What is to be seen now, on white where the window says nothing else.
  public var displayList: DisplayList {
    run {
      var list = DisplayList()
      if window.backgroundColor == nil { list.append(.fill(Path(window.bounds), .color(.white))) }
      list.append(contentsOf: window.displayList)
      return list
    }
  }
}
