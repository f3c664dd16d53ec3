"""A person from the chest up, as solid shapes.

Lengths are in heads: x to the viewer's right, y up, z towards the viewer; the eyes lie at y = 0,
the chin near y = -1.1 and the crown near y = 1.15.
"""

import numpy as np

from shapes import both, carve, chain, cone, ellipsoid, join, sphere, turned

# What a point of the surface is made of.
SKIN, HAIR, BEARD, MOUSTACHE, HAT, BAND, COAT, SHIRT, TIE, EYE = range(10)


class Bust:
    """A person from the chest up, built from the features given by name."""

    NECK = (0.0, -0.9, -0.2)

    def __init__(self, person):
        self.f = person

    def parts(self, p):
        """Distances to each part with the matter it is made of."""
        f = self.f
        h = turned(p, f["yaw"], f["pitch"], f["roll"], self.NECK)
        b = turned(p, f["yaw"] * 0.4, 0.0, 0.0, self.NECK)
        m = (np.abs(h[0]), h[1], h[2])
        parts = [(SKIN, self.head(h, m)), (EYE, self.eyes(m))]
        parts += self.body(b)
        parts += self.hair(h, m)
        parts += self.hat(h)
        return parts

    def distance(self, p):
        """Distance to the whole."""
        return np.minimum.reduce([d for _, d in self.parts(p)])

    def head(self, h, m):
        f = self.f
        w, jaw, fat = f["width"], f["jaw"], f["cheek"]
        d = ellipsoid(h, (0, 0.36, -0.12), (0.76 * w, 0.80, 0.92))
        d = join(d, ellipsoid(h, (0, -0.35, 0.12), (0.60 * jaw, 0.74, 0.66)), 0.22)
        d = join(d, ellipsoid(h, (0, -1.00 - f["chin"], 0.54), (0.24 * jaw, 0.16, 0.20)), 0.22)
        d = join(d, ellipsoid(m, (0.46 * jaw, -0.66, 0.02), (0.10, 0.18, 0.24)), 0.24)
        d = join(d, ellipsoid(m, (0.45 * w, -0.24, 0.42), (0.20, 0.14 * fat, 0.24)), 0.22)
        # Brow, sockets, lids.
        d = join(d, cone(m, (0.09, 0.20, 0.76), (0.50, 0.17, 0.52), 0.085, 0.06), 0.14)
        d = carve(d, ellipsoid(m, (0.29, 0.01, 0.92), (0.23, 0.125, 0.26)), 0.12)
        d = join(d, ellipsoid(m, (0.30, -0.20, 0.60), (0.18, 0.05, 0.10)), 0.10)
        ball = sphere(m, (0.285, 0.0, 0.545), 0.182)
        upper = np.maximum(ball, -(m[1] - 0.045 + 0.30 * (m[0] - 0.27) ** 2 * 4 + f["squint"]))
        lower = np.maximum(ball, m[1] + 0.068 - f["squint"] * 0.6 - (m[0] - 0.28) ** 2 * 0.8)
        d = join(d, np.minimum(upper, lower), 0.025)
        # Nose.
        n, t = f["nose"], f["bridge"]
        nose = cone(h, (0, 0.14, 0.70), (0, -0.36, 0.90 + 0.10 * n), 0.065, 0.095 * n)
        nose = join(nose, sphere(h, (0, -0.02, 0.76 + t), 0.075), 0.10)
        nose = join(nose, ellipsoid(h, (0, -0.40, 0.90 + 0.10 * n), (0.115 * n, 0.10, 0.12)), 0.06)
        nose = join(nose, ellipsoid(m, (0.110 * n, -0.43, 0.80), (0.07, 0.07, 0.11)), 0.07)
        d = join(d, nose, 0.10)
        d = carve(d, ellipsoid(m, (0.055 * n, -0.525, 0.90), (0.034, 0.028, 0.05)), 0.03)
        # Mouth: the groove under the nose, two lips, the line between, the hollow below.
        lip = f["lips"]
        d = join(d, ellipsoid(h, (0, -0.67, 0.66), (0.27, 0.14, 0.16)), 0.14)
        d = join(d, ellipsoid(m, (0.07, -0.685, 0.795), (0.13, 0.035 * lip, 0.06)), 0.05)
        d = join(d, ellipsoid(h, (0, -0.775, 0.785), (0.16, 0.05 * lip, 0.07)), 0.06)
        frown = f["frown"] * (m[0] * m[0]) * 2.2
        line = (h[0], h[1] + frown, h[2])
        d = carve(d, ellipsoid(line, (0, -0.725, 0.84), (0.225, 0.010, 0.11)), 0.014)
        d = carve(d, ellipsoid(h, (0, -0.87, 0.86), (0.16, 0.05, 0.12)), 0.08)
        # Folds from the nose to the mouth, deeper with age.
        fold = cone(m, (0.19, -0.40, 0.86), (0.34, -0.72, 0.76), 0.035, 0.03)
        d = carve(d, fold, 0.02 + 0.06 * f["age"])
        d = carve(
            d, ellipsoid(m, (0.70 * w, -0.60, 0.58), (0.12, 0.24, 0.20)), 0.05 + 0.30 * f["gaunt"]
        )
        # Ears.
        ear = ellipsoid(m, (0.745 * w, -0.09, -0.08), (0.085, 0.24, 0.15))
        ear = carve(ear, ellipsoid(m, (0.82 * w, -0.05, 0.04), (0.07, 0.14, 0.09)), 0.03)
        d = join(d, ear, 0.05)
        # Neck.
        d = join(d, cone(h, (0, -0.75, -0.20), (0, -1.7, -0.28), 0.40 * jaw, 0.44), 0.12)
        return join(d, ellipsoid(h, (0, -1.30, 0.20), (0.07, 0.13, 0.07)), 0.12)

    def eyes(self, m):
        return sphere(m, (0.285, 0.0, 0.545), 0.168)

    def body(self, b):
        f = self.f
        a = (np.abs(b[0]), b[1], b[2])
        s = f["shoulders"]
        chest = ellipsoid(b, (0, -2.75, -0.35), (1.45 * s, 1.20, 0.85))
        chest = join(chest, ellipsoid(a, (1.10 * s, -2.25, -0.40), (0.55, 0.48, 0.50)), 0.40)
        chest = join(chest, cone(a, (0.25, -1.42, -0.42), (1.10, -1.85, -0.45), 0.22, 0.28), 0.30)
        parts = []
        # The coat stands off the shirt and is open in front.
        width = 0.10 + 0.34 * np.clip((b[1] + 2.55) / 1.1, 0.0, 2.0)
        gap = (width * f["open"] - a[0]) * 0.8
        front = np.where(b[2] > -0.25, gap, -1.0)
        coat = np.maximum(chest - 0.07, front)
        lapel_edge = 0.30 + 0.42 * np.clip((b[1] + 2.75) / 1.1, 0.0, 1.4)
        notch = np.abs(b[1] + 1.98 + 0.35 * (a[0] - 0.55)) - 0.018
        lapel = np.maximum(np.maximum(chest - 0.115, front), (a[0] - lapel_edge) * 0.8)
        lapel = np.maximum(lapel, -np.maximum(notch, 0.42 - a[0]))
        lapel = np.maximum(lapel, -(b[2] + 0.45))
        parts.append((COAT, np.minimum(coat, lapel)))
        parts.append((SHIRT, chest))
        kind = f["collar"]
        if kind in ("stand", "wing", "round"):
            top = {"stand": -1.20, "wing": -1.16, "round": -1.27}[kind]
            ring = np.sqrt(b[0] ** 2 + (b[2] + 0.22) ** 2) - (0.47 + 0.05 * (b[1] + 1.6))
            slant = 0.22 * (b[2] + 0.2)
            collar = np.maximum(np.abs(ring) - 0.03, np.maximum(b[1] - top + slant, -1.95 - b[1]))
            if kind != "round":
                collar = np.maximum(
                    collar, np.where((b[2] > 0) & (b[1] > -1.60), 0.05 - a[0], -1.0)
                )
            parts.append((SHIRT, collar - 0.012))
        if f["tie"] == "bow":
            bow = join(
                ellipsoid(a, (0.20, -1.57, 0.34), (0.19, 0.10, 0.08)),
                sphere(b, (0, -1.57, 0.36), 0.075),
                0.03,
            )
            parts.append((TIE, bow))
        elif f["tie"] == "string":
            tie = chain(
                a, [(0, -1.55, 0.36, 0.07), (0.20, -1.60, 0.36, 0.065), (0.30, -1.72, 0.34, 0.03)]
            )
            tail = chain(
                a, [(0.02, -1.6, 0.37, 0.03), (0.10, -1.85, 0.46, 0.035), (0.14, -2.15, 0.56, 0.04)]
            )
            parts.append((TIE, np.minimum(tie, tail)))
        elif f["tie"] == "long":
            knot = ellipsoid(b, (0, -1.58, 0.33), (0.12, 0.11, 0.09))
            tail = cone(b, (0, -1.66, 0.33), (0, -2.7, 0.58), 0.07, 0.17)
            parts.append((TIE, np.minimum(knot, tail)))
        elif f["tie"] == "scarf":
            r = np.sqrt(b[0] ** 2 + (b[2] + 0.2) ** 2)
            wave = 0.022 * np.sin(5 * np.arctan2(b[0], b[2] + 0.2) + 16 * b[1])
            loop = (
                np.sqrt((r - 0.52) ** 2 + ((b[1] + 1.50 - 0.16 * b[2]) * 0.75) ** 2) - 0.13 + wave
            )
            knot = join(
                ellipsoid(b, (0.02, -1.66, 0.46), (0.15, 0.14, 0.12)),
                cone(a, (0.05, -1.72, 0.46), (0.26, -2.05, 0.46), 0.06, 0.13),
                0.05,
            )
            parts.append((TIE, join(loop * 0.8, knot, 0.04)))
        elif f["tie"] == "robe":
            fold = np.abs(a[0] - (0.34 + 0.40 * (b[1] + 1.9))) - 0.13
            parts.append((TIE, np.maximum(np.maximum(chest - 0.13, fold * 0.8), -(b[2] + 0.3))))
        return parts

    def hair(self, h, m):
        f = self.f
        w = f["width"]
        parts = []
        style = f["hair"]
        if style != "none":
            thick = {"short": 0.05, "parted": 0.09, "long": 0.10, "wild": 0.15, "slick": 0.05}[
                style
            ]
            skull = ellipsoid(
                h, (0, 0.38, -0.14), (0.76 * w + thick, 0.80 + thick, 0.92 + thick * 0.6)
            )
            # The hairline: high over the brow, down before the ears.
            temple = 0.70 - 0.10 * f["hairline"] - 0.55 * np.clip(m[0] - 0.45, 0, 1) ** 1.2 * 2.0
            seed = f["seed"]
            wave = 0.016 * np.sin(9 * h[0] + seed) + 0.010 * np.sin(31 * h[0] + 2 * seed)
            front = (temple + wave - h[1]) * 0.7
            side = h[2] - 0.12 + 0.12 * (h[1] - 0.1)
            line = np.minimum(front, np.maximum(side, -0.42 - h[1]))
            hair = both(skull, line, 0.06)
            if style == "parted":
                groove = np.abs(h[0] + 0.30 * w) - 0.02
                hair = carve(hair, np.maximum(groove, 0.5 - h[1]), 0.06)
                hair = join(hair, ellipsoid(h, (0.18, 0.98, 0.42), (0.42, 0.16, 0.30)), 0.12)
            if style in ("long", "wild"):
                x = 0.72 * w
                lock = chain(
                    m,
                    [
                        (x, 0.25, -0.12, 0.14),
                        (x + 0.07, -0.40, -0.18, 0.17),
                        (x - 0.02, -1.10, -0.20, 0.20),
                        (x - 0.10, -1.45, -0.22, 0.12),
                    ],
                )
                lock = lock + 0.035 * np.sin(11 * h[1] + 5 * h[0])
                hair = join(hair, lock, 0.12)
            if style == "wild":
                hair = hair + 0.05 * np.sin(7 * h[0] + 3) * np.sin(6 * h[1]) - 0.02
            parts.append((HAIR, hair * 0.8))
        if f.get("topknot"):
            knot = join(
                ellipsoid(h, (0, 1.28, -0.15), (0.17, 0.20, 0.20)),
                cone(h, (0, 1.12, -0.20), (0, 1.2, -0.2), 0.10, 0.10),
                0.04,
            )
            parts.append((HAIR, knot))
        if f["sideburns"]:
            n = f["sideburns"]
            burn = cone(
                m,
                (0.72 * w, 0.05, 0.08),
                (0.66 * w, -0.35 - 0.35 * n, 0.20),
                0.075,
                0.06 + 0.06 * n,
            )
            parts.append((BEARD, burn))
        kind = f["moustache"]
        shapes = {
            "trim": [
                (0.02, -0.585, 0.86, 0.055),
                (0.14, -0.60, 0.83, 0.055),
                (0.24, -0.645, 0.75, 0.03),
            ],
            "thin": [
                (0.03, -0.61, 0.86, 0.028),
                (0.14, -0.615, 0.83, 0.028),
                (0.25, -0.655, 0.745, 0.015),
            ],
            "full": [
                (0.0, -0.58, 0.86, 0.085),
                (0.16, -0.62, 0.84, 0.10),
                (0.31, -0.72, 0.74, 0.075),
                (0.38, -0.84, 0.66, 0.03),
            ],
            "handlebar": [
                (0.0, -0.58, 0.86, 0.075),
                (0.17, -0.63, 0.84, 0.085),
                (0.35, -0.68, 0.72, 0.05),
                (0.50, -0.60, 0.62, 0.022),
            ],
            "droop": [
                (0.02, -0.58, 0.86, 0.06),
                (0.18, -0.62, 0.83, 0.06),
                (0.30, -0.76, 0.73, 0.05),
                (0.34, -0.98, 0.66, 0.035),
                (0.33, -1.15, 0.62, 0.01),
            ],
            "walrus": [
                (0.0, -0.60, 0.87, 0.11),
                (0.18, -0.66, 0.84, 0.125),
                (0.36, -0.80, 0.70, 0.09),
                (0.45, -0.98, 0.56, 0.03),
            ],
        }
        if kind in shapes:
            parts.append(
                (MOUSTACHE, chain(m, shapes[kind]) + 0.006 * np.sin(60 * h[1] + 25 * m[0]))
            )
        kind = f["beard"]
        if kind != "none":
            cheek = 0.58 * f["jaw"]
            size = {"full": 0.22, "long": 0.24, "short": 0.09, "goatee": 0.14}[kind]
            drop = {"full": 0.30, "long": 0.62, "short": 0.05, "goatee": 0.22}[kind]
            if kind == "goatee":
                beard = chain(
                    h,
                    [(0, -0.90, 0.74, 0.10), (0, -1.10, 0.72, 0.14), (0, -1.14 - drop, 0.70, 0.03)],
                )
            else:
                beard = ellipsoid(
                    h,
                    (0, -0.95 - drop * 0.45, 0.42),
                    (0.40 + size * 0.8, 0.30 + drop * 0.75, 0.34 + size * 0.6),
                )
                side = cone(
                    m,
                    (0.70 * w, -0.20, 0.02),
                    (0.42, -0.95, 0.36),
                    0.07 + size * 0.3,
                    0.16 + size * 0.5,
                )
                beard = join(beard, side, 0.14)
                mouth = ellipsoid(h, (0, -0.72, 0.86), (0.24, 0.11, 0.30))
                beard = carve(beard, mouth, 0.06)
                fork = 0.02 * np.sin(16 * h[0]) * np.clip(-h[1] - 0.8, 0, 1)
                beard = beard + fork + 0.012 * np.sin(34 * h[0] + 7 * h[1])
            parts.append((BEARD, beard * 0.85))
        return parts

    def brows(self, h):
        """Whether points of the flesh lie under the eyebrows, by their place on the face."""
        thick = self.f["brow"]
        flat = (np.abs(h[0]), h[1], 0.0)
        arc = chain(
            flat,
            [
                (0.115, 0.135, 0, 0.022 * thick),
                (0.25, 0.190, 0, 0.029 * thick),
                (0.40, 0.200, 0, 0.020 * thick),
                (0.53, 0.130, 0, 0.004),
            ],
        )
        return (arc + 0.005 * np.sin(110 * h[0] + 40 * h[1]) < 0) & (h[2] > 0.3)

    def hat(self, h):
        f = self.f
        kind = f["hat"]
        if kind == "none":
            return []
        tilt = f.get("tilt", 0.0)
        q = turned(h, 0.0, f.get("hat_pitch", -0.02), tilt, (0, 0.6, 0))
        x, y, z = q
        ax = np.abs(x)
        r = np.sqrt(x * x + (z + 0.1) ** 2 * 0.86)
        w = f["width"]
        if kind in ("wide", "slouch", "sombrero", "bowler", "fedora"):
            reach, curl, base, crown, dent, taper = {
                "wide": (1.34, 0.30, 0.60, 0.66, 0.14, 0.10),
                "slouch": (1.26, -0.10, 0.62, 0.56, 0.18, 0.14),
                "sombrero": (1.75, 0.24, 0.62, 0.86, 0.06, 0.34),
                "bowler": (1.04, 0.34, 0.62, 0.70, 0.0, 0.0),
                "fedora": (1.18, 0.05, 0.60, 0.62, 0.20, 0.12),
            }[kind]
            rise = curl * (ax / 1.1) ** 2 - 0.05 * np.clip(z + 0.1, 0, 2) ** 2
            if kind == "sombrero":
                rise = 0.20 * np.clip(r - 0.8, 0, 2) ** 1.5
            if kind == "slouch":
                rise = rise + 0.06 * np.sin(2.2 * x + 1.0)
            brim = np.maximum(np.abs(y - base - rise) - 0.028, r - reach) * 0.75
            height = np.clip((y - base) / crown, 0.0, 1.0)
            wall = r - (0.80 * w * 1.02 - taper * height)
            top = (
                base + crown - dent * np.exp(-((x / 0.16) ** 2)) * np.clip(0.9 + z * 0.4, 0.2, 1.4)
            )
            if kind == "bowler":
                body = ellipsoid(q, (0, base + 0.02, -0.1), (0.82 * w, crown, 0.90))
                body = np.maximum(body, base - 0.05 - y)
            else:
                if dent:
                    pinch = ellipsoid(
                        (ax, y, z), (0.52, base + crown * 0.95, 0.52), (0.22, 0.28, 0.28)
                    )
                    body = carve(both(wall, y - top, 0.14), pinch, 0.10)
                else:
                    body = both(wall, y - top, 0.2)
                body = np.maximum(body, base - 0.05 - y) * 0.8
            felt = join(brim, body, 0.07)
            band = np.maximum(body - 0.018, np.maximum(base + 0.05 - y, y - base - 0.20))
            return [(HAT, felt), (BAND, band)]
        if kind == "fur":
            fur = ellipsoid(q, (0, 0.72, -0.10), (0.98 * w, 0.30, 1.02))
            fur = fur + 0.018 * np.sin(31 * x + 4 * y) + 0.015 * np.sin(37 * y + 9 * z)
            cap = ellipsoid(q, (0.10, 1.05, -0.10), (0.72 * w, 0.46, 0.76))
            return [(HAIR, fur * 0.85), (HAT, cap)]
        if kind == "shako":
            wall = r - (0.80 * w + 0.10 * np.clip(y - 0.6, 0, 1))
            body = np.maximum(both(wall, y - 1.52, 0.08), 0.56 - y)
            band = np.maximum(body - 0.02, np.maximum(0.56 - y, y - 0.76))
            plume = chain(
                q, [(0.55, 0.9, 0.55, 0.05), (0.72, 1.45, 0.40, 0.11), (0.98, 1.78, 0.2, 0.02)]
            )
            return [(HAT, body * 0.9), (BAND, band), (HAIR, plume)]
        return []
