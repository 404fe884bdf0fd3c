import { circle, ellipse, fade, group, line, linear, path, radial, range, rect } from '../svg.mjs';
import { archPath, opening } from './arch.mjs';
import { courses } from './stone.mjs';
import { khatam, rosette, starPath } from './star.mjs';
import { c } from '../palette.mjs';

export const lantern = ({ metal = c.brass, glow = '#fff0c2', rope = 60 } = {}) =>
  group({},
    line(`M0 ${-rope - 96}V-96`, metal, 2),
    radial([[glow, 0.55], [glow, 0]], (g) => circle(0, -45, 92, g)),
    path('M-20 -76Q0 -112 20 -76Z', metal), rect(-24, -78, 48, 7, metal, { rx: 2 }),
    path('M-21 -71L-30 -40L-16 -10H16L30 -40L21 -71Z', glow),
    path('M-21 -71L-30 -40L-16 -10H-6L-10 -40L-7 -71Z', c.brick, { opacity: 0.5 }), path('M21 -71L30 -40L16 -10H6L10 -40L7 -71Z', c.river, { opacity: 0.45 }),
    line('M-21 -71L-30 -40L-16 -10M21 -71L30 -40L16 -10M-7 -71L-10 -40L-6 -10M7 -71L10 -40L6 -10M-30 -40H30', metal, 2.6),
    path(starPath(0, -40, 9), metal), path('M-18 -10H18L10 0H-10Z', metal), circle(0, 6, 4, metal));

/** Open book on 0,0, seen from the reader. */
export const book = (w = 260, { cover = c.brick, page = c.cream, ink = c.clay } = {}) => {
  const h = w * 0.36;
  return group({},
    path(`M0 8Q${-w * 0.26} ${-16} ${-w / 2 - 10} 10V${-h}Q${-w * 0.26} ${-h - 26} 0 ${-h}Q${w * 0.26} ${-h - 26} ${w / 2 + 10} ${-h}V10Q${w * 0.26} -16 0 8Z`, cover),
    path(`M0 0Q${-w * 0.26} -26 ${-w / 2} 0V${-h - 6}Q${-w * 0.26} ${-h - 36} 0 ${-h - 6}Z`, page),
    path(`M0 0Q${w * 0.26} -26 ${w / 2} 0V${-h - 6}Q${w * 0.26} ${-h - 36} 0 ${-h - 6}Z`, '#f3e9d2'),
    line(range(5, (i) => `M${-w * 0.43} ${-h + 16 + i * h * 0.15}Q${-w * 0.24} ${-h - 6 + i * h * 0.15} ${-w * 0.06} ${-h + 14 + i * h * 0.15}`).join(''), ink, 3, { opacity: 0.6 }),
    line(range(5, (i) => `M${w * 0.06} ${-h + 14 + i * h * 0.15}Q${w * 0.24} ${-h - 6 + i * h * 0.15} ${w * 0.43} ${-h + 16 + i * h * 0.15}`).join(''), ink, 3, { opacity: 0.6 }),
    line(`M0 0V${-h - 6}`, ink, 2.5));
};

const spines = [c.brick, c.forest, c.gold, c.river, c.umber, c.rose, c.sage, c.cream, c.brassDark];
export const bookshelf = (w, h, rows, seed = 3) =>
  group({}, rect(0, -h, w, h, c.umber, { rx: 4 }), range(rows, (j) => {
    const shelf = h / rows;
    const floor = -j * shelf - 6;
    let x = 8;
    let out = rect(6, floor - shelf + 10, w - 12, shelf - 8, '#2f1f0c');
    let k = seed * 7 + j * 5;
    while (x < w - 26) {
      k = (k * 31 + 7) % 97;
      const thick = 10 + (k % 5) * 2.4;
      const tall = shelf * (0.56 + (k % 7) * 0.045);
      if (k % 11 !== 0) out += rect(x, floor - tall, thick, tall, spines[k % spines.length], { rx: 1.5 }) + rect(x, floor - tall * 0.8, thick, 3, '#fff', { opacity: 0.4 });
      x += thick + 1.6;
    }
    return out + rect(0, floor, w, 6, c.brassDark);
  }));

/** Flat round bread. */
export const bread = (r = 40, fill = '#e3b873') =>
  group({}, ellipse(0, 4, r, r * 0.42, '#000', { opacity: 0.14 }), ellipse(0, 0, r, r * 0.42, '#c98f47'), ellipse(0, -3, r * 0.98, r * 0.4, fill),
    [[-0.4, -0.1], [0.1, -0.2], [0.45, 0.02], [-0.1, 0.1], [-0.6, 0.05], [0.2, 0.16]].map(([x, y], i) => ellipse(x * r, y * r - 3, r * (0.07 + (i % 3) * 0.03), r * 0.04, '#a9692c', { opacity: 0.7 })));

/** Domed stone oven with fire, on 0,0. */
export const oven = (w = 340) =>
  group({},
    path(`M${-w / 2} 0V${-w * 0.26}C${-w / 2} ${-w * 0.68} ${w / 2} ${-w * 0.68} ${w / 2} ${-w * 0.26}V0Z`, c.sand),
    path(`M${w * 0.1} ${-w * 0.57}C${w * 0.36} ${-w * 0.54} ${w / 2} ${-w * 0.42} ${w / 2} ${-w * 0.26}V0H${w * 0.28}C${w * 0.36} ${-w * 0.3} ${w * 0.3} ${-w * 0.46} ${w * 0.1} ${-w * 0.57}Z`, '#3a2600', { opacity: 0.13 }),
    courses(-w / 2, -w * 0.1, w, w * 0.1, { row: w * 0.05, light: c.stone, dark: c.clay, shade: 0 }),
    opening(0, -w * 0.1, w * 0.4, w * 0.3, { fill: '#3a160d', ring: w * 0.035, light: c.brick, dark: c.cream }),
    radial([['#ffd98a', 0.95], ['#f2a541', 0.6], ['#c4482a', 0]], (g) => ellipse(0, -w * 0.14, w * 0.2, w * 0.14, g)),
    flame(-w * 0.07, -w * 0.1, w * 0.11), flame(w * 0.07, -w * 0.1, w * 0.1), flame(0, -w * 0.1, w * 0.15));

export const flame = (x, y, h) =>
  group({}, path(`M${x} ${y - h}C${x + h * 0.5} ${y - h * 0.5} ${x + h * 0.4} ${y} ${x} ${y}C${x - h * 0.4} ${y} ${x - h * 0.45} ${y - h * 0.4} ${x} ${y - h}Z`, '#e8813a'),
    path(`M${x} ${y - h * 0.55}C${x + h * 0.25} ${y - h * 0.3} ${x + h * 0.2} ${y} ${x} ${y}C${x - h * 0.2} ${y} ${x - h * 0.22} ${y - h * 0.25} ${x} ${y - h * 0.55}Z`, '#ffe19a'));

export const coffeePot = (fill = c.brass) =>
  group({}, path('M-22 0C-40 -20 -30 -44 -12 -62L-16 -86H16L12 -62C30 -44 40 -20 22 0Z', fill), path('M-14 -84C-44 -88 -46 -106 -58 -112C-36 -112 -22 -100 -16 -96Z', fill), line('M15 -78C52 -84 50 -30 28 -22', c.brassDark, 7), path('M-18 -86Q0 -104 18 -86Z', c.brassDark), line('M0 -96V-112', c.brassDark, 4), circle(0, -114, 5, c.gold), rect(-13, -66, 26, 5, c.gold), path('M-18 -4C-32 -20 -24 -40 -10 -54C-16 -38 -18 -20 -10 -4Z', '#fff', { opacity: 0.28 }));

export const cup = (fill = c.cream, band = c.brick) =>
  group({}, ellipse(0, 1, 26, 6, '#000', { opacity: 0.12 }), path('M-20 -32H20C20 -10 12 0 0 0C-12 0 -20 -10 -20 -32Z', fill), ellipse(0, -32, 20, 5, c.umber), path('M-19 -22H19L18 -16H-18Z', band));

export const steam = (x, y, s = 1, stroke = '#fff') =>
  line(`M${x} ${y}q${-9 * s} ${-14 * s} 0 ${-28 * s}t0 ${-28 * s}M${x + 16 * s} ${y}q${-9 * s} ${-14 * s} 0 ${-28 * s}t0 ${-28 * s}`, stroke, 3 * s, { opacity: 0.5 });

export const laptop = (w = 220, screen = '', frame = c.basalt) => {
  const h = w * 0.62;
  return group({}, rect(-w / 2, -h, w, h, frame, { rx: 10 }), linear([c.river, c.deep], (f) => rect(-w / 2 + 9, -h + 9, w - 18, h - 18, f, { rx: 3 }), [0, 0, 1, 1]),
    group({ transform: `translate(0 ${-h / 2})` }, screen), path(`M${-w * 0.58} 0H${w * 0.58}L${w * 0.54} 12H${-w * 0.54}Z`, c.stone), rect(-w * 0.08, 0, w * 0.16, 4, c.clay));
};

export const table = (w, h, { top = c.brass, leg = c.brassDark, cloth } = {}) =>
  group({}, line(`M${-w * 0.42} 0V${-h}M${w * 0.42} 0V${-h}`, leg, 12), line(`M${-w * 0.42} ${-h * 0.3}H${w * 0.42}`, leg, 6), rect(-w / 2, -h - 8, w, 16, top, { rx: 3 }), cloth ? path(`M${-w * 0.3} ${-h - 8}H${w * 0.3}L${w * 0.26} ${-h + 40}L0 ${-h + 60}L${-w * 0.26} ${-h + 40}Z`, cloth) : '');

/** Sheet of plans with a drawn elevation. */
export const plan = (w, h, ink = c.cream, paper = c.river) =>
  group({}, rect(-w / 2, -h / 2, w, h, paper, { rx: 3 }), fade(0.3, line(range(9, (i) => `M${-w / 2 + (w / 10) * (i + 1)} ${-h / 2}v${h}`).join('') + range(5, (i) => `M${-w / 2} ${-h / 2 + (h / 6) * (i + 1)}h${w}`).join(''), ink, 1)),
    line(`M${-w * 0.34} ${h * 0.32}V${-h * 0.12}H${-w * 0.12}V${-h * 0.3}H${w * 0.12}V${-h * 0.12}H${w * 0.34}V${h * 0.32}Z`, ink, 2.4), path(archPath(0, h * 0.32, w * 0.12, h * 0.4), 'none', { stroke: ink, 'stroke-width': 2.4 }),
    [-0.23, 0.23].map((k) => path(archPath(w * k, h * 0.2, w * 0.07, h * 0.22), 'none', { stroke: ink, 'stroke-width': 2 })), line(`M${-w * 0.34} ${h * 0.41}H${w * 0.34}M${-w * 0.34} ${h * 0.38}v${h * 0.06}M${w * 0.34} ${h * 0.38}v${h * 0.06}`, c.gold, 2));

export const compass = (s = 1, metal = c.gold) => group({}, line(`M0 ${-96 * s}L${-34 * s} 0M0 ${-96 * s}L${34 * s} 0M${-18 * s} ${-46 * s}Q0 ${-38 * s} ${18 * s} ${-46 * s}`, metal, 6 * s), circle(0, -98 * s, 9 * s, c.brick));
export const trowel = () => group({}, path('M0 0L-24 -52Q0 -66 24 -52Z', '#cfd6cf'), path('M0 0L0 -60Q14 -60 24 -52Z', '#000', { opacity: 0.12 }), line('M0 -58V-78', c.clay, 6), rect(-7, -120, 14, 44, c.brick, { rx: 6 }));
export const hammer = () => group({}, rect(-5, -96, 10, 96, c.brassDark, { rx: 4 }), path('M-34 -116H22L36 -104V-92H-34Z', '#5b6763'));
export const helmet = (fill = c.gold) => group({}, path('M-46 0C-46 -56 46 -56 46 0Z', fill), path('M-9 -42C-5 -44 5 -44 9 -42V0H-9Z', '#fff', { opacity: 0.35 }), rect(-58, -4, 116, 10, c.brass, { rx: 5 }));
export const speech = (w, h, fill, side = 1) => group({}, rect(-w / 2, -h, w, h, fill, { rx: h * 0.32 }), path(`M${side * w * 0.12} -6L${side * w * 0.3} ${h * 0.32}L${side * w * 0.34} -6Z`, fill));
export const carpet = (w, h, fill = c.brick) =>
  group({}, rect(-w / 2, -h / 2, w, h, fill), rect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, 'none', { stroke: c.gold, 'stroke-width': 3 }), khatam(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28, { r: 20, stroke: c.gold, opacity: 0.35 }), rosette(0, 0, h * 0.3, [c.gold, c.deep, c.cream, fill]));
export const theodolite = () => group({}, line('M0 -92L-44 0M0 -92L44 0M0 -92V-6', c.brassDark, 6), rect(-24, -128, 48, 34, c.forest, { rx: 6 }), rect(-40, -121, 20, 18, c.basalt, { rx: 3 }), circle(26, -112, 11, c.gold), rect(-9, -96, 18, 8, c.gold));
export const ladder = (w, h, stroke = c.brassDark) => group({}, line(`M${-w / 2} 0V${-h}M${w / 2} 0V${-h}` + range(Math.floor(h / 22), (i) => `M${-w / 2} ${-12 - i * 22}H${w / 2}`).join(''), stroke, 5));
