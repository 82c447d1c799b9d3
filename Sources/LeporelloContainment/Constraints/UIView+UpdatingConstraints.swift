// The update of constraints that comes before layout.

import LeporelloGraphics

extension UIView {
  func updateConstraintsOfTree() {
    for child in storedSubviews { child.updateConstraintsOfTree() }
    controller?.updateConstraintsIfNeeded()
    if storedConstraintRecord?.needsUpdate == true { updateConstraintsOfView() }
  }

  func updateConstraintsOfView() {
    storedConstraintRecord?.needsUpdate = false
    updateConstraints()
  }
}
