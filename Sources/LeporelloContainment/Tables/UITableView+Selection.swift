// Touching and selecting rows, in UIKit's order: should highlight, will select, did deselect the old one, did select.

import LeporelloGraphics

extension UITableView {
  func markSelected(_ path: IndexPath) {
    if !allowsMultipleSelection { for old in selection where old != path { deselectRow(at: old, animated: false) } }
    if !selection.contains(path) { selection.append(path) }
    shownRows[path]?.setSelected(true, animated: false)
  }

  func beginTouch(at point: CGPoint) {
    letGo()
    guard allowsSelection, let path = indexPathForRow(at: point), shownRows[path] != nil,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touched = path
    shownRows[path]?.setHighlighted(true, animated: false)
  }

  func endTouch(at point: CGPoint) {
    guard let path = touched else { return }
    let isOn = indexPathForRow(at: point) == path
    letGo()
    guard isOn else { return }
    if allowsMultipleSelection, selection.contains(path) {
      deselectRow(at: path, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let chosen = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != chosen }
    markSelected(chosen)
    for gone in old { tableDelegate?.tableView(self, didDeselectRowAt: gone) }
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  func letGo() {
    guard let path = touched else { return }
    touched = nil
    shownRows[path]?.setHighlighted(false, animated: false)
  }
}
