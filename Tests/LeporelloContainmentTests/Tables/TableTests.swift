// Tables: where rows and headers stand, what is shown, used again and selected.

import Foundation
import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Tables")
struct TableTests {
  final class Source: UITableViewController {
    var rows = [["a", "b"], ["c"]]
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "second" : nil
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.section).\(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("deselect \(indexPath.section).\(indexPath.row)")
    }
  }

  private func table(_ source: Source) throws -> Stage {
    let stage = try Stage(size: CGSize(width: 200, height: 150), scale: 2, text: .wireframe)
    stage.window.rootViewController = source
    stage.commit()
    return stage
  }

  @Test("Rows stand under each other, a header over its section; the delegate says other heights")
  func places() throws {
    let source = Source(style: .plain)
    _ = try table(source)
    let view: UITableView = source.tableView
    #expect(view.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 44, width: 200, height: 44))
    #expect(view.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 116, width: 200, height: 44))
    #expect(view.contentSize == CGSize(width: 200, height: 160))
    #expect(view.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b", "c"])
    #expect(view.headerView(forSection: 1)?.textLabel?.text == "second")
    view.rowHeight = 20
    #expect(view.contentSize == CGSize(width: 200, height: 160))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 88))
  }

  @Test("A tap selects its row and takes the selection from the row before")
  func selecting() throws {
    let source = Source(style: .plain)
    let stage = try table(source)
    stage.tap(at: CGPoint(x: 50, y: 20))
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 50, y: 130))
    #expect(source.heard == ["select 0.0", "deselect 0.0", "select 1.0"])
    #expect(source.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
  }

  @Test("Cells that leave are used again, and a plain header stays at the top of its section")
  func scrolling() throws {
    let source = Source(style: .plain)
    source.rows = [["a", "b"], (0..<20).map(String.init)]
    let stage = try table(source)
    let first = source.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    source.tableView.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
    stage.commit()
    #expect(source.tableView.visibleCells.contains { $0 === first })
    #expect(source.tableView.headerView(forSection: 1)?.frame.minY == source.tableView.contentOffset.y)
    source.rows[1] = ["x"]
    source.tableView.reloadData()
    stage.commit()
    #expect(source.tableView.contentSize.height == 160)
  }
}
