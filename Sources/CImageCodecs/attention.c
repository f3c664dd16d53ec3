#include "internal.h"

#include <stdlib.h>
#include <string.h>

// Where a crop that trims one axis should lie. Every pixel weighs what it shows: detail, likeness to skin and
// a little for strong colour. The weights are added up line by line across the trimmed axis, and every offset
// is scored from sums over those lines. All of it is in integers, so that the answer is the same everywhere.
enum {
  FULL = 255,            // the most that one kind of weight may come to in one pixel
  GRADIENT_END = 4591,   // two differences of sums over nine pixels stay below this
  LEAST_FLOOR = 90,      // ten steps of brightness over two pixels
  SATURATION_START = 80, // spans of samples below this are the tint of any photograph
  LINE_ONE = 1 << 20,    // what the weights of all lines are scaled to sum up to
  RIDGE = 3,             // peaks up to twice this wide are no heads
  PLACE_ONE = 1024,      // the length of the crop where places in it are compared
  HEAD_PLACE = 435,      // heads look right somewhat above the middle
};

typedef struct weigher {
  uint32_t width, height, channels;
  const uint8_t *pixels;
  uint8_t *luma;      // over grey where not opaque
  uint16_t *gradient; // of the luma, smoothed over 3x3 pixels
  uint32_t floor;     // gradients up to this are grain
  int64_t skin_worth, color_worth; // of FULL
} weigher;

typedef struct rgb {
  int32_t red, green, blue;
} rgb;

static rgb pixel_color(const weigher *w, size_t index) {
  const uint8_t *p = w->pixels + index * w->channels;
  return w->channels == 1 ? (rgb){p[0], p[0], p[0]} : (rgb){p[0], p[1], p[2]};
}

static int32_t pixel_alpha(const weigher *w, size_t index) { return w->channels == 4 ? w->pixels[4 * index + 3] : 255; }

static int32_t clamp(int32_t value, int32_t low, int32_t high) {
  return value < low ? low : value > high ? high : value;
}

static void make_luma(weigher *w) {
  for (size_t i = 0; i < (size_t)w->width * w->height; i++) {
    rgb c = pixel_color(w, i);
    int32_t alpha = pixel_alpha(w, i), luma = (77 * c.red + 150 * c.green + 29 * c.blue + 128) >> 8;
    w->luma[i] = (uint8_t)((luma * alpha + 128 * (255 - alpha) + 127) / 255);
  }
}

// The sum of the nine pixels around a place; the outermost pixels go on beyond the edge.
static int32_t sum9(const weigher *w, int32_t x, int32_t y) {
  int32_t sum = 0, right = (int32_t)w->width - 1, bottom = (int32_t)w->height - 1;
  for (int32_t v = y - 1; v <= y + 1; v++)
    for (int32_t u = x - 1; u <= x + 1; u++)
      sum += w->luma[(size_t)clamp(v, 0, bottom) * w->width + (size_t)clamp(u, 0, right)];
  return sum;
}

static void make_gradient(weigher *w) {
  uint32_t histogram[GRADIENT_END] = {0};
  for (uint32_t y = 0; y < w->height; y++)
    for (uint32_t x = 0; x < w->width; x++) {
      int32_t u = (int32_t)x, v = (int32_t)y;
      int32_t steps = abs(sum9(w, u + 1, v) - sum9(w, u - 1, v)) + abs(sum9(w, u, v + 1) - sum9(w, u, v - 1));
      w->gradient[(size_t)y * w->width + x] = (uint16_t)steps;
      histogram[steps]++;
    }
  // The quieter third of a picture shows how much grain there is.
  uint64_t third = (uint64_t)w->width * w->height / 3, seen = 0;
  uint32_t level = 0;
  while (level + 1 < GRADIENT_END && (seen += histogram[level]) <= third) level++;
  w->floor = 3 * level < LEAST_FLOOR ? LEAST_FLOOR : 3 * level;
}

static int32_t detail(const weigher *w, size_t index) {
  int32_t above = (int32_t)w->gradient[index] - (int32_t)w->floor;
  return clamp(above, 0, FULL);
}

// How near the mixture of a colour is to that of skin of any tone, which differs in brightness most.
static int32_t skin(rgb c) {
  int32_t sum = c.red + c.green + c.blue;
  if (sum < 90 || sum > 720) return 0;
  int32_t off = abs(1000 * c.red / sum - 436) + abs(1000 * c.green / sum - 318) + abs(1000 * c.blue / sum - 246);
  return clamp((100 - off) * 4, 0, FULL);
}

static int32_t saturation(rgb c) {
  int32_t high = c.red > c.green ? c.red : c.green, low = c.red < c.green ? c.red : c.green;
  if (c.blue > high) high = c.blue;
  if (c.blue < low) low = c.blue;
  return clamp(2 * (high - low - SATURATION_START), 0, FULL);
}

// What is all over the picture tells nothing, as skin tones in a brown print: from half of the area on it is
// worth nothing.
static int64_t worth(uint64_t total, uint64_t area) {
  if (area == 0 || 2 * total >= area) return 0;
  return (int64_t)(FULL - 2 * total * FULL / area);
}

static void make_worths(weigher *w) {
  uint64_t skins = 0, colors = 0, area = 0;
  for (size_t i = 0; i < (size_t)w->width * w->height; i++) {
    uint64_t alpha = (uint64_t)pixel_alpha(w, i);
    rgb c = pixel_color(w, i);
    skins += alpha * (uint64_t)skin(c);
    colors += alpha * (uint64_t)saturation(c);
    area += alpha * FULL;
  }
  w->skin_worth = worth(skins, area);
  w->color_worth = worth(colors, area);
}

// Strong colour only counts where there is detail, or every blue sky would draw the crop.
static int64_t pixel_weight(const weigher *w, size_t index) {
  rgb c = pixel_color(w, index);
  int64_t weight = detail(w, index);
  weight += weight * saturation(c) * w->color_worth / FULL / FULL / 4;
  weight += 2 * skin(c) * w->skin_worth / FULL;
  return weight * pixel_alpha(w, index);
}

static int64_t square_root(int64_t value) {
  int64_t root = 0;
  for (int64_t bit = (int64_t)1 << 30; bit > 0; bit >>= 1)
    if ((root + bit) * (root + bit) <= value) root += bit;
  return root;
}

static void spread_extreme(const int64_t *from, int64_t *to, uint32_t count, bool takes_least) {
  for (uint32_t i = 0; i < count; i++) {
    to[i] = from[i];
    for (uint32_t k = i > RIDGE ? i - RIDGE : 0; k < count && k <= i + RIDGE; k++)
      if (takes_least ? from[k] < to[i] : from[k] > to[i]) to[i] = from[k];
  }
}

// Cuts down peaks of a few lines, which are frames and edges of paper.
static void remove_ridges(int64_t *lines, int64_t *room, uint32_t count) {
  spread_extreme(lines, room, count, true);
  spread_extreme(room, lines, count, false);
}

// The value that `rank` others come before, by quickselect; the order of the values is lost. The C library's own
// sorting asks the system how much memory there is, which a confined process may not.
static int64_t value_of_rank(int64_t *values, uint32_t count, uint32_t rank) {
  uint32_t low = 0, high = count - 1;
  while (low < high) {
    int64_t pivot = values[low + (high - low) / 2];
    uint32_t i = low, j = high;
    for (;;) {
      while (values[i] < pivot) i++;
      while (values[j] > pivot) j--;
      if (i >= j) break;
      int64_t swap = values[i];
      values[i++] = values[j];
      values[j--] = swap;
    }
    if (rank <= j) high = j;
    else low = j + 1;
  }
  return values[rank];
}

// Takes off what the quietest lines have, which is ground.
static void remove_ground(int64_t *lines, int64_t *room, uint32_t count) {
  memcpy(room, lines, count * sizeof *lines);
  int64_t ground = value_of_rank(room, count, count / 16);
  for (uint32_t i = 0; i < count; i++) lines[i] = lines[i] > ground ? lines[i] - ground : 0;
}

static void scale_lines(int64_t *lines, uint32_t count) {
  int64_t total = 0;
  for (uint32_t i = 0; i < count; i++) total += lines[i];
  for (uint32_t i = 0; i < count && total > 0; i++) lines[i] = lines[i] * LINE_ONE / total;
}

// Heads are above: from the top down every line counts less by what was already seen, so that a head comes
// before what it sits on, wherever in the picture that begins.
static void favour_top(int64_t *lines, uint32_t count) {
  int64_t seen = 0;
  for (uint32_t i = 0; i < count; i++) {
    int64_t left = LINE_ONE - seen;
    seen += lines[i];
    lines[i] = lines[i] * left / LINE_ONE * left / LINE_ONE;
  }
}

// Sums over the lines before an index, `count` + 1 of each, so that any stretch costs two look-ups.
typedef struct line_sums {
  int64_t *weights, *moments; // a moment is a weight times twice the place of the middle of its line
  int64_t count, length;      // of the picture and of the crop
  bool is_vertical;
} line_sums;

static int64_t around(const line_sums *s, int64_t line) {
  int64_t margin = s->length / 16 + 1, from = line - margin, to = line + margin;
  return s->weights[to < s->count ? to : s->count] - s->weights[from > 0 ? from : 0];
}

static int64_t score(const line_sums *s, int64_t offset) {
  int64_t end = offset + s->length, inside = s->weights[end] - s->weights[offset], total = s->weights[s->count];
  int64_t points = inside;
  // An edge must not run through what matters, least of all the one above a head. A body may be cut below.
  if (offset > 0) points -= s->is_vertical ? 2 * around(s, offset) : around(s, offset) / 2;
  if (end < s->count && !s->is_vertical) points -= around(s, end) / 2;
  if (inside > 0) {
    int64_t doubled = (s->moments[end] - s->moments[offset]) / inside - 2 * offset;
    int64_t place = doubled * (PLACE_ONE / 2) / s->length;
    points -= llabs(place - (s->is_vertical ? HEAD_PLACE : PLACE_ONE / 2)) * total / (8 * PLACE_ONE);
  }
  int64_t off_centre = llabs(2 * offset + s->length - s->count) * PLACE_ONE / s->count;
  return points - off_centre * total / (16 * PLACE_ONE);
}

// From the centre outwards, so that of equals the one nearest to it wins.
static uint32_t best_offset(const line_sums *s) {
  int64_t slack = s->count - s->length, best = slack / 2, most = score(s, best);
  for (int64_t step = 1; step <= slack; step++) {
    int64_t offset = slack / 2 + (step % 2 == 0 ? -(step / 2) : (step + 1) / 2);
    if (offset < 0 || offset > slack) continue;
    int64_t points = score(s, offset);
    if (points > most) {
      most = points;
      best = offset;
    }
  }
  return (uint32_t)best;
}

// `room` holds 3 * count + 2 zeroes.
static uint32_t find_offset(weigher *w, uint32_t length, bool is_vertical, int64_t *room) {
  uint32_t count = is_vertical ? w->height : w->width;
  int64_t *lines = room;
  line_sums s = {room + count, room + 2 * (size_t)count + 1, count, length, is_vertical};
  make_luma(w);
  make_gradient(w);
  make_worths(w);
  for (uint32_t y = 0; y < w->height; y++)
    for (uint32_t x = 0; x < w->width; x++) lines[is_vertical ? y : x] += pixel_weight(w, (size_t)y * w->width + x);
  remove_ridges(lines, s.weights, count);
  remove_ground(lines, s.weights, count);
  // A narrow head must hold its own against wide shoulders; side by side both stand in the same lines.
  for (uint32_t i = 0; i < count && is_vertical; i++) lines[i] = square_root(lines[i]);
  scale_lines(lines, count);
  if (is_vertical) favour_top(lines, count);
  s.weights[0] = s.moments[0] = 0;
  for (uint32_t i = 0; i < count; i++) {
    s.weights[i + 1] = s.weights[i] + lines[i];
    s.moments[i + 1] = s.moments[i] + lines[i] * (2 * (int64_t)i + 1);
  }
  return best_offset(&s);
}

posse_status posse_bitmap_attention(const posse_bitmap *picture, uint32_t crop_width, uint32_t crop_height,
                                    uint32_t *offset) {
  *offset = 0;
  uint32_t width = picture->width, height = picture->height, channels = picture->channels;
  if (crop_width == 0 || crop_height == 0 || crop_width > width || crop_height > height
      || (crop_width < width) == (crop_height < height) || (channels != 1 && channels != 3 && channels != 4))
    return POSSE_BAD_ARGUMENT;
  bool is_vertical = crop_height < height;
  size_t count = is_vertical ? height : width, pixels = (size_t)width * height;
  weigher w = {.width = width, .height = height, .channels = channels, .pixels = picture->pixels};
  w.luma = malloc(pixels);
  w.gradient = malloc(pixels * sizeof *w.gradient);
  int64_t *room = calloc(3 * count + 2, sizeof *room);
  bool has_room = w.luma != NULL && w.gradient != NULL && room != NULL;
  if (has_room) *offset = find_offset(&w, is_vertical ? crop_height : crop_width, is_vertical, room);
  free(w.luma);
  free(w.gradient);
  free(room);
  return has_room ? POSSE_OK : POSSE_NO_MEMORY;
}
