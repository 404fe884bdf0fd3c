import { at, circle, clip, ellipse, group, line, path, range, rect, turn } from '../svg.mjs';
import { archPath } from '../motifs/arch.mjs';
import { water } from '../motifs/land.mjs';
import { person } from '../motifs/people.mjs';
import { mosaic, rosette, starPath } from '../motifs/star.mjs';
import { cypress, fruitTree, sprout } from '../motifs/trees.mjs';
import { c, skins } from '../palette.mjs';
import { H, scene, W } from '../stage.mjs';

const network = () => {
  const nodes = [[180, 190], [390, 330], [330, 540], [600, 170], [610, 440], [830, 300], [1010, 160], [880, 540], [1060, 420], [150, 420]];
  const links = [[0, 1], [1, 2], [1, 3], [1, 4], [3, 5], [4, 5], [5, 6], [5, 8], [4, 7], [7, 8], [2, 4], [9, 1], [0, 3], [6, 8], [9, 2]];
  const looks = [['hijab', c.gold], ['hair'], ['curls'], ['hijab', c.cream], ['kufiya', c.cream], ['long'], ['helmet', c.gold], ['hijab', c.rose], ['bun'], ['grey']];
  return scene('deep', { seed: 103, light: 0, horizon: 0, floor: 0, r: 48 },
    links.map(([a, b]) => line(`M${nodes[a].join(' ')}L${nodes[b].join(' ')}`, c.gold, 3, { 'stroke-dasharray': (a + b) % 3 ? undefined : '4 12', opacity: 0.75 })),
    nodes.map(([x, y], i) => {
      const r = [64, 80, 62, 74, 92, 78, 66, 70, 62, 58][i];
      const d = starPath(x, y, r * 0.92);
      return group({}, path(starPath(x, y, r * 1.1), i % 2 ? c.brass : c.cream), path(d, [c.water, c.river, c.sand, c.brick, c.lime, c.moss, c.lagoon, c.brassDark, c.sage, c.gold][i]), clip(d, at(x, y + r * 1.95, r / 34, person({ head: looks[i][0], cloth: looks[i][1], top: [c.brick, c.gold, c.forest, c.water, c.river, c.rose, c.brick, c.cream, c.forest, c.brassDark][i], skin: skins[(i * 3) % 5] }))));
    }));
};

const planting = () =>
  scene('dawn', { seed: 105, light: [880, 200, 96], horizon: 380, floor: 0, ridge: 80 },
    path('M0 500C300 460 800 520 1200 470V675H0Z', '#8aa37a'), path('M0 560C300 520 800 590 1200 540V675H0Z', '#a8884f'), path('M0 620C300 590 800 650 1200 610V675H0Z', '#8f6f3c'),
    range(9, (i) => at(60 + i * 140, 500 - (i % 3) * 8, 0.5, cypress())), at(120, 590, 1.2, fruitTree({ fruit: c.brick })),
    [[280, 606, 1], [420, 600, 1.3], [700, 612, 1.5], [860, 606, 1.1], [1010, 590, 1.3], [1130, 584, 1]].map(([x, y, s]) => group({}, ellipse(x, y, 30 * s, 7, '#5c4020'), at(x, y, s, sprout()))),
    at(350, 634, 2.2, person({ top: c.brick, bottom: c.forest, head: 'curls', skin: skins[2], hands: [[-18, -40], [28, -26]] })), at(560, 640, 2.4, person({ body: 'robe', top: c.river, head: 'hijab', cloth: c.gold, skin: skins[0], hands: [[-18, -44], [40, -40]], front: group({}, path('M38 -52h20v18h-20zM58 -48l14 -8l2 3l-14 14z', c.gold), line('M72 -50q6 8 6 22', c.water, 2, { 'stroke-dasharray': '2 3' })) })), at(950, 630, 1.8, person({ body: 'dress', top: c.gold, head: 'bun', skin: skins[1], hands: [[-30, -30], [22, -40]] })), at(780, 640, 2.3, person({ top: c.forest, bottom: c.umber, head: 'cap', skin: skins[3], hands: [[-28, -30], [20, -44]], front: line('M-28 -76V4', c.umber, 3) })));

/** Round table from above: chairs as arches around a star. */
const assembly = () =>
  scene('lagoon', { seed: 107, light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, c.sand), mosaic(-30, -20, 11, 7, 58, (i, j) => [(i + j) % 2 ? '#dcc694' : '#e0cd9f', '#e9dcb9'], '#d6bf8c'),
    circle(600, 338, 318, c.brick), circle(600, 338, 300, 'none', { stroke: c.gold, 'stroke-width': 4, 'stroke-dasharray': '16 8' }), range(12, (i) => turn(i * 30, 600, 338, group({}, path(archPath(600, 132, 92, 84), c.umber), ellipse(600, 118, 38, 25, [c.forest, c.gold, c.river, c.cream, c.rose, c.sage][i % 6]), circle(600, 114, 21, i % 3 === 0 ? c.lime : i % 3 === 1 ? '#33241a' : [c.water, c.gold][i % 2]), circle(600, 118, 0, c.gold)))),
    circle(600, 338, 190, c.brassDark), circle(600, 338, 182, c.brass), rosette(600, 338, 160, [c.gold, c.brass, c.deep, c.gold, c.cream, c.brick], { step: 0.72 }), range(12, (i) => turn(i * 30 + 15, 600, 338, rect(586, 168, 28, 20, c.cream, { rx: 2 }))));

export const eventsMeet = { 'event-02': assembly, 'event-13': planting, 'event-14': network };
