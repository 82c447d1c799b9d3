#!/usr/bin/env python3
"""Compares pictures with Leporello and with PyPI's pixelmatch and blazediff, on the same files in the same run.

    Benchmarks/diff_peers.py            builds, measures and prints a table with ratios
    Benchmarks/diff_peers.py --quick    one round in place of three

The peers are installed into Benchmarks/.peers; what cannot be installed is left out and said on stderr. Every round runs
ours and then theirs, and the shortest time of all rounds counts, so that what else the machine does meets all alike.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

here = os.path.dirname(os.path.abspath(__file__))
peers = os.path.join(here, ".peers")


def say(text):
    print(text, file=sys.stderr, flush=True)


def inside_peers():
    """Goes on in an interpreter that has the peers, made if it isn't there."""
    python = os.path.join(peers, "bin", "python")
    if os.environ.get("LEPORELLO_PEERS") or os.path.realpath(sys.prefix) == os.path.realpath(peers):
        return
    if not os.path.exists(python):
        subprocess.run([sys.executable, "-m", "venv", peers], check=True, stdout=subprocess.DEVNULL)
    for module, package in [("PIL", "pillow"), ("pixelmatch", "pixelmatch"), ("blazediff", "blazediff")]:
        if subprocess.run([python, "-c", "import " + module], stderr=subprocess.DEVNULL).returncode:
            say("installing %s into %s" % (package, peers))
            subprocess.run([python, "-m", "pip", "-q", "install", package], stdout=subprocess.DEVNULL)
    os.environ["LEPORELLO_PEERS"] = "1"
    os.execv(python, [python, os.path.abspath(__file__)] + sys.argv[1:])


def shortest(rounds, body):
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        body()
        best = min(best, (time.perf_counter() - start) * 1e3)
    return best


def build():
    command = ["swift", "build", "-c", "release", "--product", "DiffBenchmark"]
    subprocess.run(command, cwd=here, check=True, stdout=sys.stderr)
    done = subprocess.run(command[:4] + ["--show-bin-path"], cwd=here, check=True, stdout=subprocess.PIPE, text=True)
    return os.path.join(done.stdout.strip(), "DiffBenchmark")


def main():
    inside_peers()
    ours, folder = build(), tempfile.mkdtemp(prefix="leporello-diff-")
    old, same, new = (os.path.join(folder, name + ".png") for name in ("old", "same", "new"))
    times, notes = {}, {}

    def keep(name, milliseconds):
        times[name] = min(times.get(name, float("inf")), milliseconds)

    for _ in range(1 if "--quick" in sys.argv else 3):
        done = subprocess.run([ours, folder], check=True, stdout=subprocess.PIPE, text=True)
        for text in done.stdout.splitlines():
            found = re.fullmatch(r"(.*?) +([0-9.]+) ms", text)
            if found:
                keep(found[1], float(found[2]))
            else:
                notes["Leporello"] = text.split(": ", 1)[1]
        try:
            import blazediff
            keep("blazediff of files", shortest(9, lambda: blazediff.compare(old, new)))
            keep("blazediff of equal files", shortest(9, lambda: blazediff.compare(old, same)))
            notes["blazediff"] = str(blazediff.compare(old, new).diff_count)
        except ImportError:
            say("left out: blazediff")
        try:
            from PIL import Image
            from pixelmatch.contrib.PIL import pixelmatch
            pictures = [Image.open(path).convert("RGBA") for path in (old, new)]
            keep("pixelmatch (PyPI) after decoding", shortest(1, lambda: pixelmatch(*pictures)))
            notes["pixelmatch"] = str(pixelmatch(*pictures))
        except ImportError:
            say("left out: pixelmatch")

    rivals = {"pixelmatch (PyPI) after decoding": "pixelmatch after decoding",
              "blazediff of files": "pixelmatch of files, one a core",
              "blazediff of equal files": "equal files, read and compared"}
    for name, milliseconds in times.items():
        own = times.get(rivals.get(name, ""))
        ratio = "   %.1f times '%s'" % (milliseconds / own, rivals[name]) if own else ""
        print("%-40s%10.3f ms%s" % (name, milliseconds, ratio))
    for name, count in notes.items():
        print("different pixels by %s: %s" % (name, count))


main()
