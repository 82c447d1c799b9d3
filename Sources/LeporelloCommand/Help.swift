// What --help prints.

enum Help {
  static let overview = """
    leporello \(Tool.version)

    Usage:
      leporello diff A B [options]   compare two pictures, two folders of pictures, or two sequences of frames
      leporello help diff            explain the options
      leporello --version            print the version
      leporello --help               print this text

    Exit status: 0 equal or done, 1 different, 2 error.
    """

  static let diff = """
    Usage: leporello diff A B [options]

    A is the reference, B the picture under test; both PNG files, or both folders. The pictures of two folders are
    paired by their paths within them.

    Options:
      --metric NAME           how pixels are compared; exact unless given:
                                exact        every channel of every pixel
                                channel      levels of the most different channel (threshold 0-255; 0)
                                pixelmatch   YIQ colour difference with antialias detection (0-1; 0.1)
                                ciede2000    just noticeable steps (1)
                                oklab        HyAB distance in OKLab with antialias detection (0.1)
                                ssim-cie94   CIE94 on flat areas, structure at edges (1)
                                flip         LDR-FLIP error (0-1; 0.1)
                                local        CIEDE2000 on flat areas, OKLab at edges (1)
      --threshold T           the greatest distance of two pixels that is tolerated, in the metric's unit
      --include-antialiased   count pixels that look like a trace of antialiasing
      --output D.png          write the difference picture: red differs, yellow is forgiven (for folders, a folder)
      --json                  print an object of numbers; for folders, a list with one object for each pair
      --sequence              take both folders as frames in the order of their names, and say what happened in time
      --fps N                 frames a second of both sequences (60)
      -h, --help              print this text

    Exit status: 0 equal, 1 different, 2 error.
    """
}
