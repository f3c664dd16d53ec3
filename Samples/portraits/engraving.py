"""Tone drawn with lines that swell, follow the form and cross in the shadows."""

import numpy as np
from PIL import Image

from bust import BAND, BEARD, COAT, EYE, HAIR, HAT, MOUSTACHE, SHIRT, SKIN, TIE

# How light each matter is in full light.
LIGHTNESS = {
    SKIN: 1.0,
    HAIR: 0.42,
    BEARD: 0.45,
    MOUSTACHE: 0.38,
    HAT: 0.52,
    BAND: 0.22,
    COAT: 0.42,
    SHIRT: 1.05,
    TIE: 0.34,
    EYE: 0.95,
}


def enlarged(field, size):
    """The field on a finer grid of (width, height), smooth between its points."""
    return np.asarray(
        Image.fromarray(field.astype(np.float32), "F").resize(size, Image.BICUBIC), dtype=np.float64
    )


def softened(field, radius):
    """The field averaged over squares of 2 radius + 1, twice."""
    for _ in range(2):
        for axis in (0, 1):
            pad = [(radius + 1, radius) if a == axis else (0, 0) for a in (0, 1)]
            total = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis)
            n = 2 * radius + 1
            upper = np.take(total, np.arange(n, total.shape[axis]), axis=axis)
            lower = np.take(total, np.arange(0, total.shape[axis] - n), axis=axis)
            field = (upper - lower) / n
    return field


def unevenness(random, size, cells):
    """Smooth random numbers around 0 on a grid of (width, height), `cells` waves across."""
    width, height = size
    rows = max(4, cells * height // width)
    return enlarged(random.standard_normal((rows, cells)), size)


def lines(phase, dark):
    """Ink of lines, one for each whole number of the phase, that cover the share `dark`."""
    dy, dx = np.gradient(phase)
    slope = np.sqrt(dx * dx + dy * dy) + 1e-9
    # Where lines crowd, every second one ends, then every fourth.
    octave = 2.0 ** np.clip(np.ceil(np.log2(slope / 0.29)), 0, 4)
    phase, slope = phase / octave, slope / octave
    nearness = 1.0 - np.abs(phase - np.floor(phase) - 0.5) * 2.0
    ink = np.clip((dark - nearness) / (2.0 * slope) + 0.5, 0.0, 1.0)
    return np.where(dark <= 0.015, 0.0, ink)


def over(*inks):
    """Several inks printed over each other."""
    white = 1.0
    for ink in inks:
        white = white * (1.0 - ink)
    return 1.0 - white


def tone(view, shadow, person, light):
    """Lightness of every point, from 0 to 1, by light, shadow, matter and hollows."""
    n = view["normal"]
    matter = view["matter"]
    lit = np.clip((n * light[:, None, None]).sum(0), -1, 1)
    fill = np.clip(n[0] * 0.55 + n[1] * 0.15 + n[2] * 0.6, 0, 1)
    depth = view["z"]
    scale = max(2, depth.shape[1] // 40)
    hollow = np.clip((softened(np.maximum(depth, -0.6), scale) - depth) * 2.2, 0, 0.5)
    value = 0.10 + 0.86 * np.clip(lit, 0, 1) * shadow + 0.20 * fill
    value = value * (1 - hollow) * (0.62 + 0.38 * np.clip(n[2], 0, 1) ** 0.5)
    albedo = np.ones(matter.shape)
    for kind, lightness in LIGHTNESS.items():
        albedo[matter == kind] = lightness
    hair = person["hair_tone"]
    albedo[(matter == HAIR) | (matter == BEARD) | (matter == MOUSTACHE)] = hair
    albedo[matter == COAT] = person["coat_tone"]
    albedo[matter == HAT] = person["hat_tone"]
    albedo[matter == SKIN] = person["skin_tone"]
    value = value * albedo
    # Lips are darker than the skin round them.
    h = view["head"]
    across = (h[0] / 0.215) ** 2
    lips = across + ((h[1] + 0.725) / (0.035 + 0.05 * np.sqrt(np.clip(1 - across, 0, 1)))) ** 2
    value = value * np.where(
        (matter == SKIN) & (h[2] > 0.4), 1 - 0.34 * np.clip((1.15 - lips) * 3, 0, 1), 1.0
    )
    # A sheen on cloth and hair.
    shine = np.clip(
        (n * np.array([light[0], light[1], light[2] + 1.0])[:, None, None]).sum(0) / 1.9, 0, 1
    )
    dark = np.isin(matter, (HAIR, BEARD, MOUSTACHE, HAT, COAT, TIE, BAND))
    value = np.where(dark, value + 0.32 * shine**14 * shadow, value)
    return np.clip(value, 0, 1)


def eyes_drawn(view, value, person, light):
    """The tone with iris, pupil and a spark of light put into the eyes."""
    h, matter = view["head"], view["matter"]
    on = matter == EYE
    side = np.where(h[0] > 0, 1.0, -1.0)
    d = [h[0] - side * 0.285, h[1], h[2] - 0.545]
    size = np.sqrt(sum(a * a for a in d)) + 1e-9
    yaw, pitch = person["gaze"]
    gaze = (np.sin(yaw), np.sin(pitch), np.cos(yaw) * np.cos(pitch))
    angle = np.arccos(np.clip(sum(a / size * b for a, b in zip(d, gaze)), -1, 1))
    white = np.clip(0.62 + value * 0.5, 0, 1)
    value = np.where(on, white, value)
    ring = on & (angle < 0.47)
    value = np.where(ring, 0.40 - 0.32 * (angle > 0.38), value)
    value = np.where(on & (angle < 0.22), 0.0, value)
    # The lashes: a dark rim where the upper lid cuts the eye.
    above = np.roll(on, 3, axis=0)
    value = np.where(on & ~above, 0.05, value)
    spark = np.sqrt((d[0] / size - gaze[0] + 0.13) ** 2 + (d[1] / size - gaze[1] - 0.13) ** 2)
    return np.where(on & (spark < 0.085), 1.0, value)


def outline(view):
    """Where one thing ends and another begins, as strength from 0 to 1."""
    z, matter = view["z"], view["matter"]
    jump = np.zeros(z.shape)
    change = np.zeros(z.shape)
    for axis in (0, 1):
        dz = np.abs(np.diff(z, axis=axis))
        other = (np.diff(matter, axis=axis) != 0).astype(float)
        pads = [
            [(0, 1) if a == axis else (0, 0) for a in (0, 1)],
            [(1, 0) if a == axis else (0, 0) for a in (0, 1)],
        ]
        for pad in pads:
            jump = np.maximum(jump, np.pad(np.clip((dz - 0.05) / 0.06, 0, 1), pad))
            change = np.maximum(change, np.pad(other, pad))
    return np.maximum(jump, 0.75 * change)


def engrave(view, value, size, spacing, person, random):
    """Ink of the figure on a grid of (width, height), and how much of each point is figure."""
    width, height = size
    f = 1.0 / (spacing * (view["x"][0, 1] - view["x"][0, 0]) * view["x"].shape[1] / width)
    x, y, z = (enlarged(view[k], size) for k in "xyz")
    hx, hy, hz = (enlarged(a, size) for a in view["head"])
    dark = 1.0 - np.clip(enlarged(value, size), 0, 1)
    wave = unevenness(random, size, 9) * 0.22
    grain = unevenness(random, size, width // 5)
    dark = np.clip(dark + 0.025 * grain, 0, 1)

    def share(start, gain, most):
        return np.clip((dark - start) * gain, 0.0, most)

    # Flesh: cuts by planes that lean back, so that the lines bend round the face.
    first = lines((hy * 0.95 + hz * 0.62 - hx * 0.10) * f + wave, share(0.055, 0.86, 0.80))
    second = lines((hx * 0.80 + hy * 0.45 + hz * 0.42) * f * 0.97 + wave, share(0.42, 0.95, 0.60))
    third = lines((hx * 0.80 - hy * 0.72 + hz * 0.30) * f * 0.97 - wave, share(0.66, 1.3, 0.55))
    flesh = over(first, second, third)

    # Cloth: a firm diagonal, crossed.
    warp = lines((x * 0.62 + y * 0.76 + z * 0.16) * f * 0.93 + wave, share(0.05, 0.82, 0.84))
    weft = lines((x * 0.84 - y * 0.55 + z * 0.10) * f * 0.93 + wave, share(0.52, 1.05, 0.66))
    cloth = over(warp, weft)

    # Linen: few fine lines.
    linen = over(
        lines((y * 0.4 - x * 0.9 + z * 0.5) * f * 0.9, share(0.10, 0.72, 0.7)), 0.6 * second
    )

    # Hair: strands that fall from the crown, light and dark in turn.
    around = np.arctan2(hx, hz + 0.14)
    strand = unevenness(random, size, width // 14)
    low = np.clip((0.25 - hy) / 0.5, 0.0, 1.0)
    side = np.where(hx > 0, 1.0, -1.0)
    hang = side * (0.97 - 1.1 * (0.75 - np.abs(hx))) + 0.05 * np.sin(5.0 * hy)
    fall = (
        around * 0.62 * (1 - low) + hang * low + 0.05 * np.sin(3.0 * around + 2.0 * hy)
    ) * f + wave * 1.6
    hairs = lines(fall, np.clip(share(0.05, 0.92, 0.86) + 0.10 * strand, 0, 0.9))
    hairs = over(hairs, lines(fall * 0.53 + hy * 0.22 * f, share(0.62, 1.0, 0.55)))
    curl = 0.035 * np.sin(7.0 * hy + 6.0 * around) + 0.02 * np.sin(15.0 * hy - 9.0 * around)
    down = (around * (0.62 + 0.25 * np.clip(-hy - 0.9, 0, 1)) + curl) * f * 1.15 + wave * 1.2
    beard = lines(down, np.clip(share(0.05, 0.90, 0.86) + 0.12 * strand, 0, 0.9))
    beard = over(beard, lines(down * 0.57 + hy * 0.30 * f, share(0.58, 1.0, 0.55)))
    sweep = (hy + 0.62 * np.abs(hx) + 0.9 * hx * hx) * f * 1.25 + wave
    lip = lines(sweep, np.clip(share(0.05, 0.92, 0.88) + 0.10 * strand, 0, 0.92))

    # Felt: rings round the crown.
    ring = np.sqrt(hx * hx + (hz + 0.1) ** 2)
    felt = lines((hy * 0.90 - ring * 0.85 + hx * 0.05) * f * 0.95 + wave, share(0.04, 0.86, 0.84))
    felt = over(felt, lines((hx * 0.90 - hy * 0.35) * f * 0.95 + wave, share(0.50, 1.0, 0.62)))

    plates = {
        SKIN: flesh,
        EYE: np.clip((dark - 0.16) * 1.35, 0, 1),
        COAT: cloth,
        TIE: cloth,
        SHIRT: linen,
        HAIR: hairs,
        BEARD: beard,
        MOUSTACHE: lip,
        HAT: felt,
        BAND: cloth,
    }
    ink = np.zeros((height, width))
    total = np.zeros((height, width))
    for kind, plate in plates.items():
        mask = view["matter"] == kind
        if mask.any():
            # Rounds the steps of the coarse grid.
            weight = np.clip(
                (enlarged(softened(mask.astype(float), 1), size) - 0.5) * 2.6 + 0.5, 0, 1
            )
            ink += weight * plate
            total += weight
    figure = np.clip(total, 0, 1)
    ink = np.where(total > 1, ink / np.maximum(total, 1e-9), ink)
    edge = np.clip((enlarged(softened(outline(view), 1), size) - 0.24) * 4.0, 0, 1)
    return np.clip(over(ink, edge), 0, 1), figure


def ground(size, spacing, random, kind):
    """Ink behind the figure: ruled lines that fade towards the light."""
    width, height = size
    x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    wave = unevenness(random, size, 6) * 0.15
    row = y * height / spacing
    glow = np.sqrt(((x - 0.42) / 0.75) ** 2 + ((y - 0.36) / 0.85) ** 2)
    dark = np.clip(0.05 + 0.36 * glow + 0.10 * (x - 0.4), 0, 0.55)
    if kind == "plain":
        return lines(row * 1.1 + wave, dark * 0.75)
    if kind == "crossed":
        slant = (x * width * 0.5 + y * height * 0.86) / spacing
        return over(
            lines(row + wave, dark * 0.8), lines(slant + wave, np.clip(dark - 0.28, 0, 1) * 0.9)
        )
    slant = (x * width * 0.72 - y * height * 0.69) / spacing
    return lines(slant + wave, dark * 0.8)
