// Index paths of two steps, as collections and tables name their elements.

public import LeporelloGraphics

extension IndexPath {
  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The row in the section.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
