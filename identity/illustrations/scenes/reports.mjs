import { circle, clip, fade, group, line, path, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { courses } from '../motifs/stone.mjs';
import { mosaic, rosette, starPath } from '../motifs/star.mjs';
import { c } from '../palette.mjs';
import { scene, W } from '../stage.mjs';

const bare = (mood, ...content) => scene(mood, { light: 0, horizon: 0, floor: 0, r: 46 }, ...content);
const base = (y, fill = c.gold) => rect(90, y, W - 180, 10, fill);

/** Columns of stone courses that grow from left to right. */
const columns = () =>
  bare('deep', range(4, (i) => line(`M90 ${180 + i * 100}H1110`, c.gold, 1.5, { opacity: 0.35, 'stroke-dasharray': '4 10' })),
    [150, 210, 190, 290, 350, 330, 430].map((h, i) => group({}, courses(140 + i * 136, 570 - h, 92, h, { row: 25, block: 46, seed: i + 1, dark: i === 6 ? c.gold : c.stone }), rect(132 + i * 136, 558 - h, 108, 14, i === 6 ? c.brick : c.brass))), base(570), rosette(1002, 84, 34, [c.gold, c.deep, c.cream]));

/** Shares as a ring of dressed stones. */
const ring = () => {
  const arc = (from, to, r, fill, width) => {
    const p = (t) => `${(600 + r * Math.cos(t * 2 * Math.PI - Math.PI / 2)).toFixed(1)} ${(338 + r * Math.sin(t * 2 * Math.PI - Math.PI / 2)).toFixed(1)}`;
    return line(`M${p(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${p(to)}`, fill, width, { 'stroke-linecap': 'butt' });
  };
  const shares = [[0, 0.38, c.forest], [0.385, 0.6, c.brass], [0.605, 0.78, c.brick], [0.785, 0.9, c.lagoon], [0.905, 0.995, c.gold]];
  return bare('dawn', circle(600, 338, 300, c.cream, { opacity: 0.7 }), shares.map(([a, b, fill]) => arc(a, b, 225, fill, 110)), range(40, (i) => turn(i * 9, 600, 338, rect(599, 58, 1.6, 110, c.cream, { opacity: 0.45 }))), circle(600, 338, 284, 'none', { stroke: c.brass, 'stroke-width': 4 }), circle(600, 338, 166, 'none', { stroke: c.brass, 'stroke-width': 4 }), rosette(600, 338, 130, [c.forest, c.lime, c.brass, c.cream]),
    shares.map(([, , fill], i) => group({}, path(starPath(1000, 190 + i * 74, 18), fill), rect(1034, 182 + i * 74, [120, 90, 70, 100, 60][i], 14, c.clay, { rx: 7, opacity: 0.6 }))), [120, 200].map((x, i) => rosette(x, 338 + (i ? 120 : -120), 44, [c.sand, c.lime, c.stone])));
};

const ridge = () => {
  const d = [[60, 500], [210, 430], [330, 460], [470, 340], [610, 380], [760, 250], [900, 290], [1140, 130]];
  const top = d.map((p) => p.join(' ')).join('L');
  return bare('lagoon', range(5, (i) => line(`M60 ${150 + i * 95}H1140`, c.river, 1.5, { opacity: 0.3 })), clip(`M${top}V600H60Z`, courses(60, 120, 1080, 480, { row: 32, block: 70, light: c.river, dark: '#2b8273', joint: c.deep, shade: 0 })), line(`M${top}`, c.brick, 9), d.map(([x, y]) => group({}, path(starPath(x, y, 22), c.cream), path(starPath(x, y, 13), c.brick))), rect(60, 600, 1080, 9, c.brass), d.map(([x]) => rect(x - 2, 609, 4, 16, c.brass)), fade(0.9, circle(250, 170, 70, '#fff3d3')));
};

const tiles = () =>
  bare('amber', rect(210, 48, 780, 580, c.deep, { rx: 8 }), mosaic(240, 158, 6, 3, 60, (i, j) => {
    const k = (2 - j) * 6 + i;
    return k < 11 ? [c.gold, c.brass] : k < 16 ? [c.rose, c.brick] : [c.water, c.river];
  }), rect(210, 48, 780, 580, 'none', { rx: 8, stroke: c.gold, 'stroke-width': 5 }), [[c.gold, 200], [c.water, 300], [c.rose, 400]].map(([fill, y]) => group({}, path(starPath(1085, y, 30), fill), path(starPath(115, y, 30), fill))));

const arches = () =>
  bare('dusk', range(4, (i) => line(`M90 ${150 + i * 110}H1110`, c.gold, 1.4, { opacity: 0.35, 'stroke-dasharray': '4 10' })), [220, 300, 260, 370, 330, 440].map((h, i) => {
    const x = 200 + i * 160;
    return group({}, voussoirs(x, 570, 120, h, 18, c.lime, c.brass, 20), clip(archPath(x, 570, 104, h - 8), rect(x - 60, 100, 120, 480, '#3a1d1d'), courses(x - 60, 570 - h * [0.5, 0.62, 0.4, 0.7, 0.55, 0.8][i], 120, h, { row: 22, block: 40, light: i % 2 ? c.gold : c.water, dark: i % 2 ? '#d3a55a' : c.lagoon, shade: 0 })));
  }), base(570));

const radar = () => {
  const p = (i, r) => `${(600 + r * Math.cos((i * Math.PI) / 4 - Math.PI / 2)).toFixed(1)} ${(338 + r * Math.sin((i * Math.PI) / 4 - Math.PI / 2)).toFixed(1)}`;
  const shape = (rs) => `M${rs.map((r, i) => p(i, r)).join('L')}Z`;
  return bare('night', fade(0.9, circle(600, 338, 300, '#0f4a3d')), [290, 220, 150, 80].map((r) => path(starPath(600, 338, r), 'none', { stroke: c.gold, 'stroke-width': 2, opacity: 0.5 })), range(8, (i) => line(`M600 338L${p(i, 290)}`, c.gold, 1.6, { opacity: 0.5 })), path(shape([250, 180, 270, 160, 220, 200, 140, 230]), c.water, { opacity: 0.55 }), path(shape([160, 240, 130, 210, 120, 260, 190, 130]), c.rose, { opacity: 0.6 }), [250, 180, 270, 160, 220, 200, 140, 230].map((r, i) => path(starPath(...p(i, r).split(' ').map(Number), 13), c.cream)), [160, 1040].map((x) => range(3, (i) => rosette(x, 170 + i * 168, 50 - i * 8, [[c.gold, c.deep, c.cream], [c.water, c.deep, c.gold], [c.rose, c.deep, c.cream]][i]))));
};

export const reports = { 'report-01': columns, 'report-02': ring, 'report-03': ridge, 'report-04': tiles, 'report-05': arches, 'report-06': radar };
