import { at, circle, clip, ellipse, group, line, linear, path, range, rect, turn } from '../svg.mjs';
import { archPath, opening } from './arch.mjs';
import { courses, stone } from './stone.mjs';
import { careSign } from './buildings.mjs';
import { c } from '../palette.mjs';

/** Noria: the water wheels of the Orontes, around 0,0. */
export const noria = (r, { wood = '#7a5a33', dark = '#4d3417', spin = 0 } = {}) =>
  turn(
    spin, 0, 0,
    circle(0, 0, r, 'none', { stroke: wood, 'stroke-width': r * 0.07 }),
    circle(0, 0, r * 0.84, 'none', { stroke: wood, 'stroke-width': r * 0.035 }),
    circle(0, 0, r * 0.45, 'none', { stroke: dark, 'stroke-width': r * 0.03 }),
    range(16, (i) => turn(i * 22.5, 0, 0,
      line(`M0 ${-r * 0.1}L${r * 0.09} ${-r * 0.98}`, i % 2 ? wood : dark, r * 0.03),
      rect(-r * 0.05, -r * 1.1, r * 0.13, r * 0.15, i % 2 ? dark : wood, { rx: 2 }))),
    circle(0, 0, r * 0.14, dark), circle(0, 0, r * 0.06, c.gold),
  );

/** Aqueduct or bridge of stone arches; water may run on top. */
export const aqueduct = (x, base, bays, w, h, { light = c.lime, dark = c.stone, through = '#00000000', channel = c.water, deck = 26 } = {}) => {
  const outline = `M${x} ${base - h}H${x + bays * w}V${base}H${x}Z` + range(bays, (i) => archPath(x + w * (i + 0.5), base + 1, w * 0.66, h - deck - 12)).join('');
  return group(
    {},
    clip(outline, courses(x, base - h, bays * w, h, { light, dark, row: 17, seed: bays })),
    through === '#00000000' ? '' : range(bays, (i) => path(archPath(x + w * (i + 0.5), base + 1, w * 0.66, h - deck - 12), through)),
    range(bays, (i) => line(archPath(x + w * (i + 0.5), base, w * 0.66 + 8, h - deck - 8).slice(0, -1), c.brass, 5, { 'stroke-dasharray': '12 10', 'stroke-linecap': 'butt' })),
    rect(x - 6, base - h - 9, bays * w + 12, 12, c.clay),
    channel ? rect(x - 6, base - h - 15, bays * w + 12, 8, channel) : '',
  );
};
/** Solar panel on 0,0 tilted to the right, w wide. */
export const panel = (w, h = w * 0.5, { cells = 5, rows = 3, glass = ['#12463f', '#0a2f2f'], frame = c.cream } = {}) => {
  const lean = h * 0.42;
  const skew = `matrix(1 0 ${(-lean / h).toFixed(3)} 1 0 0)`;
  return group(
    {},
    line(`M${w * 0.2} 0V18M${w * 0.8} 0V18`, c.clay, 4),
    group({ transform: skew },
      linear(glass, (fill) => rect(0, -h, w, h, fill, { stroke: frame, 'stroke-width': 3 }), [0, 0, 1, 1]),
      line(range(cells - 1, (i) => `M${(w / cells) * (i + 1)} ${-h}V0`).join('') + range(rows - 1, (i) => `M0 ${(-h / rows) * (i + 1)}H${w}`).join(''), c.water, 1.5, { opacity: 0.65 }),
      path(`M${w * 0.1} ${-h}h${w * 0.22}L${w * 0.2} 0h${-w * 0.16}z`, '#fff', { opacity: 0.14 })),
  );
};

/** Clinic van on 0,0 facing left, about 300 long. */
export const van = ({ body = c.cream, stripe = c.forest } = {}) =>
  group(
    {},
    ellipse(0, 2, 170, 9, '#000', { opacity: 0.18 }),
    path('M-150 -22V-62C-148 -74 -136 -80 -124 -84L-100 -128C-96 -136 -90 -138 -82 -138H138C146 -138 150 -133 150 -126V-22Z', body),
    path('M-150 -22V-40H150V-22Z', '#3a2600', { opacity: 0.14 }),
    rect(-150, -66, 300, 14, stripe), rect(-150, -49, 300, 4, c.gold),
    path('M-114 -84L-94 -122H-62V-84Z', '#2b7d6d'), path('M-114 -84L-94 -122H-84L-104 -84Z', '#fff', { opacity: 0.3 }),
    rect(-50, -124, 2, 96, '#3a2600', { opacity: 0.25 }),
    opening(92, -76, 24, 42, { fill: '#2b7d6d', ring: 2.5, dark: c.gold, light: c.gold }),
    opening(130, -76, 24, 42, { fill: '#2b7d6d', ring: 2.5, dark: c.gold, light: c.gold }),
    careSign(10, -96, 27), rect(-154, -34, 14, 8, c.gold), rect(142, -34, 10, 8, c.brick),
    rect(-30, -148, 70, 10, c.stone, { rx: 3 }),
    [-92, 92].map((x) => group({}, circle(x, -18, 27, '#26322e'), circle(x, -18, 13, c.stone), circle(x, -18, 5, c.brassDark))),
  );

export const waterTower = (h = 190, { tank = c.lagoon, leg = c.clay } = {}) =>
  group({},
    line(`M-44 0L-34 ${-h * 0.58}M44 0L34 ${-h * 0.58}M0 0V${-h * 0.58}`, leg, 7),
    line(`M-41 ${-h * 0.16}L36 ${-h * 0.4}M41 ${-h * 0.16}L-36 ${-h * 0.4}M-41 ${-h * 0.16}H41M-36 ${-h * 0.4}H36`, leg, 3),
    path(`M-62 ${-h * 0.58}V${-h * 0.88}H62V${-h * 0.58}Q0 ${-h * 0.5} -62 ${-h * 0.58}Z`, tank),
    path(`M-68 ${-h * 0.88}L0 ${-h * 1.1}L68 ${-h * 0.88}Z`, c.brass),
    line(range(4, (i) => `M${-36 + i * 24} ${-h * 0.87}V${-h * 0.56}`).join(''), '#fff', 2, { opacity: 0.25 }),
    rect(-62, -h * 0.75, 124, 9, c.cream, { opacity: 0.7 }));

/** Hand pump or motor pump with its pipe, on 0,0. */
export const pump = (body = c.forest) =>
  group({},
    stone(-74, -22, 148, 22, c.stone), rect(-14, -118, 30, 98, body, { rx: 4 }), rect(-20, -128, 42, 16, c.brass, { rx: 4 }),
    line('M0 -126V-146L-78 -168', c.brassDark, 9), circle(-82, -169, 9, c.brick),
    line('M14 -92H52Q66 -92 66 -74', body, 18, { 'stroke-linecap': 'butt' }), rect(55, -78, 22, 10, c.brass, { rx: 2 }),
    rect(-14, -66, 30, 6, c.gold), rect(-8, -108, 6, 84, '#fff', { opacity: 0.18 }));

export const bucket = (fill = c.brass) =>
  group({}, line('M-17 -34Q0 -62 17 -34', c.brassDark, 3), path('M-19 -36H19L14 0H-14Z', fill), ellipse(0, -36, 19, 5, c.water), rect(-18, -24, 36, 4, '#fff', { opacity: 0.25 }));

/** Suspension bridge: two towers, main cable, hangers, deck. */
export const suspension = (x, y, w, h, { tower = c.lime, dark = c.stone, cable = c.gold, gap } = {}) => {
  const a = x + w * 0.22;
  const b = x + w * 0.78;
  const sag = (t) => y - 65 - (h - 65) * (2 * t - 1) ** 2;
  const legs = (cx) => group({}, courses(cx - 17, y - h, 34, h + 90, { light: tower, dark, row: 18, seed: 8, block: 20 }), rect(cx - 22, y - h - 10, 44, 12, c.brass), path(archPath(cx, y, 15, 46), c.deep));
  const keep = (px) => !gap || px < x + w * gap[0] || px > x + w * gap[1];
  return group({},
    line(`M${x - 40} ${y}L${a} ${y - h}Q${x + w / 2} ${y + h - 130} ${b} ${y - h}L${x + w + 40} ${y}`, cable, 5),
    range(29, (i) => {
      const t = i / 28;
      const px = a + (b - a) * t;
      return keep(px) ? line(`M${px} ${sag(t)}V${y}`, cable, 1.8) : '';
    }),
    range(24, (i) => {
      const px = x - 40 + ((w + 80) / 24) * i;
      return keep(px + 20) ? stone(px, y, (w + 80) / 24 + 0.5, 18, i % 2 ? dark : tower) : rect(px, y + 3, (w + 80) / 24, 12, 'none', { stroke: cable, 'stroke-width': 2, 'stroke-dasharray': '6 5' });
    }),
    legs(a), legs(b));
};

export const wheelbarrow = () =>
  group({}, circle(-46, -14, 14, c.basalt), circle(-46, -14, 5, c.stone), line('M-46 -14L36 -38L70 -40M20 -30L26 0', c.brassDark, 5), path('M-50 -54H34L18 -24H-26Z', c.brick),
    [[-36, -68], [-8, -70], [-22, -82]].map(([x, y], i) => at(x, y, 1, stone(0, 0, 28, 14, i % 2 ? c.stone : c.lime))));
