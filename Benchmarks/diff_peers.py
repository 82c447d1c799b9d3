"""Times PyPI's pixelmatch and blazediff on the files that DiffBenchmark wrote; what is missing is skipped."""
import sys
import time

folder = sys.argv[1] if len(sys.argv) > 1 else "/tmp/leporello-diff-benchmark"
ours = {"decoded": float(sys.argv[2]) if len(sys.argv) > 2 else None,
        "files": float(sys.argv[3]) if len(sys.argv) > 3 else None}
old, new = folder + "/old.png", folder + "/new.png"


def shortest(rounds, body):
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        body()
        best = min(best, (time.perf_counter() - start) * 1e3)
    return best


def line(name, milliseconds, own):
    ratio = f"   {milliseconds / own:.1f} times ours" if own else ""
    print(f"{name:<46}{milliseconds:.3f} ms{ratio}")


try:
    import blazediff
    line("blazediff with decoding", shortest(9, lambda: blazediff.compare(old, new)), ours["files"])
    print("different pixels:", blazediff.compare(old, new))
except ImportError:
    print("blazediff is not installed")
try:
    from PIL import Image
    from pixelmatch.contrib.PIL import pixelmatch
    pictures = [Image.open(path).convert("RGBA") for path in (old, new)]
    line("pixelmatch after decoding", shortest(1, lambda: pixelmatch(*pictures)), ours["decoded"])
    print("different pixels:", pixelmatch(*pictures))
except ImportError:
    print("pixelmatch and pillow are not installed")
