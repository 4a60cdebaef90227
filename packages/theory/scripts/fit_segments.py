"""Fits the second chord network on what export-chord-segments.ts wrote.

  OPENBLAS_NUM_THREADS=1 python3 fit_segments.py DIR [--whole]

Writes second-0.json … second-2.json (each blind to a third of the songs) and, with --whole, second.json (all songs, the one
that ships) to DIR, and the same for varied, which also learns from varied textures: the engine takes the mean of both.
Prints how each does on the songs it has not seen: root / root + quality / with the bass.
"""
import json
import sys
import numpy as np
from rotated_net import RotatedNet

folder = sys.argv[1]
option = lambda name, value: type(value)(sys.argv[sys.argv.index(name) + 1]) if name in sys.argv else value
layout = json.load(open(f"{folder}/segment-layout.json"))
W, S, Q = layout["windows"], layout["scalars"], len(layout["qualities"])
x = np.fromfile(f"{folder}/segments.f32", "f4").reshape(-1, W, 12)
z = np.fromfile(f"{folder}/segment-scalars.f32", "f4").reshape(-1, S)
y = np.fromfile(f"{folder}/segment-labels.f32", "f4").reshape(-1, layout["labels"])
mask = np.fromfile(f"{folder}/segment-roots.u8", "u1").reshape(-1, 12) > 0
root, quality, bass, beats, length, sets, piece, variant, fold = y.T
root, quality, bass, sets = root.astype(int), quality.astype(int), bass.astype(int), sets.astype(int)
labelled = (quality >= 0) & (beats > 0)
target = np.where(quality == 99, 12 * Q, root * Q + quality)
interval = np.where((quality < 99) & (bass >= 0), (bass - root) % 12, -1)
weight = (np.array([1, 1, 1, 1, 1, 0.3], "f4")[sets] * np.sqrt(length) * (beats / np.maximum(length, 0.01)) ** 2).astype("f4")
asked = (quality == 99) | mask[np.arange(len(x)), np.maximum(root, 0) % 12]
totals = {}


def fit(blind, name, seed, learned):
    rows = np.where(labelled & asked & learned & (fold != blind))[0]
    test = np.where(labelled & (fold == blind) & (variant == 0))[0]

    def report(net, p=None):
        c, b = net.logits(x[test], z[test], mask[test], p)
        best = c.argmax(1)
        hit = best == target[test]
        full = hit & ((best == 12 * Q) | (b[np.arange(len(test)), np.minimum(best // Q, 11)].argmax(1) == interval[test]))
        same = best // Q == target[test] // Q
        lp = c - c.max(1, keepdims=True)
        lp = lp - np.log(np.exp(lp).sum(1, keepdims=True))
        nll = -np.maximum(lp[np.arange(len(test)), target[test]], -12)
        w = beats[test]
        out = []
        for k, s in enumerate(layout["sets"]):
            here = sets[test] == k
            if not here.any():
                continue
            values = [(v[here] * w[here]).sum() for v in (same, hit, full, asked[test], nll)] + [w[here].sum(), length[test][here].sum()]
            totals[s] = totals.get(s, 0) + np.array(values)
            out.append(show(s, values))
        print(name, " ".join(out), flush=True)

    net = RotatedNet(W, S, option("--h1", 80), option("--h2", 40), Q, basses=12, with_none=True, seed=seed, drop=option("--drop", 0.15), decay=option("--decay", 0.02), rate=option("--rate", 2e-3))
    net.fit(x, z, rows, target, interval, weight, option("--epochs", 5), mask=mask)
    net.save(f"{folder}/{name}.json")
    if len(test):
        report(net)


def show(s, v):
    return f"{s[:9]} {100 * v[0] / v[5]:.1f}/{100 * v[1] / v[5]:.1f}/{100 * v[2] / v[5]:.1f} (asked {100 * v[3] / v[5]:.1f} pure {100 * v[5] / v[6]:.1f} loss {v[4] / v[5]:.3f})"


plain = variant < layout["varied"]
for part in range(option("--parts", 3)):
    fit(part, f"second-{part}", part, plain)
    fit(part, f"varied-{part}", part + 50, variant >= 0)
print("all   ", " ".join(show(s, v) for s, v in totals.items()), flush=True)
if "--whole" in sys.argv:
    fit(-1, "second", 7, plain)
    fit(-1, "varied", 57, variant >= 0)
