// Fields that code writes into.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Text fields")
struct TextInputTests {
  final class Editor: UITextFieldDelegate {
    var heard: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      heard.append("\(range.location)+\(range.length) '\(string)'")
      return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
  }

  @Test("A tap begins editing, the delegate rules over letters, the return key ends it")
  func editing() throws {
    let stage = try Stage(size: CGSize(width: 200, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let editor = Editor()
    field.delegate = editor
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("changed \(field.text ?? "")") }, for: .editingChanged)
    field.addAction(UIAction { _ in events.append("did begin") }, for: .editingDidBegin)
    stage.window.addSubview(field)
    stage.commit()
    stage.touchBegan(at: CGPoint(x: 50, y: 20))
    stage.touchEnded(at: CGPoint(x: 50, y: 20))
    #expect(field.isEditing)
    for key in ["a", "é", "x"] { field.insertText(key) }
    field.deleteBackward()
    field.insertText("\n")
    #expect(field.text == "a")
    #expect(!field.isEditing)
    #expect(events == ["did begin", "changed a", "changed aé", "changed a"])
    #expect(editor.heard == ["begin", "0+0 'a'", "1+0 'é'", "2+0 'x'", "1+1 ''", "end"])
  }

  @Test("A placeholder, letters and dots are drawn, and a field gives up to endEditing")
  func drawing() throws {
    let stage = try Stage(size: CGSize(width: 200, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    stage.window.addSubview(field)
    stage.commit()
    #expect(stage.displayList().description.contains("Name"))
    field.text = "abc"
    #expect(stage.displayList().description.contains("abc"))
    field.isSecureTextEntry = true
    #expect(stage.displayList().description.contains("\u{2022}\u{2022}\u{2022}"))
    field.becomeFirstResponder()
    #expect(stage.window.endEditing(true))
    #expect(!field.isEditing)
  }

  @Test("A text view is as high as its text in its width, and scrolls what does not fit")
  func textView() throws {
    let stage = try Stage(size: CGSize(width: 200, height: 100))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "several words that do not fit on one line of this width"
    stage.window.addSubview(view)
    stage.commit()
    #expect(view.contentSize.width == 100)
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
    #expect(view.contentSize.height > 50)
    view.insertText("!")
    #expect(view.text.hasSuffix("width!"))
  }

  @Test("A search tells of its text, its beginning and its end")
  func search() throws {
    final class Updater: UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
      }
    }
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.isActive = true
    search.searchBar.searchTextField.insertText("a")
    search.isActive = false
    #expect(updater.texts == ["true ", "true a", "false "])
  }
}
