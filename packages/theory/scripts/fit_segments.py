"""Fits the second chord network on what export-chord-segments.ts wrote. Needs numpy and PyTorch.

  OPENBLAS_NUM_THREADS=1 python3 fit_segments.py DIR [--parts 0,1,2,3,4,-1]

Writes second-0.json … (each blind to a part of the songs) and second.json (part -1: all songs, the one that ships)
to DIR. Prints how each does on the songs it has not seen: root / root + quality / with the bass.
"""
import json
import math
import sys
import numpy as np
import torch
import torch.nn.functional as F
from parts import asked_runs, file_name
from sequence_net import SequenceNet

torch.set_num_threads(1)
folder = sys.argv[1]
option = lambda name, value: type(value)(sys.argv[sys.argv.index(name) + 1]) if name in sys.argv else value
EPOCHS, RATE, BATCH, CROP = option("--epochs", 10), option("--rate", 2e-3), 256, 160
layout = json.load(open(f"{folder}/segment-layout.json"))
W, S, Q = layout["windows"], layout["scalars"], len(layout["qualities"])
x = np.memmap(f"{folder}/segments.f32", "f4", "r").reshape(-1, W, 12)
z = np.fromfile(f"{folder}/segment-scalars.f32", "f4").reshape(-1, S)
y = np.fromfile(f"{folder}/segment-labels.f32", "f4").reshape(-1, layout["labels"])
mask = np.fromfile(f"{folder}/segment-roots.u8", "u1").reshape(-1, 12) > 0
root, quality, bass, beats, length, sets, piece, variant, fold = y.T
root, quality, bass, sets = root.astype(int), quality.astype(int), bass.astype(int), sets.astype(int)
labelled = (quality >= 0) & (beats > 0)
asked = (quality == 99) | mask[np.arange(len(x)), np.maximum(root, 0) % 12]
target = torch.from_numpy(np.where(labelled, np.where(quality == 99, 12 * Q, root * Q + quality), -100))
interval = torch.from_numpy(np.where(labelled & (quality < 99) & (bass >= 0), (bass - root) % 12, -100))
SET_WEIGHT = np.array([1, 1, 1, 1, 1, 0.3])
weight = torch.from_numpy((SET_WEIGHT[sets] * np.sqrt(length) * (beats / np.maximum(length, 0.01)) ** 2).astype("f4"))
learnable = torch.from_numpy(labelled & asked)


def songs():
    """For each song the stretches of its variants, the piece as it is first."""
    ends = np.append(np.flatnonzero(np.diff(piece)) + 1, len(piece))
    found = []
    for start, end in zip(np.append(0, ends[:-1]), ends):
        if variant[start] == 0:
            found.append([])
        found[-1].append((int(start), int(end)))
    return found


def heard(start, end):
    items, roots = np.nonzero(mask[start:end])
    return torch.from_numpy(np.array(x[start:end])), torch.from_numpy(z[start:end]), torch.from_numpy(items), torch.from_numpy(roots)


def epoch(learned, rng):
    """Every song as it is and in other textures drawn again, cut into crops."""
    crops = []
    for variants in learned:
        count = min(len(variants) - 1, 4 if layout["sets"][sets[variants[0][0]]].startswith("wir_") else 1)
        others = rng.choice(len(variants) - 1, count, replace=False) + 1 if count else []
        for start, end in [variants[0], *[variants[k] for k in others]]:
            cuts = np.linspace(0, end - start, max(1, round((end - start) / CROP)) + 1).astype(int)
            inner = cuts[:-1] + rng.integers(0, cuts[1]) if len(cuts) > 2 else []
            edges = start + np.unique(np.concatenate([[0], inner, [end - start]])).astype(int)
            crops += list(zip(edges[:-1], edges[1:]))
    return [crops[k] for k in rng.permutation(len(crops))]


def fit(blind, name, seed):
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    learned = [variants for variants in songs() if fold[variants[0][0]] != blind]
    net = SequenceNet(W, S, Q)
    matrices = [p for p in net.parameters() if p.ndim == 2]
    others = [p for p in net.parameters() if p.ndim != 2]
    optimiser = torch.optim.AdamW([dict(params=matrices, weight_decay=option("--decay", 0.6)), dict(params=others, weight_decay=0.0)], lr=RATE)
    mean = {key: value.clone() for key, value in net.named_parameters()}
    total = EPOCHS * sum(end - start for start, end in epoch(learned, np.random.default_rng(seed)))
    step = done = waiting = 0
    for turn in range(EPOCHS):
        loss = weighed = 0.0
        for start, end in epoch(learned, rng):
            here = slice(start, end)
            chords, basses = net(*heard(start, end))
            known = learnable[here]
            error = F.cross_entropy(chords, torch.where(known, target[here], -100), ignore_index=-100, reduction="none")
            own = basses[torch.arange(end - start), torch.from_numpy(np.maximum(root[here], 0))]
            error_bass = F.cross_entropy(own, torch.where(known, interval[here], -100), ignore_index=-100, reduction="none")
            if known.any():
                (((error + error_bass) * weight[here]).sum() / BATCH).backward()
            loss += float((error.detach() * weight[here]).sum())
            weighed += float((weight[here] * known).sum())
            waiting += end - start
            done += end - start
            if waiting < BATCH:
                continue
            step, waiting = step + 1, 0
            for group in optimiser.param_groups:
                group["lr"] = RATE * min(1, step / 200) * 0.5 * (1 + math.cos(math.pi * min(1, done / total)))
            torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            optimiser.step()
            optimiser.zero_grad()
            with torch.no_grad():
                for key, value in net.named_parameters():
                    mean[key].lerp_(value, max(1 / step, 0.003))
        print(name, turn, f"loss {loss / weighed:.3f}", flush=True)
    net.load_state_dict(mean)
    net.save(f"{folder}/{name}.json")
    report(net, name, blind)


def report(net, name, blind):
    net.eval()
    sums = {}
    with torch.no_grad():
        for (start, end), *_ in songs():
            if fold[start] != blind:
                continue
            chords, basses = net(*heard(start, end))
            wanted, known = target[start:end], torch.from_numpy(labelled[start:end])
            best = chords.argmax(1)
            hit = (best == wanted) & known
            bass_hit = basses[torch.arange(end - start), (best // Q).clamp(max=11)].argmax(1) == interval[start:end]
            same = (best // Q == wanted // Q) & known
            nll = F.cross_entropy(chords, wanted.clamp(min=0), reduction="none").clamp(max=12)
            w = torch.from_numpy(beats[start:end]) * known
            values = [w.sum(), *[(v * w).sum() for v in (same, hit, hit & ((best == 12 * Q) | bass_hit), nll)], (torch.from_numpy(length[start:end]) * known).sum()]
            key = layout["sets"][sets[start]]
            sums[key] = sums.get(key, 0) + np.array([float(v) for v in values])
    print(name, " ".join(f"{key[:9]} {100 * v[1] / v[5]:.1f}/{100 * v[2] / v[5]:.1f}/{100 * v[3] / v[5]:.1f} (loss {v[4] / v[0]:.3f})" for key, v in sums.items()), flush=True)


for part in asked_runs():
    fit(part, file_name("second", part), 7 + part)
