import { at, circle, clip, ellipse, fade, group, line, path, range, rect, turn } from '../svg.mjs';
import { archPath, opening, voussoirs } from '../motifs/arch.mjs';
import { house, town } from '../motifs/buildings.mjs';
import { water } from '../motifs/land.mjs';
import { person } from '../motifs/people.mjs';
import { courses, dome, stone } from '../motifs/stone.mjs';
import { khatam, mosaic, rosette, starPath } from '../motifs/star.mjs';
import { lantern } from '../motifs/things.mjs';
import { cypress, fruitTree, shrub, vine } from '../motifs/trees.mjs';
import { c, skins } from '../palette.mjs';
import { H, scene, W } from '../stage.mjs';

const doorway = () =>
  scene('dawn', { light: 0, horizon: 0, floor: 0 },
    courses(0, 0, W, 620, { row: 44, block: 120, light: c.lime, dark: '#57635d', shade: 0.1 }), rect(0, 616, W, 60, c.clay), voussoirs(600, 620, 420, 560, 60, c.cream, c.brick, 48), path(archPath(600, 620, 362, 530), c.forest), clip(archPath(600, 620, 362, 530), khatam(400, 80, 400, 560, { r: 45, stroke: c.gold, opacity: 0.4, width: 2 }), rect(597, 60, 6, 560, c.gold), circle(576, 400, 11, c.gold), circle(624, 400, 11, c.gold)), rosette(220, 240, 84, [c.brick, c.cream, c.forest, c.gold]), rosette(980, 240, 84, [c.brick, c.cream, c.forest, c.gold]),
    vine([[330, 620], [322, 560], [340, 500], [318, 440], [330, 380], [310, 320], [340, 250], [400, 180], [470, 120], [540, 76], [610, 60]], { bloom: c.rose }), [880, 960, 1050].map((x, i) => group({}, at(x, 560, 1, fruitTree({ fruit: i % 2 ? c.gold : c.brick, seed: i })), path(`M${x - 30} 556h60l-9 64h-42z`, i % 2 ? c.brass : c.terracotta))));

const courtyard = () =>
  scene('day', { light: 0, horizon: 0, floor: 0 },
    courses(0, 0, W, 470, { row: 40, block: 110, light: c.cream, dark: c.sand, shade: 0.08 }), range(5, (i) => opening(120 + i * 240, 470, 150, 270, { fill: i === 2 ? c.deep : c.river, ring: 13, dark: c.brick })), range(6, (i) => rosette(i * 240, 130, 34, [c.brass, c.cream, c.forest])), rect(0, 466, W, 214, c.sand), mosaic(0, 474, 20, 4, 30, (i, j) => ((i + j) % 2 ? [c.stone, c.lime] : [c.lime, c.terracotta]), '#dcc593'),
    at(180, 560, 2, fruitTree({ fruit: c.gold, seed: 4 })), at(1030, 560, 2, fruitTree({ fruit: c.gold, seed: 12 })), path('M360 560L440 500H760L840 560L760 640H440Z', c.cream), path('M388 560L456 514H744L812 560L744 622H456Z', c.lagoon), path('M586 560h28l10 -70h-48z', c.cream), ellipse(600, 486, 78, 14, c.cream), ellipse(600, 482, 66, 9, c.water), path('M592 480h16l6 -60h-28z', c.cream), ellipse(600, 418, 34, 7, c.water), line('M600 414V360M600 366Q570 350 556 410M600 366Q630 350 644 410M600 372Q540 380 536 480M600 372Q660 380 664 480', '#e9fbf5', 4, { opacity: 0.9 }), ellipse(600, 566, 120, 16, 'none', { stroke: '#fff', 'stroke-width': 3, opacity: 0.5 }));

const chain = () =>
  scene('amber', { seed: 121, light: [980, 150, 76], horizon: 380, floor: 580 },
    courses(0, 250, 300, 334, { row: 42, block: 96, light: c.lime, dark: c.clay }), courses(0, 208, 140, 44, { row: 42, block: 96 }),
    range(6, (i) => at(400 + i * 140, 630 + (i % 2) * 10, 2.5, person({ top: [c.forest, c.brick, c.river, c.cream, c.deep, c.rose][i], bottom: c.umber, body: i % 3 === 1 ? 'robe' : 'trousers', head: ['helmet', 'hijab', 'hair', 'kufiya', 'hijab', 'curls'][i], cloth: [c.gold, c.lime, '', c.cream, c.gold, ''][i] || c.cream, skin: skins[(i * 2) % 5], hands: [[-28, -54], [28, -54]] }))), range(6, (i) => at(330 + i * 140, 492 + (i % 2) * 6, 0.95, stone(-36, -16, 72, 32, i % 2 ? c.stone : c.cream))), range(3, (i) => at(1120, 630 - i * 32, 1, stone(-60 + i * 10, 0, 110 - i * 16, 30, i % 2 ? c.stone : c.lime))));

const kites = () =>
  scene('lagoon', { seed: 123, light: [200, 160, 74], horizon: 420, floor: 580, ridge: 80 },
    fade(0.7, town(640, 580, 560, { seed: 41, tones: ['#e9dcb9', c.sand, c.stone], roofs: c.river })),
    [[420, 170, c.brick, 300], [700, 110, c.gold, 560], [930, 220, c.forest, 800]].map(([x, y, fill, hand], i) => group({}, line(`M${x} ${y + 60}Q${x - 80} ${y + 220} ${hand + 50} 430`, c.cream, 2.4), path(starPath(x, y, 62), fill), path(starPath(x, y, 34), c.cream), path(starPath(x, y, 16), fill), line(`M${x} ${y + 60}q30 30 0 60t0 60`, fill, 4), [90, 140].map((d) => path(`M${x - 12} ${y + d - 8}l24 16v-16l-24 16z`, c.gold)))),
    [[290, { top: c.brick, bottom: c.forest, head: 'curls', skin: skins[3] }], [545, { body: 'dress', top: c.gold, head: 'long', skin: skins[0] }], [790, { top: c.river, bottom: c.umber, head: 'hair', skin: skins[2] }]].map(([x, o]) => at(x, 640, 2.3, person({ ...o, hands: [[-20, -46], [26, -92]] }))), at(1020, 640, 2, person({ body: 'dress', top: c.rose, head: 'hijab', cloth: c.cream, skin: skins[1], hands: [[-30, -84], [30, -80]] })), at(120, 590, 1.3, shrub('#2b7d6d')), at(1140, 590, 1.1, cypress()));

const loom = () =>
  scene('deep', { light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, '#123f36'), khatam(0, 0, W, H, { r: 44, stroke: c.gold, opacity: 0.12 }), rect(0, 590, W, 90, '#0a2a23'), rect(250, 70, 28, 530, c.brassDark), rect(922, 70, 28, 530, c.brassDark), rect(220, 66, 760, 30, c.brass, { rx: 8 }), rect(220, 560, 760, 34, c.brass, { rx: 8 }), line(range(46, (i) => `M${286 + i * 14} 96V320`).join(''), c.cream, 2, { opacity: 0.75 }),
    rect(282, 320, 636, 240, c.brick), range(4, (i) => rect(282, 330 + i * 60, 636, 8, [c.gold, c.water, c.gold, c.cream][i])), range(8, (i) => rosette(322 + i * 79.5, 366, 25, [c.gold, c.deep, c.cream])), range(8, (i) => rosette(322 + i * 79.5, 486, 25, [c.cream, c.river, c.gold])), range(16, (i) => path(`M${290 + i * 40} 446l16 -18l16 18l-16 18z`, i % 2 ? c.water : c.gold)), rect(270, 306, 660, 16, c.gold, { rx: 4 }), path('M560 296q50 -22 100 0q-50 22 -100 0z', c.umber),
    range(4, (i) => group({}, ellipse(70 + i * 42, 606 + (i % 2) * 20, 34, 30, [c.gold, c.brick, c.lagoon, c.cream][i]), line(`M${44 + i * 42} ${604 + (i % 2) * 20}q26 -22 54 0M${46 + i * 42} ${616 + (i % 2) * 20}q26 -22 50 0`, '#000', 2, { opacity: 0.2 }))), at(1060, 640, 3, person({ body: 'robe', top: c.gold, head: 'hijab', cloth: c.lime, skin: skins[1], hands: [[-52, -78], [-34, -60]] })));

const evening = () =>
  scene('night', { seed: 127, light: [930, 140, 54], horizon: 0, floor: 0, stars: 110 },
    town(0, 470, W, { seed: 51, tones: ['#124f41', '#0f4639', '#15594a'], lit: '#ffd98f', roofs: '#1c6a56', heights: [80, 260] }), town(0, 600, W, { seed: 57, tones: ['#0b3c31', '#0a352b', '#0d4437'], lit: '#ffc870', roofs: c.brass, heights: [60, 190] }), water(0, 596, W, 80, { top: '#0d4a3e', bottom: '#041b16', lines: 16 }), fade(0.5, range(22, (i) => rect(30 + i * 54, 606 + (i % 4) * 12, 16, 3, '#ffd98f', { rx: 2 }))), line('M-20 330Q300 430 600 350T1220 330', c.brass, 2.5), range(11, (i) => circle(50 + i * 110, 352 + Math.sin(i * 1.1) * 22 + (i % 3) * 6, 7, '#ffe2ab')));

export const gallery = { 'gallery-01': doorway, 'gallery-02': courtyard, 'gallery-03': chain, 'gallery-04': kites, 'gallery-05': loom, 'gallery-06': evening };
