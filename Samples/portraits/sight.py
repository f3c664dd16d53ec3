"""What is seen of a bust, and how the light falls on it."""

import numpy as np

from bust import MOUSTACHE, SKIN
from shapes import turned


def look(bust, width, height, frame):
    """Sees the bust through a window and gives depth, normals, matter and points of what is hit.

    The frame is (left, bottom, right, top); rays run along -z. Missed points have matter -1.
    """
    f = bust.f
    left, bottom, right, top = frame
    xs = left + (np.arange(width) + 0.5) * (right - left) / width
    ys = top - (np.arange(height) + 0.5) * (top - bottom) / height
    x, y = (a.ravel() for a in np.meshgrid(xs, ys))
    z = np.full(x.size, 2.0)
    alive = np.arange(x.size)
    hit = np.zeros(x.size, bool)
    for _ in range(90):
        d = bust.distance((x[alive], y[alive], z[alive]))
        near = d < 0.0015
        hit[alive[near]] = True
        z[alive] -= np.where(near, 0.0, np.minimum(d * 0.8, 0.3))
        alive = alive[~near & (z[alive] > -1.6)]
        if alive.size == 0:
            break
    hit[alive] |= bust.distance((x[alive], y[alive], z[alive])) < 0.02 if alive.size else False
    on = np.flatnonzero(hit)
    p = (x[on], y[on], z[on])
    parts = bust.parts(p)
    matter = np.full(x.size, -1)
    matter[on] = np.array([kind for kind, _ in parts])[np.argmin([d for _, d in parts], axis=0)]
    flesh = np.flatnonzero(matter == SKIN)
    head = turned((x[flesh], y[flesh], z[flesh]), f["yaw"], f["pitch"], f["roll"], bust.NECK)
    matter[flesh[bust.brows(head)]] = MOUSTACHE
    e = 0.004
    normal = np.zeros((3, x.size))
    for axis in range(3):
        ahead = tuple(p[i] + (e if i == axis else 0.0) for i in range(3))
        behind = tuple(p[i] - (e if i == axis else 0.0) for i in range(3))
        normal[axis][on] = bust.distance(ahead) - bust.distance(behind)
    normal /= np.maximum(np.sqrt((normal**2).sum(0)), 1e-9)
    z[~hit] = -1.6
    shape = (height, width)
    return {
        "x": x.reshape(shape),
        "y": y.reshape(shape),
        "z": z.reshape(shape),
        "head": [
            a.reshape(shape) for a in turned((x, y, z), f["yaw"], f["pitch"], f["roll"], bust.NECK)
        ],
        "normal": normal.reshape(3, *shape),
        "matter": matter.reshape(shape),
    }


def shade(bust, view, light):
    """Gives how much of the light reaches each point, from 0 in full shadow to 1."""
    on = view["matter"] >= 0
    n = view["normal"]
    p = [view[k][on] + n[i][on] * 0.03 for i, k in enumerate("xyz")]
    reach = np.ones(on.sum())
    t = np.full(reach.size, 0.03)
    for _ in range(22):
        d = bust.distance(tuple(p[i] + light[i] * t for i in range(3)))
        reach = np.minimum(reach, np.clip(9.0 * d / t + 0.25, 0.0, 1.0))
        t = t + np.clip(d, 0.03, 0.2)
    shadow = np.zeros(on.shape)
    shadow[on] = reach
    return shadow
