"""Fits the second chord network on what export-chord-segments.ts wrote.

  python3 fit_segments.py DIR [--all]

Writes second.json to DIR and prints how it does on the songs kept apart: root, root + quality, and with the bass.
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
root, quality, bass, beats, length, sets, piece, kept, song = y.T
root, quality, bass, sets = root.astype(int), quality.astype(int), bass.astype(int), sets.astype(int)
labelled = (quality >= 0) & (beats > 0)
target = np.where(quality == 99, 12 * Q, root * Q + quality)
interval = np.where((quality < 99) & (bass >= 0), (bass - root) % 12, -1)
weight = (np.array([1, 1, 1, 1, 1, 0.3], "f4")[sets] * np.sqrt(length) * (beats / np.maximum(length, 0.01)) ** 2).astype("f4")
rows = np.where(labelled if "--all" in sys.argv else labelled & (kept == 0))[0]
test = np.where(labelled & (kept == 1))[0]
net = RotatedNet(W, S, option("--h1", 64), option("--h2", 40), Q, basses=12, with_none=True, drop=option("--drop", 0.15), decay=option("--decay", 0.02))


def report(epoch, loss):
    c, b = net.logits(x[test], z[test])
    best = c.argmax(1)
    hit = best == target[test]
    r = np.minimum(best // Q, 11)
    full = hit & ((best == 12 * Q) | (b[np.arange(len(test)), r].argmax(1) == interval[test]))
    same = (best // Q == target[test] // Q)
    w = beats[test]
    pure = beats[test] / length[test]
    line = " ".join(f"{s[:8]} {100 * np.average(same[m], weights=w[m]):.1f}/{100 * np.average(hit[m], weights=w[m]):.1f}/{100 * np.average(full[m], weights=w[m]):.1f}(pure {100 * w[m].sum() / length[test][m].sum():.1f})"
                    for k, s in enumerate(layout["sets"]) if (m := sets[test] == k).any())
    print(epoch, f"{loss:.4f}", line, flush=True)


net.fit(x[rows], z[rows], target[rows], interval[rows], weight[rows], option("--epochs", 5), size=256, report=report)
net.save(f"{folder}/second.json")
