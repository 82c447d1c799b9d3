"""The measured dissolve as a headless browser's screenshots:  chromium.py A.png B.png FOLDER FRAMES

Speaks the browser's own protocol through pipes, so that nothing but Debian's chromium is needed.
"""

import base64
import json
import os
import subprocess
import sys
import tempfile
import time

first, second, folder, frames = sys.argv[1:4] + [int(sys.argv[4])]
to_child, out = os.pipe()
into, from_child = os.pipe()


def wire():
    # The browser reads from 3 and writes to 4; the numbers in use are moved out of the way first.
    a, b = os.dup(to_child), os.dup(from_child)
    a, b = (os.dup2(fd, 100 + i) for i, fd in enumerate((a, b)))
    os.dup2(a, 3)
    os.dup2(b, 4)


profile = tempfile.TemporaryDirectory()
browser = subprocess.Popen(
    ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
     "--allow-file-access-from-files", "--window-size=1170,2532", "--user-data-dir=" + profile.name, "about:blank"],
    preexec_fn=wire, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
buffered, number = b"", 0


def call(method, parameters={}, session=None):
    global buffered, number
    number += 1
    message = {"id": number, "method": method, "params": parameters}
    if session:
        message["sessionId"] = session
    os.write(out, json.dumps(message).encode() + b"\0")
    while True:
        while b"\0" not in buffered:
            piece = os.read(into, 1 << 20)
            if not piece:
                sys.exit("chromium ended")
            buffered += piece
        line, buffered = buffered.split(b"\0", 1)
        answer = json.loads(line)
        if answer.get("id") == number:
            if "error" in answer:
                sys.exit(str(answer["error"]))
            return answer["result"]


try:
    page = os.path.join(profile.name, "page.html")
    with open(page, "w") as file:
        file.write(
            "<style>*{margin:0}img{position:absolute;width:1170px;height:2532px}</style>"
            "<img src='file://%s'><img id=b src='file://%s'>" % (os.path.abspath(first), os.path.abspath(second)))
    target = call("Target.createTarget", {"url": "file://" + page})["targetId"]
    session = call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
    call("Emulation.setDeviceMetricsOverride",
         {"width": 1170, "height": 2532, "deviceScaleFactor": 1, "mobile": False}, session)
    time.sleep(1)
    size, start = 0, time.perf_counter()
    for i in range(frames):
        call("Runtime.evaluate", {
            "expression": "document.getElementById('b').style.opacity=%f" % (i / max(1, frames - 1))}, session)
        data = base64.b64decode(call("Page.captureScreenshot", {"format": "png"}, session)["data"])
        with open(os.path.join(folder, "frame-%04d.png" % i), "wb") as file:
            file.write(data)
        size += len(data)
    print(json.dumps({"ms": (time.perf_counter() - start) * 1000 / frames, "bytes": size // frames}))
finally:
    browser.kill()
    browser.wait()
