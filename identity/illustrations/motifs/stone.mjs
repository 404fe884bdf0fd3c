import { chance, group, linear, path, range, rect, line } from '../svg.mjs';
import { c } from '../palette.mjs';

/** Ablaq: courses of light and dark stone, from the ground (y + h) upwards. */
export const courses = (
  x, y, w, h,
  { row = 20, light = c.lime, dark = c.stone, joint = c.earth, seed = 1, block = row * 2.1, shade = 0.16, from = 0 } = {},
) => {
  const { between } = chance(seed);
  const rows = Math.ceil(h / row);
  return group(
    {},
    range(rows, (i) => {
      const top = Math.max(y, y + h - (i + 1) * row);
      const height = y + h - i * row - top;
      const offset = i % 2 ? block / 2 : 0;
      const seams = range(Math.ceil((w - offset) / block), (j) => offset + j * block + between(-0.12, 0.12) * block)
        .filter((s) => s > 4 && s < w - 4)
        .map((s) => `M${(x + s).toFixed(1)} ${top}v${height}`)
        .join('');
      const tint = rect(x + between(0, w * 0.7), top, between(0.1, 0.3) * w, height, '#fff', { opacity: 0.1 });
      return [
        rect(x, top, w, height + 0.3, (i + from) % 2 ? dark : light),
        tint,
        seams ? line(seams, joint, 1, { opacity: 0.3 }) : '',
      ];
    }),
    shade
      ? linear([['#2a1a00', 0], ['#2a1a00', shade * 0.35, 0.76], ['#2a1a00', shade, 0.76], ['#2a1a00', shade]], (fill) => rect(x, y, w, h, fill), [0, 0, 1, 0])
      : '',
  );
};

/** Single dressed stone with a lit top edge. */
export const stone = (x, y, w, h, fill = c.lime) =>
  group({}, rect(x, y, w, h, fill, { rx: 3 }), rect(x, y, w, h * 0.18, '#fff', { rx: 2, opacity: 0.35 }),
    rect(x, y + h * 0.8, w, h * 0.2, '#3a2600', { rx: 2, opacity: 0.16 }));

/** Parapet with stepped merlons. */
export const merlons = (x, y, w, size, fill) =>
  range(Math.floor(w / (size * 2)), (i) => {
    const left = x + i * size * 2 + size * 0.5;
    return path(`M${left} ${y}v${-size * 0.5}h${size * 0.25}v${-size * 0.4}h${size * 0.5}v${size * 0.4}h${size * 0.25}v${size * 0.5}z`, fill);
  }).join('');

/** Ribbed dome whose drum stands on y. */
export const dome = (cx, y, r, { fill = c.brass, rib = c.brassDark, finial = c.gold } = {}) => {
  const top = y - r * 1.18;
  const d = `M${cx - r} ${y}C${cx - r * 1.06} ${y - r * 0.62} ${cx - r * 0.5} ${y - r} ${cx} ${top}C${cx + r * 0.5} ${y - r} ${cx + r * 1.06} ${y - r * 0.62} ${cx + r} ${y}Z`;
  const ribs = [-0.66, -0.33, 0, 0.33, 0.66]
    .map((k) => `M${cx + r * k} ${y}Q${cx + r * k * 1.05} ${y - r * 0.7} ${cx} ${top}`)
    .join('');
  return group(
    {},
    line(`M${cx} ${top}v${-r * 0.3}`, finial, Math.max(1.5, r * 0.06)),
    path(d, fill),
    linear([['#fff', 0.25], ['#fff', 0], ['#000', 0.22]], (shade) => path(d, shade), [0, 0, 1, 0]),
    line(ribs, rib, Math.max(1, r * 0.03), { opacity: 0.5 }),
    rect(cx - r * 1.08, y - r * 0.06, r * 2.16, r * 0.14, rib),
  );
};
