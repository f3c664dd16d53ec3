"""Solid shapes as signed distances, and how they join.

A point is a triple of arrays (x, y, z); the surface is where the distance is 0. All is 64-bit
arithmetic from fixed numbers, so that a drawing is the same wherever it is made.
"""

import numpy as np


def ellipsoid(p, centre, radii):
    """Distance to an ellipsoid, good near its surface."""
    q = [(p[i] - centre[i]) / radii[i] for i in range(3)]
    k0 = np.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2])
    k1 = np.sqrt(sum((q[i] / radii[i]) ** 2 for i in range(3)))
    return k0 * (k0 - 1.0) / np.maximum(k1, 1e-9)


def sphere(p, centre, radius):
    """Distance to a ball."""
    return np.sqrt(sum((p[i] - centre[i]) ** 2 for i in range(3))) - radius


def cone(p, a, b, ra, rb):
    """Distance to a rod from a to b whose radius goes from ra to rb."""
    ab = [b[i] - a[i] for i in range(3)]
    t = sum((p[i] - a[i]) * ab[i] for i in range(3)) / sum(v * v for v in ab)
    t = np.clip(t, 0.0, 1.0)
    d = np.sqrt(sum((p[i] - a[i] - t * ab[i]) ** 2 for i in range(3)))
    return d - (ra + (rb - ra) * t)


def chain(p, points):
    """Distance to rods through the points, each (x, y, z, radius)."""
    return np.minimum.reduce(
        [cone(p, a[:3], b[:3], a[3], b[3]) for a, b in zip(points, points[1:])]
    )


def join(a, b, k):
    """The union of two shapes, melted together over the length k."""
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0.0, 1.0)
    return b + (a - b) * h - k * h * (1.0 - h)


def carve(a, b, k):
    """The first shape without the second, with an edge rounded over the length k."""
    h = np.clip(0.5 - 0.5 * (a + b) / k, 0.0, 1.0)
    return a + (-b - a) * h + k * h * (1.0 - h)


def both(a, b, k):
    """What lies in both shapes, with an edge rounded over the length k."""
    return -join(-a, -b, k)


def turned(p, yaw, pitch, roll, pivot):
    """The points as seen from a body turned about the pivot; angles in radians."""
    x, y, z = (p[i] - pivot[i] for i in range(3))
    c, s = np.cos(roll), np.sin(roll)
    x, y = c * x + s * y, c * y - s * x
    c, s = np.cos(yaw), np.sin(yaw)
    x, z = c * x - s * z, s * x + c * z
    c, s = np.cos(pitch), np.sin(pitch)
    y, z = c * y - s * z, s * y + c * z
    return x + pivot[0], y + pivot[1], z + pivot[2]
