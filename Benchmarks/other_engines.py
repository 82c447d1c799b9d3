"""Times PyPI's stretchable (Taffy) and poga (Yoga) on the benchmark trees; `LayoutBenchmark` does the same in Swift.

    pip install stretchable poga; python3 other_engines.py [million nodes a second of flat1000 here]

What isn't installed is skipped with a line. Building the trees isn't timed.
"""

import sys
import time

TREES = {"flat1000": [1000], "tree10x10x10": [10, 10, 10]}


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


def main():
    ours = float(sys.argv[1]) if len(sys.argv) > 1 else None
    for engine, trial in (("stretchable", stretchable_trial), ("poga", poga_trial)):
        for name, counts in TREES.items():
            try:
                lay_out, count = trial(counts)
                rate = count / fastest(lay_out) / 1e6
            except (ImportError, AttributeError, TypeError) as reason:
                print(f"{engine}: skipped, {reason}")
                break
            ratio = f", Leporello is {ours / rate:.0f} times as fast" if ours and name == "flat1000" else ""
            print(f"{engine} {name}: {rate:.3f} M nodes/s{ratio}")


if __name__ == "__main__":
    main()
