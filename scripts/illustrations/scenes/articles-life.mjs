import { at, circle, clip, ellipse, fade, group, line, path, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { heart, house, town } from '../motifs/buildings.mjs';
import { hill, nightStars, water } from '../motifs/land.mjs';
import { listener, person } from '../motifs/people.mjs';
import { courses, stone } from '../motifs/stone.mjs';
import { khatam, rosette } from '../motifs/star.mjs';
import { book, carpet, compass, hammer, helmet, lantern, plan, stove, table, theodolite, trowel, steam } from '../motifs/things.mjs';
import { cypress, olive } from '../motifs/trees.mjs';
import { aqueduct, panel } from '../motifs/works.mjs';
import { c, skins } from '../palette.mjs';
import { H, scene, W } from '../stage.mjs';

const solarRoof = () =>
  scene('dawn', { seed: 61, light: [300, 220, 120], horizon: 470, floor: 0, ridge: 60 },
    fade(0.5, range(12, (i) => turn(i * 30, 300, 220, rect(296, 10, 8, 54, '#eeb055', { rx: 4 })))),
    fade(0.85, town(0, 600, 700, { seed: 8, heights: [40, 130] })),
    courses(420, 500, 800, 180, { row: 36, block: 80 }), rect(400, 484, 820, 22, c.clay),
    range(3, (i) => at(500 + i * 240, 466 - 0, 1, panel(230, 170, { cells: 6, rows: 4 }))),
    path(archPath(620, 676, 80, 120), c.forest), path(archPath(860, 676, 80, 120), c.forest), path(archPath(1090, 676, 80, 120), c.forest),
    at(470, 488, 2.1, person({ top: c.brick, vest: c.gold, bottom: c.basalt, head: 'helmet', cloth: c.cream, skin: skins[2], hands: [[-18, -44], [30, -60]] })),
    at(1130, 488, 2.1, person({ top: c.forest, vest: c.gold, bottom: c.umber, head: 'hijab', cloth: c.river, skin: skins[0], hands: [[-32, -66], [18, -40]] })));

const reading = () =>
  scene('night', { seed: 63, light: [960, 150, 50], horizon: 430, floor: 0, stars: 70 },
    town(0, 590, W, { seed: 15, tones: ['#0d4436', '#0b3c30', '#11503f'], lit: '#ffd98f', roofs: '#17604e', heights: [60, 170] }), rect(0, 588, W, 90, '#041b16'),
    at(600, 610, 2.6, book(270, { cover: c.brass, page: '#fdf3da', ink: c.clay })),
    fade(0.16, path('M320 350L140 0H1060L880 350Z', '#ffe7b0')),
    [[470, 250, 42], [600, 150, 62], [740, 260, 46], [390, 140, 26], [840, 120, 30], [540, 320, 22], [670, 340, 18]].map(([x, y, r], i) => rosette(x, y, r, [[c.gold, c.deep, c.cream], [c.water, c.deep, c.gold], [c.rose, c.night, c.gold]][i % 3])),
    at(180, 640, 2.3, person({ body: 'dress', top: c.brick, head: 'long', skin: skins[1], hands: [[-18, -44], [30, -78]] })), at(1030, 640, 2.2, person({ top: c.gold, bottom: c.river, head: 'curls', skin: skins[3], hands: [[-30, -84], [18, -44]] })));

const survey = () =>
  scene('lagoon', { seed: 65, light: [980, 150, 74], horizon: 350, floor: 0 },
    water(0, 520, W, 160, { seed: 14, lines: 24 }), aqueduct(120, 560, 6, 190, 210, { channel: '', light: c.lime, dark: '#4b5853' }),
    rect(690, 350, 190, 40, '#b6ddd1'), path('M690 390L716 366L750 386L790 352L826 380L880 356V392H690Z', '#b6ddd1'), rect(690, 352, 190, 44, 'none', { stroke: c.brick, 'stroke-width': 4, 'stroke-dasharray': '12 9' }),
    path('M0 600C140 560 320 590 420 675H0Z', '#2b7d6d'), path('M0 630C120 600 260 630 330 675H0Z', c.sand),
    at(250, 655, 1.9, theodolite()), at(130, 652, 2.6, person({ top: c.forest, vest: c.gold, bottom: c.basalt, head: 'helmet', skin: skins[1], hands: [[-16, -46], [34, -74]] })),
    line('M304 442L760 330L860 352', c.brick, 3, { 'stroke-dasharray': '14 10' }), circle(760, 330, 9, c.brick), circle(860, 352, 9, c.brick), circle(560, 379, 7, c.brick),
    at(930, 344, 1.3, person({ top: c.brick, vest: c.cream, head: 'helmet', cloth: c.cream, skin: skins[2], hands: [[-20, -42], [18, -44]], front: line('M-22 -100V0M-22 -90h8M-22 -70h8M-22 -50h8', c.cream, 4) })));

const training = () =>
  scene('deep', { seed: 67, light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, 520, c.river), khatam(0, 0, W, 520, { r: 40, stroke: c.cream, opacity: 0.12 }), voussoirs(600, 520, 640, 470, 40, c.lime, c.brass, 40), clip(archPath(600, 520, 602, 450), rect(280, 50, 640, 480, c.deep), khatam(280, 50, 640, 480, { r: 36, stroke: c.gold, opacity: 0.16 })),
    rect(0, 516, W, 170, c.brass), rect(0, 516, W, 10, c.gold), range(4, (i) => rect(0, 556 + i * 34, W, 2, c.brassDark, { opacity: 0.5 })),
    at(600, 560, 1, plan(420, 200)), turn(-24, 330, 620, at(330, 610, 1.2, trowel())), turn(62, 1000, 600, at(960, 640, 1.25, hammer())), at(880, 640, 0.9, compass()), at(170, 640, 1.25, helmet()), at(1080, 656, 1.05, helmet(c.brick)),
    at(460, 450, 2.6, person({ body: 'trousers', top: c.brick, head: 'hijab', cloth: c.lime, skin: skins[0], hands: [[-20, -30], [20, -22]] })), at(740, 450, 2.6, person({ top: c.forest, vest: c.gold, head: 'helmet', skin: skins[2], hands: [[-24, -22], [22, -30]] })), at(600, 440, 2.5, person({ top: c.cream, head: 'hair', beard: '#3a2a1c', skin: skins[3], hands: [[-22, -30], [26, -90]] })),
    rect(330, 446, 540, 18, c.gold), rect(340, 462, 520, 60, c.brassDark));

const winter = () =>
  scene('rain', { seed: 69, light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, '#74462a'), khatam(0, 0, W, 560, { r: 44, stroke: c.gold, opacity: 0.14 }),
    voussoirs(300, 470, 300, 380, 34, c.lime, c.brick, 34), clip(archPath(300, 470, 266, 362), rect(150, 90, 300, 400, '#2e5a63'), hill(600, 480, 380, 60, '#dfe9e4', 3, { waves: 3 }), range(46, (i) => circle(170 + ((i * 83) % 260), 110 + ((i * 131) % 340), 2 + (i % 4), '#fff', { opacity: 0.85 })), at(240, 470, 0.9, cypress({ fill: '#1f4f4a', light: '#e6efec' })), line('M300 100V480M160 300H440', c.cream, 8)),
    rect(0, 560, W, 120, '#4a2b19'), rect(0, 556, W, 7, c.gold, { opacity: 0.7 }), ellipse(730, 622, 420, 40, c.brick), ellipse(730, 622, 396, 34, 'none', { stroke: c.gold, 'stroke-width': 3, 'stroke-dasharray': '16 8' }),
    circle(760, 480, 290, '#ffb85c', { opacity: 0.12 }), circle(760, 480, 200, '#ffb85c', { opacity: 0.14 }), at(760, 610, 1.75, stove()),
    range(4, (i) => rect(1010 - (i % 2) * 6, 560 - i * 40, 170, 38, ['#e9c98f', c.rose, c.sage, '#f1e6cd'][i], { rx: 12 })), range(4, (i) => line(`M${1024} ${579 - i * 40}h140`, '#fff', 3, { opacity: 0.35, 'stroke-dasharray': '4 9' })),
    at(540, 636, 2.4, person({ body: 'robe', top: c.river, head: 'hijab', cloth: c.cream, skin: skins[1], hands: [[-12, -44], [36, -54]] })), at(440, 640, 1.7, person({ body: 'dress', top: c.gold, head: 'long', skin: skins[0], hands: [[-16, -42], [30, -60]] })), at(960, 640, 2.4, person({ body: 'robe', top: c.forest, head: 'grey', beard: '#d6d2c8', skin: skins[2], hands: [[-34, -52], [16, -42]] })));

const annual = () =>
  scene('amber', { seed: 71, light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, 470, c.deep), khatam(0, 0, W, 470, { r: 42, stroke: c.gold, opacity: 0.16 }),
    range(5, (i) => group({}, voussoirs(120 + i * 240, 470, 196, 340, 22, c.lime, i % 2 ? c.brass : c.brick, 24), path(archPath(120 + i * 240, 470, 174, 326), i === 2 ? c.cream : '#12604d'))),
    rosette(600, 222, 36, [c.brass, c.cream, c.forest, c.gold]), [120, 360, 840, 1080].map((x) => at(x, 300, 0.85, lantern({ rope: 90 }))),
    rect(0, 466, W, 210, '#6b4a16'), at(600, 474, 2, person({ body: 'trousers', top: c.river, head: 'hijab', cloth: c.gold, skin: skins[1], hands: [[-28, -62], [28, -62]] })), path('M545 470L556 388H644L655 470Z', c.brassDark), rect(536, 378, 128, 14, c.gold, { rx: 3 }),
    range(9, (i) => at(80 + i * 130, 560, 1.2, listener([c.brick, c.forest, c.cream, c.river, c.gold][i % 5], skins[i % 5], i % 3 === 0 ? [c.lime, c.rose, c.sage][i % 2] : i % 4 === 1 ? '#3a2a1c' : '#54402b'))),
    range(8, (i) => at(20 + i * 166, 640, 1.65, listener([c.moss, c.umber, c.rose, c.deep, c.stone][(i + 2) % 5], skins[(i + 1) % 5], i % 2 ? [c.cream, c.gold, c.water][i % 3] : '#2f2418'))));

export const articlesLife = { 'article-07': solarRoof, 'article-08': reading, 'article-09': survey, 'article-10': training, 'article-11': winter, 'article-12': annual };
