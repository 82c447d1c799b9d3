"""One run of the measured dissolve by a peer:  peers.py PEER A.png B.png FOLDER FRAMES

Peers: opencv, pyvips, pillow, pillow1 (level 1), skia. Prints an object of numbers.
"""

import json
import os
import resource
import sys
import time

peer, first, second, folder, frames = sys.argv[1:5] + [int(sys.argv[5])]


def path(i):
    return os.path.join(folder, "frame-%04d.png" % i)


if peer == "opencv":
    import cv2

    a, b = cv2.imread(first), cv2.imread(second)

    def draw(i, t):
        cv2.imwrite(path(i), cv2.addWeighted(a, 1 - t, b, t, 0))
elif peer == "pyvips":
    import pyvips

    a, b = (pyvips.Image.new_from_file(f).copy_memory() for f in (first, second))

    def draw(i, t):
        (a * (1 - t) + b * t).rint().cast("uchar").pngsave(path(i), compression=1, filter=0x10)
elif peer in ("pillow", "pillow1"):
    from PIL import Image

    a, b = (Image.open(f).convert("RGB") for f in (first, second))
    level = {"compress_level": 1} if peer == "pillow1" else {}

    def draw(i, t):
        Image.blend(a, b, t).save(path(i), **level)
else:
    import skia

    a, b = (skia.Image.open(f) for f in (first, second))

    def draw(i, t):
        surface = skia.Surface(a.width(), a.height())
        canvas = surface.getCanvas()
        canvas.drawImage(a, 0, 0)
        canvas.drawImage(b, 0, 0, skia.SamplingOptions(), skia.Paint(Alphaf=t))
        surface.makeImageSnapshot().save(path(i), skia.kPNG)


wall, cpu = time.perf_counter(), time.process_time()
for i in range(frames):
    draw(i, i / max(1, frames - 1))
print(json.dumps({
    "ms": (time.perf_counter() - wall) * 1000 / frames,
    "cpu": (time.process_time() - cpu) * 1000 / frames,
    "bytes": sum(os.path.getsize(path(i)) for i in range(frames)) // frames,
    "peakMB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
}))
