import { chance, circle, group, line, linear, path, radial, range, rect } from '../svg.mjs';
import { khatam } from './star.mjs';
import { c } from '../palette.mjs';

export const sky = (w, h, mood, { r = 38 } = {}) =>
  group(
    {},
    linear(mood.sky, (fill) => rect(0, 0, w, h, fill)),
    khatam(0, 0, w, h, { r, stroke: mood.pattern, opacity: mood.whisper }),
  );

/** Sun disc in a soft halo with two thin rings. */
export const sun = (x, y, r, fill = c.gold) =>
  group(
    {},
    radial([[fill, 0.5], [fill, 0.16, 0.5], [fill, 0]], (glow) => circle(x, y, r * 2.6, glow)),
    circle(x, y, r, fill),
    circle(x, y, r * 1.28, 'none', { stroke: fill, 'stroke-width': Math.max(1, r * 0.03), opacity: 0.55 }),
    circle(x, y, r * 1.56, 'none', { stroke: fill, 'stroke-width': Math.max(1, r * 0.02), opacity: 0.3 }),
  );

export const moon = (x, y, r, fill = '#f7e9c8') =>
  group(
    {},
    radial([[fill, 0.35], [fill, 0]], (glow) => circle(x, y, r * 2.8, glow)),
    path(`M${x + r * 0.5} ${y - r * 0.87}A${r} ${r} 0 1 0 ${x + r * 0.87} ${y + r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.5} ${y - r * 0.87}Z`, fill),
  );

export const nightStars = (w, h, count, seed, fill = '#f7e9c8') => {
  const { between } = chance(seed);
  return range(count, () => circle(between(0, w), between(0, h), between(0.8, 2.6), fill, { opacity: between(0.3, 0.9) })).join('');
};

/** One range of hills from the left to the right edge, down to the bottom. */
export const hill = (w, bottom, y, height, fill, seed, { waves = 3, furrows } = {}) => {
  const { between } = chance(seed);
  const step = w / waves;
  let d = `M0 ${bottom}V${y + between(-0.5, 0.5) * height}`;
  range(waves, (i) => {
    const x = i * step;
    const next = y + between(-0.6, 0.6) * height;
    const crest = y - between(0.2, 1) * height;
    d += `C${x + step * 0.35} ${crest} ${x + step * 0.65} ${crest} ${x + step} ${next}`;
  });
  d += `V${bottom}Z`;
  return group({}, path(d, fill), linear([['#fff', 0.12], ['#fff', 0, 0.4], ['#000', 0.08]], (s) => path(d, s)), furrows ? line(furrows, '#fff', 2, { opacity: 0.15 }) : '');
};

/** Hills in depth, far to near. */
export const hills = (w, bottom, y, mood, seed, { gap = 46, height = 60 } = {}) =>
  mood.hills.map((fill, i) => hill(w, bottom, y + i * gap, height - i * 8, fill, seed + i * 17, { waves: 2 + ((seed + i) % 3) })).join('');

/** Flat ground with a lit edge. */
export const ground = (w, h, y, mood) =>
  group({}, linear([mood.ground, mood.floor], (fill) => rect(0, y, w, h - y, fill)), rect(0, y, w, 3, '#fff', { opacity: 0.22 }));

export const water = (x, y, w, h, { top = c.water, bottom = c.river, seed = 4, lines = 16 } = {}) => {
  const { between } = chance(seed);
  return group(
    {},
    linear([top, bottom], (fill) => rect(x, y, w, h, fill)),
    range(lines, () => {
      const length = between(0.04, 0.16) * w;
      const left = x + between(0, w - length);
      const height = y + between(0.08, 0.95) * h;
      return line(`M${left} ${height}q${length / 4} -5 ${length / 2} 0t${length / 2} 0`, '#fff', 2.4, { opacity: between(0.2, 0.6) });
    }),
  );
};

export const cloud = (x, y, s, fill = '#fff', opacity = 0.5) =>
  path(`M${x} ${y}h${120 * s}a${18 * s} ${18 * s} 0 0 0 0 ${-36 * s}a${30 * s} ${30 * s} 0 0 0 ${-52 * s} ${-14 * s}a${24 * s} ${24 * s} 0 0 0 ${-42 * s} ${14 * s}a${18 * s} ${18 * s} 0 0 0 ${-26 * s} ${36 * s}z`, fill, { opacity });

export const drop = (cx, cy, r, fill = c.water) =>
  group({}, path(`M${cx} ${cy - r * 1.75}C${cx + r * 0.75} ${cy - r * 0.8} ${cx + r} ${cy - r * 0.4} ${cx + r} ${cy}A${r} ${r} 0 0 1 ${cx - r} ${cy}C${cx - r} ${cy - r * 0.4} ${cx - r * 0.75} ${cy - r * 0.8} ${cx} ${cy - r * 1.75}Z`, fill),
    line(`M${cx - r * 0.55} ${cy + r * 0.1}a${r * 0.58} ${r * 0.58} 0 0 0 ${r * 0.4} ${r * 0.5}`, '#fff', r * 0.13, { opacity: 0.7 }));

export const birds = (x, y, s, stroke, count = 3) =>
  range(count, (i) => line(`M${x + i * 34 * s} ${y + ((i * 37) % 23) * s}q${7 * s} ${-9 * s} ${12 * s} 0q${5 * s} ${-9 * s} ${12 * s} 0`, stroke, 2.2 * s, { opacity: 0.7 })).join('');
