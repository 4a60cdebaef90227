"""Fits the choice of the bar grid on what export-hearing.ts wrote.

  OMP_NUM_THREADS=1 python3 fit_grid.py --heard DIR [--judge DIR ...] --out FILE

Each piece offers some hundred candidates (tempo and first bar line); one is right. One small network scores all of them, a softmax
over the candidates of a piece is learned. Half a bar off and half or double tempo are the mistakes to avoid.
"""
import argparse, base64, glob, json
import numpy as np
import torch
from torch import nn
import torch.nn.functional as F

SLOTS = 16
torch.set_num_threads(1)


def pieces(folder):
    """(inputs (n, k), index of the right candidate or -1, same beats (n,), same tempo (n,), id)"""
    for path in sorted(glob.glob(f"{folder}/*.json")):
        j = json.load(open(path))
        if not j["places"] or j["beatsPerBar"] != 4 or len(j["downbeats"]) < 2 or not j["steady"]:
            continue
        x = np.fromfile(path.replace(".json", ".f32"), "f4")[len(j["labels"]) * 84:].reshape(len(j["places"]), -1)
        bpm = np.array([p["bpm"] for p in j["places"]])
        first = np.array([p["firstBar"] for p in j["places"]])
        tempo = np.abs(bpm / j["tempo"] - 1) < 0.004
        bar, beat = 240 / j["tempo"], 60 / j["tempo"]
        away = lambda period: np.abs((first - j["downbeats"][0] + period / 2) % period - period / 2)
        beats = tempo & (away(beat) < 0.12 * beat)
        right = tempo & (away(bar) < 0.12 * beat)
        index = int(np.flatnonzero(right)[np.argmin(away(bar)[right])]) if right.any() else -1
        yield x, index, beats, tempo, j["id"]


def fit(data, inputs, hidden, steps, seed):
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    net = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, 1))
    adam = torch.optim.AdamW(net.parameters(), lr=4e-3, weight_decay=0.05)
    for step in range(steps):
        for group in adam.param_groups:
            group["lr"] = 4e-3 * 0.5 * (1 + np.cos(np.pi * step / steps))
        loss = 0
        for k in rng.integers(len(data), size=16):
            x, index = data[k][:2]
            x = torch.from_numpy(x)
            noise = torch.ones_like(x)
            noise[:, :64] = 1 + 0.3 * torch.randn(1, 64)
            for band in range(4):  # a band may be missing: music without drums, without bass
                if rng.random() < 0.1:
                    noise[:, band * SLOTS:(band + 1) * SLOTS] = 0
            x = x * noise + 0.05 * torch.randn_like(x) * (noise > 0)
            loss = loss + F.cross_entropy(net(F.dropout(x, 0.1)).T, torch.tensor([index]))
        adam.zero_grad()
        (loss / 16).backward()
        adam.step()
    return net


def judge(net, data):
    hits = np.zeros(4)
    for x, index, beats, tempo, id in data:
        best = int(net(torch.from_numpy(x))[:, 0].argmax())
        hits += [index >= 0, tempo[best], beats[best], best == index]
    return (100 * hits / max(1, len(data))).round(1)


if __name__ == "__main__":
    args = argparse.ArgumentParser()
    args.add_argument("--out")
    args.add_argument("--heard", action="append", default=[])
    args.add_argument("--judge", action="append", default=[])
    args.add_argument("--hidden", type=int, default=24)
    args.add_argument("--steps", type=int, default=1500)
    o = args.parse_args()
    data = [p for folder in o.heard for p in pieces(folder)]
    print(len(data), "pieces,", sum(p[1] >= 0 for p in data), "with the right grid among the candidates")
    data = [p for p in data if p[1] >= 0]
    cut = data[::5]
    net = fit([p for i, p in enumerate(data) if i % 5], data[0][0].shape[1], o.hidden, o.steps, 1)
    print("blind fifth: candidate there, tempo, beats, bars", judge(net, cut))
    net = fit(data, data[0][0].shape[1], o.hidden, o.steps, 1)
    for folder in o.judge:
        print(folder, judge(net, list(pieces(folder))))
    first, last = net[0], net[2]
    vector = lambda v: [float("%.4g" % x) for x in v.detach().numpy().ravel()]
    w = first.weight.detach().numpy().T
    scale = np.maximum(np.abs(w).max(0), 1e-8) / 127
    bytes_ = base64.b64encode(np.round(w / scale).astype("i1").tobytes()).decode()
    json.dump({"matrix": {"bytes": bytes_, "scales": [float("%.5g" % s) for s in scale]}, "bias": vector(first.bias), "output": vector(last.weight)}, open(o.out, "w"))
