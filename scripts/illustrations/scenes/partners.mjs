import { at, circle, ellipse, group, line, path, picture, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { heart } from '../motifs/buildings.mjs';
import { drop } from '../motifs/land.mjs';
import { khatam, rosette, starPath } from '../motifs/star.mjs';
import { book } from '../motifs/things.mjs';
import { olive, sprout } from '../motifs/trees.mjs';
import { c } from '../palette.mjs';

/** A fictional mark on a white card, so that it reads on every theme. */
const card = (...content) => picture(600, 400, rect(0, 0, 600, 400, c.white, { rx: 28 }), content);
/** Bars where the name would stand: pictures carry no text. */
const name = (x, y, fill, widths = [190, 120]) => widths.map((w, i) => rect(x, y + i * 34, w, i ? 10 : 18, fill, { rx: i ? 5 : 9, opacity: i ? 0.45 : 1 }));

const marks = [
  () => card(at(170, 268, 1.5, group({}, path('M-6 0Q-2 -40 -4 -66H8Q6 -40 10 0Z', c.umber), [[-34, -74], [0, -104], [36, -76], [0, -70]].map(([x, y], i) => turn(i * 40, x, y, ellipse(x, y, 30, 16, i % 2 ? c.sage : c.forest))))), name(290, 170, c.forest)),
  () => card(rosette(300, 160, 104, [c.brick, c.white, c.brick, c.gold]), name(190, 292, c.brick, [220, 140])),
  () => card(range(3, (i) => line(archPath(150 + i * 18, 280, 150 - i * 44, 200 - i * 52).slice(0, -1), [c.river, c.lagoon, c.gold][i], 16, { 'stroke-linecap': 'butt' })).map((s, i) => at(-i * 18 + 20, 0, 1, s)), name(300, 180, c.river)),
  () => card(drop(300, 170, 68, c.lagoon), drop(300, 186, 36, c.white), line('M190 262q27 -18 55 0t55 0t55 0t55 0', c.river, 10), name(200, 300, c.river, [200, 110])),
  () => card(circle(170, 200, 98, c.gold), range(5, (i) => rect(82 + Math.abs(2 - i) * 6, 150 + i * 30, 176 - Math.abs(2 - i) * 12, 9 + i * 2, c.white)), name(300, 172, c.brassDark)),
  () => card(path('M180 250V150L300 74L420 150V250H352V190Q352 160 300 138Q248 160 248 190V250Z', c.forest), heart(300, 224, 30, c.brick), name(205, 296, c.forest, [190, 120])),
  () => card(range(8, (i) => turn(i * 45, 175, 200, path('M175 200L205 128L175 92L145 128Z', i % 2 ? c.brick : c.brass))), circle(175, 200, 22, c.white), name(310, 172, c.brick)),
  () => card(at(300, 238, 1, book(230, { cover: c.river, page: '#f1e6cd', ink: c.clay })), path(starPath(300, 96, 30), c.gold), name(200, 296, c.river, [200, 130])),
  () => card(group({}, [0, 1, 2].map((j) => [0, 1, 2].map((i) => rect(92 + i * 60 + (j % 2) * -14, 116 + j * 60, 54, 54, [c.basalt, c.gold, c.stone][(i + j) % 3], { rx: 6 })))), name(316, 174, c.basalt)),
  () => card(circle(300, 164, 96, 'none', { stroke: c.forest, 'stroke-width': 12 }), at(300, 226, 2.3, sprout({ fill: c.forest, light: c.sage })), name(200, 296, c.forest, [200, 110])),
  () => card(range(6, (i) => group({}, turn(i * 60, 172, 200, circle(172, 128, 24, [c.brick, c.gold, c.river, c.forest, c.terracotta, c.lagoon][i]), path('M146 186Q172 132 198 186Z', [c.brick, c.gold, c.river, c.forest, c.terracotta, c.lagoon][i])))), name(310, 172, c.basalt)),
  () => card(path('M130 250Q300 60 470 250', 'none', { stroke: c.brick, 'stroke-width': 14 }), line('M120 250H480', c.basalt, 14), line(range(7, (i) => `M${180 + i * 40} 250V${[208, 178, 162, 156, 162, 178, 208][i]}`).join(''), c.brick, 7), line('M150 278q38 -16 75 0t75 0t75 0t75 0', c.lagoon, 8), name(205, 312, c.basalt, [190, 110])),
];

export const partners = Object.fromEntries(marks.map((mark, i) => [`partner-${String(i + 1).padStart(2, '0')}`, mark]));
