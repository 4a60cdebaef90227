"""Fits the first chord network on what export-chord-frames.ts wrote.

  python3 fit_chords.py DIR [--all]      --all also fits on the songs kept apart, for the weights that ship

Writes first-0.json … first-2.json (each blind to a third of the songs) and first.json (all fit songs) to DIR.
"""
import json
import sys
import numpy as np
from rotated_net import RotatedNet

folder = sys.argv[1]
layout = json.load(open(f"{folder}/layout.json"))
W, S, Q = layout["windows"], layout["scalars"], len(layout["qualities"])
x = np.fromfile(f"{folder}/inputs.f32", "f4").reshape(-1, W, 12)
z = np.fromfile(f"{folder}/scalars.f32", "f4").reshape(-1, S)
y = np.fromfile(f"{folder}/labels.i32", "i4").reshape(-1, layout["labels"])
root, quality, sets, kept, song = y[:, 0], y[:, 1], y[:, 3], y[:, 5], y[:, 6]
weight = np.array([1, 1, 1, 1, 1, 0.3], "f4")[sets]
labelled = (quality >= 0) & (quality < 99)
mine = labelled if "--all" in sys.argv else labelled & (kept == 0)


def fit(rows, name, seed):
    net = RotatedNet(W, S, 40, 24, Q, seed=seed, drop=0.05)
    net.fit(x[rows], z[rows], root[rows] * Q + quality[rows], np.full(len(rows), -1), weight[rows], 4)
    net.save(f"{folder}/{name}.json")
    test = np.where(labelled & (kept == 1))[0] if name == "first" else np.where(labelled & (song % 3 == seed) & (kept == 0))[0]
    best = net.logits(x[test], z[test])[0].argmax(1)
    hit = best == root[test] * Q + quality[test]
    print(name, " ".join(f"{s} {100 * hit[sets[test] == k].mean():.1f}" for k, s in enumerate(layout["sets"])), flush=True)


for fold in range(3):
    fit(np.where(mine & (song % 3 != fold))[0], f"first-{fold}", fold)
fit(np.where(mine)[0], "first", 7)
