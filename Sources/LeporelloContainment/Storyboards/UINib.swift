// Nib files as far as code names them: there are no such files here.

public import LeporelloGraphics

/// A file of views; there are none here.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String

  /// Names a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The file's objects; none, and the missing file is noted as misuse.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    StageCore.current.report(.noNib(name))
    return []
  }
}

extension UICollectionView {
  /// Says which file makes cells of an identifier; plain cells stand in for those of a file.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib.map { _ in UICollectionViewCell.self }, forCellWithReuseIdentifier: identifier)
  }
}

extension UITableView {
  /// Says which file makes cells of an identifier; plain cells stand in for those of a file.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib.map { _ in UITableViewCell.self }, forCellReuseIdentifier: identifier)
  }
}

extension Bundle {
  /// A file's objects; none, and the missing file is noted as misuse.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
