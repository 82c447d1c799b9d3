// A page as the containers' tests use it: a name, a colour, nothing else.

import Leporello

class PageController: UIViewController {
  init(_ name: String, color: UIColor = .white) {
    super.init(nibName: nil, bundle: nil)
    title = name
    self.color = color
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var color = UIColor.white

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }
}
