// What --help prints.

enum Help {
  static let overview = """
    leporello \(Tool.version)

    Usage:
      leporello diff A B [options]   compare two pictures, two folders of pictures, or two sequences of frames
      leporello review [PATH…]       look at the snapshots that wait, accept or reject them
      leporello report [RUN]         write one HTML file about the last test run
      leporello snapshots [PATH…]    what there is, what is unused, what was renamed, what it weighs
      leporello new NAME             make a package with a page and a snapshot test
      leporello help COMMAND         explain a command's options
      leporello --version            print the version
      leporello --help               print this text

    Exit status: 0 equal or done, 1 different, 2 error.
    """

  /// What each command's --help prints.
  static let commands = ["diff": diff, "review": review, "report": report, "snapshots": snapshots, "new": new]

  private static let review = """
    Usage: leporello review [PATH…] [options]

    A test whose snapshot differs leaves the new one beside the reference, as NAME.new.png. This looks for them under
    the paths (the current folder), shows each in the terminal, and asks. Without a terminal it lists them.

    Pictures are shown as kitty, iTerm2 or sixel have it where the terminal can, else in half blocks of colour; the
    variable LEPORELLO_PREVIEW decides otherwise: kitty, iterm2, sixel, blocks or none.

    Options:
      --accept GLOB    accept what matches; * is anything in a name, ** anything (may be repeated)
      --reject GLOB    reject what matches (may be repeated)
      --accept-all     accept all
      --reject-all     reject all
      --no-preview     show paths and numbers, but no pictures
      --json           print a list of objects, and ask nothing

    Exit status: 0 nothing waits any more, 1 something waits, 2 error.
    """

  private static let report = """
    Usage: leporello report [RUN] [options]

    Writes one HTML file about a test run, which needs no network. RUN is the folder that the tests were told in
    SNAPSHOT_ARTIFACTS; without it, that variable or the newest run counts.

    Options:
      --output FILE      where to write (leporello-report.html)
      --max-size SIZE    how large the pictures may be together (20MB); what is left out says so

    Exit status: 0 everything matched, 1 something did not, 2 error.
    """

  private static let snapshots = """
    Usage: leporello snapshots [PATH…] [options]

    Without options: how many snapshots each test file has, and what they weigh.

    Options:
      --unused          what no test asks for; a run of all tests must have come before
      --prune           remove those; what a part of the tests did not ask for is kept
      --renamed         snapshots that the last run recorded and that lie there under another name, by their pixels
      --apply           with --renamed: rename them
      --run RUN         the folder that the tests were told in SNAPSHOT_ARTIFACTS
      --budget SIZE     exit with 1 if all of them together are larger, as in 10MB
      --gitattributes   print what to put into .gitattributes and .gitignore
      --json            print objects

    Exit status: 0 in order, 1 something is unused, renamed or over budget, 2 error.
    """

  private static let new = """
    Usage: leporello new NAME [--leporello PATH]

    Makes the folder NAME with a package: one page, one snapshot test, .gitattributes and .gitignore.

    Options:
      --leporello PATH   where Leporello's own package lies

    Exit status: 0 made, 2 error.
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
      --limit N               how many pixels may differ (0)
      --cluster-limit N       how many may differ in one connected patch
      --window-limit N        how many may differ in any window of 8x8
      --forgiven-length N     how long a patch forgiven as antialiasing may be
      --sequence              take both folders as frames in the order of their names, or both files as animated PNG,
                              and say what happened in time
      --fps N                 frames a second of folders (60)
      -h, --help              print this text

    Exit status: 0 equal, 1 different, 2 error.
    """
}
