// Everything that can be wrong with a command line or the files it names.

/// An error with its remedy.
enum CommandError: Error, CustomStringConvertible {
  case unknownOption(String, nearest: String?)
  case missingValue(String, example: String)
  case unexpectedValue(String)
  case notANumber(String, option: String)
  case wrongCount([String])
  case noSuchPath(String)
  case unreadable(String, reason: String)
  case kindsDiffer(file: String, folder: String)
  case existsAlready(String)
  case notAName(String)
  case noPackage(String)
  case outputIsInput(String)
  case emptyFolders(String, String)
  case notWritten(String, reason: String)

  var description: String {
    switch self {
    case .unknownOption(let name, let nearest):
      "There is no option '\(name)'." + (nearest.map { " Did you mean '\($0)'?" } ?? "")
        + " 'leporello diff --help' lists the options; write -- before a path that begins with a hyphen."
    case .missingValue(let option, let example): "\(option) needs a value, as in: \(option) \(example)"
    case .unexpectedValue(let option): "\(option) takes no value. Write it alone."
    case .notANumber(let text, let option):
      "'\(text)' is no number that fits. \(option) takes one, as in: \(option) "
        + (option == "--budget" ? "10MB" : option.contains("limit") || option.contains("length") ? "10" : "0.1")
    case .wrongCount(let paths):
      "Two paths are needed, the reference and the picture under test; got \(paths.count)"
        + (paths.isEmpty ? "." : ": \(paths.joined(separator: ", ")).") + " As in: leporello diff old.png new.png"
    case .noSuchPath(let path):
      // Where a name is no text, its path is another than the one that was read.
      path.unicodeScalars.contains("\u{fffd}")
        ? "'\(path)' cannot be found, since its name is not UTF-8 text. Rename it."
        : "There is nothing at '\(path)'. Check the path."
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)."
    case .kindsDiffer(let file, let folder):
      "'\(file)' is a file and '\(folder)' a folder. Give two files or two folders."
    case .existsAlready(let path): "'\(path)' is there already. Choose another name, or remove it first."
    case .notAName(let name):
      "'\(name)' is no name for a package. Use letters, digits and underscores, as in: leporello new Pages"
    case .noPackage(let path):
      "'\(path)' does not hold Leporello's Package.swift. Say where it is: leporello new Pages --leporello PATH"
    case .outputIsInput(let path): "--output would overwrite '\(path)', which is being compared. Name another file."
    case .emptyFolders(let one, let other):
      "Neither '\(one)' nor '\(other)' holds a PNG file, so there is nothing to compare. Check the paths."
    case .notWritten(let path, let reason): "'\(path)' cannot be written: \(reason)."
    }
  }
}
