"""Fits the key of packages/audio on what export-keys.ts wrote. Needs numpy and torch.

  python3 fit_key.py --keys FILE.jsonl [--keys FILE.jsonl ...] [--judge FILE.jsonl ...] --out key-weights.json

One layer: the inputs of a tonic (turned so that it is 0) to a score of its major and its minor key, softmax over all 24. Prints
how often home and third are right by songs that a fifth was not fitted on, the same by MIREX (fifth 0.5, relative 0.3, parallel
0.2), how far its certainty is off, and the same of theory's code for written notes, given the chords; then writes weights fitted on all. --judge prints the same for
songs that are in no file of --keys.
"""
import argparse, json, zlib
import numpy as np
import torch

PENALTY, STEPS = 0.001, 300
MINOR = {"minor", "dorian", "phrygian", "locrian", "harmonicMinor", "melodicMinor"}


def load(paths):
    rows = [json.loads(line) for path in paths for line in open(path)]
    inputs = np.array([np.array(row["inputs"]).reshape(12, -1) for row in rows])
    turned = np.stack([np.roll(inputs, -tonic, 1).reshape(len(rows), -1) for tonic in range(12)], 1)
    keys = np.array([2 * row["tonic"] + (row["mode"] in MINOR) for row in rows])
    said = [row["written"] for row in rows]
    written = np.array([-1 if key is None else 2 * key["tonicPitchClass"] + (key["mode"] in MINOR) for key in said])
    return rows, turned, keys, written


def fit(x, keys):
    inputs, true = torch.tensor(x, dtype=torch.float32), torch.tensor(keys)
    w, b = torch.zeros(x.shape[2], 2, requires_grad=True), torch.zeros(2, requires_grad=True)
    search = torch.optim.LBFGS([w, b], max_iter=STEPS, line_search_fn="strong_wolfe")

    def loss():
        search.zero_grad()
        missed = torch.nn.functional.cross_entropy((inputs @ w + b).reshape(len(x), 24), true) + PENALTY / 2 * (w ** 2).sum()
        missed.backward()
        return missed

    search.step(loss)
    return w.detach().numpy(), b.detach().numpy()


def shares(x, w, b, scale):
    s = scale * (x @ w + b).reshape(len(x), 24)
    p = np.exp(s - s.max(1, keepdims=True))
    return p / p.sum(1, keepdims=True)


def mirex(true, said):
    if said < 0:
        return 0
    if true == said:
        return 1
    up = (said // 2 - true // 2) % 12
    if true % 2 == said % 2:
        return 0.5 if up == 7 else 0
    return 0.3 if up == (3 if true % 2 else 9) else 0.2 if up == 0 else 0


def off(p, keys):
    """Mean distance of certainty from being right, in ten classes of certainty."""
    sure, right = p.max(1), p.argmax(1) == keys
    classes = np.minimum(9, (sure * 10).astype(int))
    return sum(abs(sure[classes == c].mean() - right[classes == c].mean()) * (classes == c).mean() for c in set(classes))


def tell(name, keys, said, p=None):
    exact, weighted = np.mean(keys == said), np.mean([mirex(a, b) for a, b in zip(keys, said)])
    print(f"{name:<34} {len(keys):4} songs  exact {100 * exact:.1f}  MIREX {100 * weighted:.1f}" + ("" if p is None else f"  off {off(p, keys):.3f}"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--keys", action="append", required=True)
    parser.add_argument("--judge", action="append", default=[])
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    rows, x, keys, written = load(options.keys)
    part = np.array([zlib.crc32(row["id"].encode()) % 5 for row in rows])
    p, scores = np.zeros((len(rows), 24)), {}
    models = {k: fit(x[part != k], keys[part != k]) for k in range(5)}
    likely = []
    for scale in np.arange(0.4, 2.01, 0.1):
        for k, (w, b) in models.items():
            p[part == k] = shares(x[part == k], w, b, scale)
        likely.append((np.log(p[np.arange(len(keys)), keys] + 1e-12).mean(), scale))
    scale = max(likely)[1]
    for k, (w, b) in models.items():
        p[part == k] = shares(x[part == k], w, b, scale)
    groups = sorted({row["id"].split("/")[0] for row in rows})
    for group in groups + ["all"]:
        of = np.array([group == "all" or row["id"].startswith(group + "/") for row in rows])
        tell(f"{group}, chords as notes", keys[of], written[of])
        tell(f"{group}, not fitted on", keys[of], p[of].argmax(1), p[of])
    w, b = fit(x, keys)
    for path in options.judge:
        _, x2, keys2, written2 = load([path])
        q = shares(x2, w, b, scale)
        tell(f"{path}, chords as notes", keys2, written2)
        tell(path, keys2, q.argmax(1), q)
    rounded = lambda values: [round(float(value), 3) for value in values]
    json.dump({"scale": round(float(scale), 2), "bias": rounded(b), "thirds": [rounded(w[:, 0]), rounded(w[:, 1])]}, open(options.out, "w"), separators=(",", ":"))
