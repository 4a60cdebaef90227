"""The rotate-and-score network of packages/theory: fit with numpy, written as signed bytes for TypeScript.

One hidden stack scores each of twelve turned inputs. Outputs per root: `q` qualities (one softmax over 12 * q and, where
`with_none`, "no chord"), and, where `basses`, a softmax over the bass interval that is only asked at the true root.
"""
import base64
import json
import numpy as np

TURN = np.array([[(k + r) % 12 for k in range(12)] for r in range(12)])


class RotatedNet:
    def __init__(self, windows, scalars, hidden1, hidden2, qualities, basses=0, with_none=False, seed=7, drop=0.1, decay=0.01, rate=2e-3):
        self.rng = np.random.default_rng(seed)
        self.windows, self.scalars, self.h1, self.h2 = windows, scalars, hidden1, hidden2
        self.q, self.basses, self.none = qualities, basses, with_none
        self.out = qualities + basses + (1 if with_none else 0)
        self.drop, self.decay, self.rate = drop, decay, rate
        he = lambda a, b, s: (self.rng.standard_normal((a, b)) * np.sqrt(2 / a) * s).astype("f4")
        self.p = [he(windows * 12 + scalars, hidden1, 0.5), np.zeros(hidden1, "f4"), he(hidden1, hidden2, 1.0), np.zeros(hidden2, "f4"),
                  he(hidden2, self.out, 0.3), np.zeros(self.out, "f4")]

    def batch(self, x, z):
        n = len(x)
        turned = x[:, :, TURN].transpose(0, 2, 1, 3).reshape(n * 12, self.windows * 12)
        return np.concatenate([turned, np.repeat(z, 12, 0)], 1)

    def forward(self, x, train=False):
        p = self.p
        h = np.maximum(x @ p[0] + p[1], 0)
        mask = None
        if train and self.drop:
            mask = ((self.rng.random(h.shape, dtype="f4") > self.drop) / (1 - self.drop)).astype("f4")
            h = h * mask
        g = np.maximum(h @ p[2] + p[3], 0)
        return h, g, g @ p[4] + p[5], mask

    def logits(self, x, z):
        """-> chord logits (n, 12 * q [+ 1]) and bass logits (n, 12, basses)."""
        chords, basses = [], []
        for k in range(0, len(x), 2000):
            o = self.forward(self.batch(x[k:k + 2000], z[k:k + 2000]))[2].reshape(-1, 12, self.out)
            c = o[:, :, :self.q].reshape(len(o), -1)
            if self.none:
                c = np.concatenate([c, o[:, :, -1].mean(1, keepdims=True)], 1)
            chords.append(c)
            basses.append(o[:, :, self.q:self.q + self.basses])
        return np.concatenate(chords), np.concatenate(basses)

    def fit(self, x, z, target, bass, weight, epochs, size=384, report=None, partial=None):
        """target: root * q + quality, or 12 * q for no chord; bass: interval above the root or -1;
        partial: rows of which only the root is known."""
        p, q, B = self.p, self.q, size
        m = [np.zeros_like(a) for a in p]
        v = [np.zeros_like(a) for a in p]
        steps, total = 0, epochs * (len(x) // B)
        for epoch in range(epochs):
            order = self.rng.permutation(len(x))
            loss = 0.0
            for k in range(0, len(x) - B + 1, B):
                i = order[k:k + B]
                inp = self.batch(x[i], z[i])
                h, g, o, mask = self.forward(inp, True)
                o3 = o.reshape(B, 12, self.out)
                d3 = np.zeros_like(o3)
                w = weight[i] / B
                logits = o3[:, :, :q].reshape(B, -1)
                if self.none:
                    logits = np.concatenate([logits, o3[:, :, -1].mean(1, keepdims=True)], 1)
                e = np.exp(logits - logits.max(1, keepdims=True))
                pr = e / e.sum(1, keepdims=True)
                wanted = np.zeros_like(pr)
                wanted[np.arange(B), target[i]] = 1
                if partial is not None:
                    for row in np.where(partial[i])[0]:
                        block = slice(target[i][row] // q * q, target[i][row] // q * q + q)
                        wanted[row, :] = 0
                        wanted[row, block] = pr[row, block] / pr[row, block].sum()
                loss -= (np.log((pr * (wanted > 0)).sum(1) + 1e-9) * w).sum()
                pr -= wanted
                pr *= w[:, None]
                d3[:, :, :q] = pr[:, :12 * q].reshape(B, 12, q)
                if self.none:
                    d3[:, :, -1] = pr[:, -1:] / 12
                if self.basses:
                    rows = np.where((bass[i] >= 0) & (target[i] < 12 * q))[0]
                    roots = target[i][rows] // q
                    bl = o3[rows, roots, q:q + self.basses]
                    e = np.exp(bl - bl.max(1, keepdims=True))
                    bp = e / e.sum(1, keepdims=True)
                    bp[np.arange(len(rows)), bass[i][rows]] -= 1
                    d3[rows, roots, q:q + self.basses] = bp * w[rows, None]
                d = d3.reshape(B * 12, self.out).astype("f4")
                dg = (d @ p[4].T) * (g > 0)
                dh = (dg @ p[2].T) * (h > 0)
                if mask is not None:
                    dh *= mask
                grads = [inp.T @ dh, dh.sum(0), h.T @ dg, dg.sum(0), g.T @ d, d.sum(0)]
                steps += 1
                rate = self.rate * min(1, steps / 200) * 0.5 * (1 + np.cos(np.pi * steps / total))
                for a in range(6):
                    m[a] += 0.1 * (grads[a] - m[a])
                    v[a] += 0.001 * (grads[a] ** 2 - v[a])
                    step = (m[a] / (1 - 0.9 ** steps)) / (np.sqrt(v[a] / (1 - 0.999 ** steps)) + 1e-8)
                    p[a] -= (rate * (step + (self.decay * p[a] if p[a].ndim == 2 else 0))).astype("f4")
            if report:
                report(epoch, loss / max(1, len(x) // B))

    def packed(self):
        def matrix(a):
            scale = np.maximum(np.abs(a).max(0), 1e-8) / 127
            return {"bytes": base64.b64encode(np.round(a / scale).astype("i1").tobytes()).decode(), "scales": [float("%.6g" % s) for s in scale]}
        rounded = lambda a: [float("%.6g" % s) for s in a]
        return {"windows": self.windows, "scalars": self.scalars, "hidden1": self.h1, "hidden2": self.h2, "outputs": self.out,
                "matrices": [matrix(self.p[0]), matrix(self.p[2]), matrix(self.p[4])], "biases": [rounded(self.p[1]), rounded(self.p[3]), rounded(self.p[5])]}

    def save(self, path):
        with open(path, "w") as file:
            json.dump(self.packed(), file)
