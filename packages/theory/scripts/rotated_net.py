"""The rotate-and-score network of packages/theory: fit with numpy, written as signed bytes for TypeScript.

One hidden stack scores each of twelve turned inputs. Outputs per root: `q` qualities (one softmax over 12 * q and, where
`with_none`, "no chord"), and, where `basses`, a softmax over the bass interval that is only asked at the true root.
The first layer is one matrix product with the twelve turned copies of its weights side by side, so inputs are never copied.
"""
import base64
import json
import numpy as np

# OF[r][k]: which weight row the note k meets under root r.
OF = np.array([[(k - r) % 12 for k in range(12)] for r in range(12)])


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

    def hidden(self, x, z, p):
        """First layer for all roots: (n, 12, h1) before rectifying."""
        w = p[0][:self.windows * 12].reshape(self.windows, 12, self.h1)
        turned = np.ascontiguousarray(w[:, OF].transpose(0, 2, 1, 3)).reshape(self.windows * 12, 12 * self.h1)
        h = (x.reshape(len(x), -1) @ turned).reshape(len(x), 12, self.h1)
        return h + (z @ p[0][self.windows * 12:] + p[1])[:, None]

    def turned(self, x, items, roots):
        """Inputs of the asked roots, each turned so that the root becomes 0: (len(items), windows * 12)."""
        twice = np.concatenate([x, x], 2)
        out = np.empty((len(items), self.windows, 12), "f4")
        for r in range(12):
            here = np.flatnonzero(roots == r)
            out[here] = twice[items[here], :, r:r + 12]
        return out.reshape(len(items), -1)

    def first(self, x, z, p, asked):
        """First layer before rectifying, and its inputs: of all roots where `asked` is None, else of those pairs only."""
        if asked is None:
            return self.hidden(x, z, p).reshape(-1, self.h1), None
        items, roots = asked // 12, asked % 12
        xr = self.turned(x.reshape(len(x), self.windows, 12), items, roots)
        return xr @ p[0][:self.windows * 12] + (z @ p[0][self.windows * 12:] + p[1])[items], xr

    def logits(self, x, z, mask=None, p=None):
        """-> chord logits (n, 12 * q [+ 1]) and bass logits (n, 12, basses); roots outside the mask get -30."""
        p = p or self.p
        chords, basses = [], []
        for k in range(0, len(x), 2000):
            xk, zk, mk = np.asarray(x[k:k + 2000]), z[k:k + 2000], None if mask is None else mask[k:k + 2000]
            asked = None if mk is None else np.flatnonzero(mk.reshape(-1))
            h, _ = self.first(xk, zk, p, asked)
            os = np.maximum(np.maximum(h, 0) @ p[2] + p[3], 0) @ p[4] + p[5]
            o = os
            if asked is not None:
                o = np.zeros((len(xk) * 12, self.out), "f4")
                o[asked] = os
            o = o.reshape(len(xk), 12, self.out)
            chords.append(self.joined(o, mk))
            basses.append(o[:, :, self.q:self.q + self.basses])
        return np.concatenate(chords), np.concatenate(basses)

    def joined(self, o, mask):
        c = o[:, :, :self.q]
        if mask is not None:
            c = np.where(mask[:, :, None], c, -30).astype("f4")
        c = c.reshape(len(o), -1)
        if not self.none:
            return c
        share = np.full(o.shape[:2], 1 / 12, "f4") if mask is None else mask / mask.sum(1, keepdims=True)
        return np.concatenate([c, (o[:, :, -1] * share).sum(1, keepdims=True)], 1).astype("f4")

    def fit(self, x, z, rows, target, bass, weight, epochs, size=256, report=None, partial=None, mask=None):
        """rows: which to learn; target: root * q + quality, or 12 * q for no chord; bass: interval above the root or -1;
        partial: rows of which only the root is known; mask: which roots are asked at all."""
        p, q, B, H1 = self.p, self.q, size, self.h1
        m = [np.zeros_like(a) for a in p]
        v = [np.zeros_like(a) for a in p]
        mean = [a.copy() for a in p]
        steps, total = 0, epochs * (len(rows) // B)
        W12 = self.windows * 12
        for epoch in range(epochs):
            order = self.rng.permutation(rows)
            loss = 0.0
            for k in range(0, len(order) - B + 1, B):
                i = np.sort(order[k:k + B])
                xi, zi, ti = np.asarray(x[i]).reshape(B, -1), z[i], target[i]
                mi = None if mask is None else mask[i]
                asked = None if mi is None else np.flatnonzero(mi.reshape(-1))
                hs, xr = self.first(xi, zi, p, asked)
                keep = hs > 0
                if self.drop:
                    keep = keep & (self.rng.random(hs.shape, dtype="f4") > self.drop)
                hs = hs * keep / (1 - self.drop)
                g = np.maximum(hs @ p[2] + p[3], 0)
                os = g @ p[4] + p[5]
                o3 = np.zeros((B * 12, self.out), "f4")
                if asked is None:
                    o3 = os
                else:
                    o3[asked] = os
                o3 = o3.reshape(B, 12, self.out)
                w = weight[i] / B
                logits = self.joined(o3, mi)
                e = np.exp(logits - logits.max(1, keepdims=True))
                pr = e / e.sum(1, keepdims=True)
                wanted = np.zeros_like(pr)
                wanted[np.arange(B), ti] = 1
                if partial is not None:
                    for row in np.where(partial[i])[0]:
                        block = slice(ti[row] // q * q, ti[row] // q * q + q)
                        wanted[row, :] = 0
                        wanted[row, block] = pr[row, block] / pr[row, block].sum()
                loss -= (np.log((pr * (wanted > 0)).sum(1) + 1e-9) * w).sum()
                pr -= wanted
                pr *= w[:, None]
                d3 = np.zeros_like(o3)
                d3[:, :, :q] = pr[:, :12 * q].reshape(B, 12, q)
                if self.none:
                    share = np.full((B, 12), 1 / 12, "f4") if mi is None else mi / mi.sum(1, keepdims=True)
                    d3[:, :, -1] = pr[:, -1:] * share
                if self.basses:
                    hit = np.where((bass[i] >= 0) & (ti < 12 * q))[0]
                    if mi is not None:
                        hit = hit[mi[hit, ti[hit] // q]]
                    roots = ti[hit] // q
                    bl = o3[hit, roots, q:q + self.basses]
                    e = np.exp(bl - bl.max(1, keepdims=True))
                    bp = e / e.sum(1, keepdims=True)
                    bp[np.arange(len(hit)), bass[i][hit]] -= 1
                    d3[hit, roots, q:q + self.basses] = bp * w[hit, None]
                d = d3.reshape(B * 12, self.out)
                if asked is not None:
                    d = d[asked]
                d = d.astype("f4")
                dg = (d @ p[4].T) * (g > 0)
                dhs = (dg @ p[2].T) * keep / (1 - self.drop)
                dw = np.empty_like(p[0])
                if asked is None:
                    dh = dhs.reshape(B, 12, H1)
                    db = dh.sum(1)
                    wide = (xi.T @ dh.reshape(B, 12 * H1)).reshape(self.windows, 12, 12, H1)
                    turned = dw[:W12].reshape(self.windows, 12, H1)
                    turned[:] = 0
                    for r in range(12):
                        turned[:, OF[r]] += wide[:, :, r]
                else:
                    db = np.zeros((B, H1), "f4")
                    np.add.at(db, asked // 12, dhs)
                    dw[:W12] = xr.T @ dhs
                dw[W12:] = zi.T @ db
                grads = [dw, db.sum(0), hs.T @ dg, dg.sum(0), g.T @ d, d.sum(0)]
                steps += 1
                rate = self.rate * min(1, steps / 200) * 0.5 * (1 + np.cos(np.pi * steps / total))
                for a in range(6):
                    m[a] += 0.1 * (grads[a] - m[a])
                    v[a] += 0.001 * (grads[a] ** 2 - v[a])
                    step = (m[a] / (1 - 0.9 ** steps)) / (np.sqrt(v[a] / (1 - 0.999 ** steps)) + 1e-8)
                    p[a] -= (rate * (step + (self.decay * p[a] if p[a].ndim == 2 else 0))).astype("f4")
                    mean[a] += max(1 / steps, 0.003) * (p[a] - mean[a])
            if report:
                report(epoch, loss / max(1, len(order) // B))
        self.p = mean

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
