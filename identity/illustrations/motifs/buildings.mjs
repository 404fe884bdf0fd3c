import { at, chance, circle, group, line, path, range, rect } from '../svg.mjs';
import { archPath, opening } from './arch.mjs';
import { courses, dome, merlons } from './stone.mjs';
import { rosette } from './star.mjs';
import { c } from '../palette.mjs';

export const pennants = (x1, y1, x2, y2, colors = [c.gold, c.brick, c.water, c.cream], count = 9, sag = 26) =>
  group(
    {},
    line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, '#fff', 1.6, { opacity: 0.7 }),
    range(count, (i) => {
      const t = (i + 0.5) / count;
      const x = x1 + (x2 - x1) * t;
      const y = (1 - t) ** 2 * y1 + 2 * (1 - t) * t * ((y1 + y2) / 2 + sag * 2) + t * t * y2;
      return path(`M${x - 9} ${y}h18l-9 19z`, colors[i % colors.length]);
    }),
  );

/** Flat-roofed stone house on 0,0. */
export const house = (w, h, { light = c.lime, dark = c.stone, door = c.forest, seed = 1, lit, windows = true, cap = c.clay, row = 18 } = {}) => {
  const glass = lit ?? c.moss;
  const size = Math.min(w * 0.16, 26);
  return group(
    {},
    courses(-w / 2, -h, w, h, { light, dark, row, seed }),
    rect(-w / 2 - 5, -h - 8, w + 10, 10, cap),
    windows && h > 90 ? [-0.27, 0.27].map((k) => opening(w * k, -h + h * 0.18 + size * 1.7, size, size * 1.7, { fill: glass, ring: size * 0.16, dark: c.clay })) : '',
    opening(0, 0, w * 0.24, Math.min(h * 0.46, w * 0.5), { fill: door, ring: w * 0.035, dark: c.brass, leaf: c.gold }),
  );
};

/** Beehive house of the northern plains. */
export const beehive = (w, h, fill = c.sand, door = c.umber) =>
  group({}, path(`M${-w / 2} 0C${-w / 2} ${-h * 0.5} ${-w * 0.12} ${-h * 0.9} 0 ${-h}C${w * 0.12} ${-h * 0.9} ${w / 2} ${-h * 0.5} ${w / 2} 0Z`, fill),
    path(`M0 ${-h}C${w * 0.12} ${-h * 0.9} ${w / 2} ${-h * 0.5} ${w / 2} 0H${w * 0.12}C${w * 0.3} ${-h * 0.4} ${w * 0.12} ${-h * 0.8} 0 ${-h}Z`, '#3a2600', { opacity: 0.13 }),
    path(archPath(0, 0, w * 0.22, h * 0.34), door));

/** Skyline of small houses, domes and towers along a base line. */
export const town = (x, base, w, { seed = 3, tones = [c.sand, c.stone, c.clay], lit, heights = [40, 110], roofs = c.brass } = {}) => {
  const { between, next, pick } = chance(seed);
  let out = '';
  let left = x;
  while (left < x + w) {
    const width = between(34, 74);
    const height = between(...heights);
    const tone = pick(tones);
    const top = base - height;
    out += rect(left, top, width + 1, height, tone) + rect(left + width * 0.66, top, width * 0.34 + 1, height, '#2a1a00', { opacity: 0.1 });
    const kind = next();
    if (kind < 0.2) out += dome(left + width / 2, top, width * 0.34, { fill: roofs, rib: tone, finial: roofs });
    else if (kind < 0.32) out += rect(left + width * 0.3, top - height * 0.5, width * 0.3, height * 0.5, tone) + path(`M${left + width * 0.26} ${top - height * 0.5}h${width * 0.38}l${-width * 0.19} ${-width * 0.36}z`, roofs);
    else if (kind < 0.6) out += merlons(left, top, width, width / 6, tone);
    const rows = Math.floor(height / 30);
    range(rows, (r) => range(2, (k) => {
      if (next() < 0.3) return;
      const on = lit && next() < 0.55;
      out += path(archPath(left + width * (0.3 + k * 0.4), top + 26 + r * 28, 8, 15), on ? lit : '#0a3229', { opacity: on ? 1 : 0.35 });
    }));
    left += width;
  }
  return out;
};

/** School on 0,0: two wings and a gate with a star. */
export const school = ({ w = 520, h = 190, light = c.lime, dark = c.stone, door = c.forest, missing } = {}) => {
  const wing = (x, seed) => group({},
    courses(x - w * 0.2, -h * 0.78, w * 0.4, h * 0.78, { light, dark, row: h * 0.097, seed }),
    rect(x - w * 0.21, -h * 0.82, w * 0.42, h * 0.055, c.clay),
    [-0.12, 0, 0.12].map((k) => opening(x + w * k, -h * 0.22, w * 0.062, h * 0.36, { fill: door, ring: w * 0.011, dark: c.brass, leaf: c.gold })));
  return group(
    {},
    wing(-w * 0.3, 4), wing(w * 0.3, 9),
    courses(-w * 0.14, -h, w * 0.28, h, { light, dark, row: h * 0.1, seed: 7 }),
    rect(-w * 0.15, -h * 1.04, w * 0.3, h * 0.06, c.brass),
    path(`M${-w * 0.1} ${-h * 1.04}L0 ${-h * 1.3}L${w * 0.1} ${-h * 1.04}Z`, missing ? 'none' : c.clay, { stroke: missing ? c.gold : 'none', 'stroke-width': 3, 'stroke-dasharray': '8 6' }),
    opening(0, 0, w * 0.13, h * 0.56, { fill: door, ring: w * 0.02, dark: c.brass, leaf: c.gold }),
    rosette(0, -h * 0.8, h * 0.11, [c.brass, c.cream, c.forest]),
  );
};

/** Building with many arched windows: hospital, library, training centre. */
export const hall = (w, h, { floors = 2, bays = 5, light = c.cream, dark = c.sand, door = c.forest, lit, crown, seed = 6 } = {}) => {
  const floor = h / floors;
  const bay = w / bays;
  const middle = (bays - 1) / 2;
  return group(
    {},
    courses(-w / 2, -h, w, h, { light, dark, row: floor / 6, seed }),
    rect(-w / 2 - 8, -h - 12, w + 16, 14, c.clay),
    merlons(-w / 2, -h - 11, w, bay / 6, c.clay),
    range(floors, (f) => range(bays, (b) => {
      if (f === 0 && b === middle) return opening(0, 0, bay * 0.6, floor * 0.78, { fill: door, ring: bay * 0.08, dark: c.brass, leaf: c.gold });
      return opening(-w / 2 + bay * (b + 0.5), -f * floor - floor * 0.18, bay * 0.36, floor * 0.56, { fill: lit && (b + f) % 3 ? lit : door, ring: bay * 0.06, dark: c.brass });
    })),
    range(floors - 1, (f) => rect(-w / 2, -(f + 1) * floor - 3, w, 6, c.clay)),
    crown ?? '',
  );
};

/** Care sign: a heart-bearing rounded cross, not the protected emblem. */
export const careSign = (cx, cy, r, ground = c.forest, sign = c.cream) =>
  group({}, circle(cx, cy, r, ground), circle(cx, cy, r * 0.86, 'none', { stroke: c.gold, 'stroke-width': r * 0.06 }),
    line(`M${cx} ${cy - r * 0.48}V${cy + r * 0.48}M${cx - r * 0.48} ${cy}H${cx + r * 0.48}`, sign, r * 0.3));

export const heart = (cx, cy, r, fill = c.brick) =>
  path(`M${cx} ${cy + r}C${cx - r * 1.6} ${cy} ${cx - r * 1.1} ${cy - r} ${cx - r * 0.5} ${cy - r * 0.85}C${cx - r * 0.2} ${cy - r * 0.78} ${cx} ${cy - r * 0.5} ${cx} ${cy - r * 0.35}C${cx} ${cy - r * 0.5} ${cx + r * 0.2} ${cy - r * 0.78} ${cx + r * 0.5} ${cy - r * 0.85}C${cx + r * 1.1} ${cy - r} ${cx + r * 1.6} ${cy} ${cx} ${cy + r}Z`, fill);

/** House under construction: courses up to a height, scaffold beside it. */
export const unfinished = (w, h, built, { light = c.lime, dark = c.stone, seed = 5, row = 18, door = c.forest } = {}) =>
  group(
    {},
    rect(-w / 2, -h, w, h, 'none', { stroke: c.gold, 'stroke-width': 2, 'stroke-dasharray': '9 8', opacity: 0.8 }),
    courses(-w / 2, -built, w, built, { light, dark, row, seed }),
    rect(-w / 2 + w * 0.1, -built - row, w * 0.28, row, dark), rect(-w / 2 + w * 0.55, -built - row, w * 0.22, row, light),
    opening(0, 0, w * 0.24, Math.min(built * 0.7, w * 0.45), { fill: door, ring: w * 0.035, dark: c.brass }),
  );

export const scaffold = (x, base, w, h, { columns = 2, rows = 3, pole = c.brassDark, plank = c.gold } = {}) =>
  group(
    {},
    line(range(columns + 1, (i) => `M${x + (w / columns) * i} ${base}V${base - h - 14}`).join(''), pole, 4),
    line(range(rows, (j) => range(columns, (i) => `M${x + (w / columns) * i} ${base - (h / rows) * j}L${x + (w / columns) * (i + 1)} ${base - (h / rows) * (j + 1)}`).join('')).join(''), pole, 2, { opacity: 0.6 }),
    range(rows, (j) => rect(x - 8, base - (h / rows) * (j + 1) - 3, w + 16, 7, plank)),
  );

/** Tower crane on 0,0; reach to the right, load hangs at the given share of the reach. */
export const crane = (h, reach, { stroke = c.gold, load = 0.72, drop: rope = h * 0.4, width = 4, hanging } = {}) => {
  const mast = 13;
  const steps = Math.floor(h / 26);
  const arm = Math.floor(reach / 26);
  return group(
    {},
    line(`M${-mast} 0V${-h}M${mast} 0V${-h}`, stroke, width),
    line(range(steps, (i) => `M${-mast} ${-i * 26}L${mast} ${-(i + 1) * 26}M${mast} ${-i * 26}H${-mast}`).join(''), stroke, width * 0.45),
    line(`M${-reach * 0.32} ${-h}H${reach}L0 ${-h - 44}L${-reach * 0.32} ${-h}M0 ${-h}V${-h - 44}M0 ${-h - 18}L${reach} ${-h}`, stroke, width * 0.8),
    line(range(arm, (i) => `M${i * 26} ${-h}l13 ${-18 * (1 - i / arm) - 2}l13 ${18 * (1 - i / arm) + 2}`).join(''), stroke, width * 0.4),
    rect(-reach * 0.32, -h, 30, 28, stroke), rect(-mast - 3, -h - 4, mast * 2 + 6, 26, stroke),
    line(`M${reach * load} ${-h}v${rope}`, stroke, width * 0.4),
    hanging ? at(reach * load, -h + rope, 1, hanging) : '',
  );
};
