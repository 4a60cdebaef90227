"""Fits the section-boundary network on what export-boundaries.ts wrote. python3 fit_boundaries.py DIR [--all]"""
import json
import sys
import numpy as np

folder = sys.argv[1]
layout = json.load(open(f"{folder}/boundary-layout.json"))
n = layout["inputs"]
x = np.fromfile(f"{folder}/boundaries.f32", "f4").reshape(-1, n)
label, kept, weight = np.fromfile(f"{folder}/boundary-labels.f32", "f4").reshape(-1, 3).T
rows = np.arange(len(x)) if "--all" in sys.argv else np.where(kept == 0)[0]
test = np.where((kept == 1) & (weight == 1))[0]
mean, std = x[rows].mean(0), x[rows].std(0) + 0.05
rng = np.random.default_rng(7)
H, nets = 24, 4
out = []
preds = 0
for seed in range(nets):
    p = [rng.standard_normal((n, H)).astype("f4") * np.sqrt(2 / n), np.zeros(H, "f4"), rng.standard_normal((H, 1)).astype("f4") * 0.2, np.zeros(1, "f4")]
    m, v = [np.zeros_like(a) for a in p], [np.zeros_like(a) for a in p]
    epochs, B, t = 12, 128, 0
    total = epochs * (len(rows) // B)
    norm = (x - mean) / std
    for epoch in range(epochs):
        order = rng.permutation(rows)
        for k in range(0, len(order) - B + 1, B):
            i = order[k:k + B]
            mask = (rng.random((B, H)) > 0.2) / 0.8
            h = np.maximum(norm[i] @ p[0] + p[1], 0) * mask
            o = (h @ p[2] + p[3])[:, 0]
            d = ((1 / (1 + np.exp(-o)) - label[i]) * weight[i] / B)[:, None]
            dh = (d @ p[2].T) * (h > 0) * mask
            g = [norm[i].T @ dh, dh.sum(0), h.T @ d, d.sum(0)]
            t += 1
            rate = 3e-3 * min(1, t / 100) * 0.5 * (1 + np.cos(np.pi * t / total))
            for a in range(4):
                m[a] += 0.1 * (g[a] - m[a])
                v[a] += 0.001 * (g[a] ** 2 - v[a])
                p[a] = (p[a] - rate * ((m[a] / (1 - 0.9 ** t)) / (np.sqrt(v[a] / (1 - 0.999 ** t)) + 1e-8) + 0.02 * p[a])).astype("f4")
    preds = preds + np.maximum(norm[test] @ p[0] + p[1], 0) @ p[2] + p[3]
    w1 = p[0] / std[:, None]
    out.append({"w1": w1, "b1": p[1] - mean @ w1, "w2": p[2][:, 0], "b2": p[3][0]})
q = 1 / (1 + np.exp(-preds[:, 0] / nets))
y = label[test] >= 0.5
for cut in (0.3, 0.4, 0.5):
    hit = (q > cut) & y
    print(cut, "precision %.3f recall %.3f" % (hit.sum() / max(1, (q > cut).sum()), hit.sum() / y.sum()))
print("log loss %.4f, base rate %.3f" % (-(np.where(y, np.log(q), np.log(1 - q))).mean(), y.mean()))
counts = np.bincount(np.minimum(layout["lengths"], 33), minlength=34) + 0.5
r = lambda a: [float("%.5g" % s) for s in np.ravel(a)]
json.dump({"inputs": n, "hidden": H * nets, "input": r(np.concatenate([o["w1"] for o in out], 1)), "bias": r(np.concatenate([o["b1"] for o in out])),
           "output": r(np.concatenate([o["w2"] for o in out]) / nets), "outputBias": float(np.mean([o["b2"] for o in out])), "lengthLog": r(np.log(counts / counts.sum()))},
          open(f"{folder}/boundary.json", "w"))
