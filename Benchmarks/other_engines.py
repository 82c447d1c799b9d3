"""Times PyPI's stretchable (Taffy) and poga (Yoga) on the trees that `LayoutBenchmark` times.

    swift run -c release LayoutBenchmark > ours.txt
    pip install stretchable poga; python3 other_engines.py ours.txt

With a file of Leporello's figures each line says how many times as fast Leporello is. What isn't installed is skipped
with a line. Building the trees isn't timed. Each layout is one call from Python, which the larger trees make up for;
poga's calls go straight to Yoga, but stretchable reads every box back into Python, so its figure isn't Taffy's own.
"""

import re
import sys
import time

TREES = {"flat1000": [1000], "flat10000": [10000], "tree10x10x10": [10, 10, 10], "tree100x100": [100, 100]}


def fastest(body, rounds=5):
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        body()
        best = min(best, time.perf_counter() - start)
    return best


def build(counts, level, leaf, stack):
    """A tree of stacks with the numbers of children, and how many nodes it has."""
    if not counts:
        return leaf(), 1
    made = [build(counts[1:], level + 1, leaf, stack) for _ in range(counts[0])]
    return stack([node for node, _ in made], level % 2 == 0), 1 + sum(count for _, count in made)


def stretchable_trial(counts):
    from stretchable import Node
    from stretchable.style import FlexDirection

    def leaf():
        return Node(flex_grow=1, flex_basis=0)

    def stack(children, is_row):
        direction = FlexDirection.ROW if is_row else FlexDirection.COLUMN
        node = Node(flex_grow=1, flex_direction=direction)
        for child in children:
            node.add(child)
        return node

    root, count = build(counts, 0, leaf, stack)

    def lay_out():
        root.mark_dirty()
        root.compute_layout((1000, 800))

    return lay_out, count


def poga_trial(counts):
    from poga.libpoga_capi import (
        YGDirection, YGFlexDirection, YGNodeCalculateLayout, YGNodeInsertChild, YGNodeNew,
        YGNodeStyleSetFlexBasis, YGNodeStyleSetFlexDirection, YGNodeStyleSetFlexGrow,
    )

    def leaf():
        node = YGNodeNew()
        YGNodeStyleSetFlexGrow(node, 1)
        YGNodeStyleSetFlexBasis(node, 0)
        return node

    def stack(children, is_row):
        node = leaf()
        YGNodeStyleSetFlexDirection(node, YGFlexDirection.Row if is_row else YGFlexDirection.Column)
        for index, child in enumerate(children):
            YGNodeInsertChild(node, child, index)
        return node

    root, count = build(counts, 0, leaf, stack)
    sides = [1000]

    def lay_out():
        # Another width each time, or Yoga answers from its cache.
        sides[0] += 1
        YGNodeCalculateLayout(root, sides[0], 800, YGDirection.LTR)

    return lay_out, count


def rates(path):
    """Million nodes a second by tree, from what LayoutBenchmark printed; the flexible trees."""
    with open(path) as lines:
        found = (re.match(r"(\S+) flex +\d+ +([\d.]+)", line) for line in lines)
        return {match.group(1): float(match.group(2)) for match in found if match}


def main():
    ours = rates(sys.argv[1]) if len(sys.argv) > 1 else {}
    for engine, trial in (("stretchable (Taffy)", stretchable_trial), ("poga (Yoga)", poga_trial)):
        for name, counts in TREES.items():
            try:
                lay_out, count = trial(counts)
                rate = count / fastest(lay_out) / 1e6
            except (ImportError, AttributeError, TypeError) as reason:
                print(f"{engine}: skipped, {reason}")
                break
            ratio = f", Leporello is {ours[name] / rate:.0f} times as fast" if name in ours else ""
            print(f"{engine} {name}: {rate:.3f} M nodes/s{ratio}", flush=True)


if __name__ == "__main__":
    main()
