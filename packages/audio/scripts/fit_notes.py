"""Fits which beginnings are notes, on what export-notes.ts wrote.

  python3 fit_notes.py --notes NAME [--notes NAME ...] [--judge NAME ...] --out note-choice.json

One layer of weights (logistic regression by Newton's steps) over the inputs of a place. Prints precision, recall and F1 of onsets within 50 ms by
kind of track: of songs that a fifth was not fitted on, then of those of --judge, which may share no song with the others.
"""
import argparse, json, zlib
import numpy as np

PENALTY, STEPS = 0.0001, 12


def load(names):
    pieces, tables = [], []
    for name in names:
        told = json.load(open(name + ".json"))
        table = np.fromfile(name + ".f32", dtype=np.float32).reshape(-1, told["inputs"] + 2)
        table[:, 0] += len(pieces)
        pieces += told["pieces"]
        tables.append(table)
    table = np.concatenate(tables)
    return pieces, table[:, 0].astype(int), table[:, 1], table[:, 2:]


def fit(x, y):
    mean, spread = x.mean(0), x.std(0) + 1e-6
    z = np.concatenate([(x - mean) / spread, np.ones((len(x), 1))], 1)
    w = np.zeros(z.shape[1])
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-z @ w))
        gradient = z.T @ (p - y) / len(y) + PENALTY * w
        curvature = (z * (p * (1 - p))[:, None]).T @ z / len(y) + PENALTY * np.eye(len(w))
        w -= np.linalg.solve(curvature, gradient)
    return w[:-1] / spread, w[-1] - (w[:-1] * mean / spread).sum()


def tell(title, pieces, piece, y, said):
    print(title)
    for track in sorted({p["track"] for p in pieces}):
        of = np.array([p["track"] == track for p in pieces])
        chosen = of[piece] & (said >= 0.5)
        right, count, true = y[chosen].sum(), chosen.sum(), sum(p["notes"] for p in pieces if p["track"] == track)
        print(f"  {track:<8} {of.sum():3} stems {true:6} notes  P {100 * right / max(1, count):.1f}  R {100 * right / true:.1f}  F1 {200 * right / (count + true):.1f}")
    chosen = said >= 0.5
    classes = np.minimum(4, ((said[chosen] - 0.5) * 10).astype(int))
    print("  told 50, 60 … 90 %: right", [round(100 * float(y[chosen][classes == c].mean())) for c in range(5) if (classes == c).any()])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--notes", action="append", required=True)
    parser.add_argument("--judge", action="append", default=[])
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    share = lambda x, w, b: 1 / (1 + np.exp(-(x @ w + b)))
    pieces, piece, y, x = load(options.notes)
    part = np.array([zlib.crc32(p["song"].encode()) % 5 for p in pieces])[piece]
    said = np.zeros(len(y))
    for k in range(5):
        if (part == k).any():
            said[part == k] = share(x[part == k], *fit(x[part != k], y[part != k]))
    tell("not fitted on", pieces, piece, y, said)
    w, b = fit(x, y)
    for name in options.judge:
        judged, piece2, y2, x2 = load([name])
        shared = {p["song"] for p in judged} & {p["song"] for p in pieces}
        tell(name + (f" (songs fitted on: {len(shared)})" if shared else ""), judged, piece2, y2, share(x2, w, b))
    json.dump({"bias": round(float(b), 4), "inputs": [round(float(value), 4) for value in w]}, open(options.out, "w"), separators=(",", ":"))
