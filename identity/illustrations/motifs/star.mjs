import { group, line, path, range, rect, tiled } from '../svg.mjs';

/** Outline of a star with the given points; ratio is the inner over the outer radius. */
export const starPath = (cx, cy, r, points = 8, ratio = 0.7654, start = 0) =>
  'M' +
  range(points * 2, (i) => {
    const angle = start + (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 ? r * ratio : r;
    return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`;
  }).join('L') +
  'Z';

/** Stars and crosses, the oldest tiling of the region, as a line pattern over a rectangle. */
export const khatam = (x, y, w, h, { r = 36, stroke = '#fff', width = 1.4, opacity = 0.1, inner = true } = {}) =>
  tiled(
    r * 2, r * 2,
    group(
      { fill: 'none', stroke, 'stroke-width': width },
      path(starPath(r, r, r), 'none'),
      inner ? path(starPath(r, r, r * 0.5), 'none') : '',
      inner ? line(range(8, (i) => {
        const a = (Math.PI * (i + 0.5)) / 4;
        const p = (k) => `${(r + r * k * Math.cos(a)).toFixed(1)} ${(r + r * k * Math.sin(a)).toFixed(1)}`;
        return `M${p(0.383)}L${p(0.765)}`;
      }).join(''), stroke, width) : '',
    ),
    (fill) => rect(x, y, w, h, fill, { opacity }),
  );

/** Filled rosette of nested stars, from the outside in. */
export const rosette = (cx, cy, r, colors, { points = 8, ratio = 0.7654, step = 0.74 } = {}) =>
  group({}, colors.map((fill, i) => path(starPath(cx, cy, r * step ** i, points, ratio, i % 2 ? Math.PI / points : 0), fill)));

/** Mosaic of stars and crosses; paint(column, row) gives [star, heart of the star] or null for a gap. */
export const mosaic = (x, y, columns, rows, r, paint, cross) =>
  group(
    {},
    cross ? rect(x, y, columns * r * 2, rows * r * 2, cross) : '',
    range(rows, (j) => range(columns, (i) => {
      const tones = paint(i, j);
      if (!tones) return '';
      const cx = x + r + i * r * 2;
      const cy = y + r + j * r * 2;
      return [path(starPath(cx, cy, r * 0.97), tones[0]), path(starPath(cx, cy, r * 0.5), tones[1])];
    })),
  );
