import { at, circle, clip, group, line, path, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { water } from '../motifs/land.mjs';
import { listener, person } from '../motifs/people.mjs';
import { stone } from '../motifs/stone.mjs';
import { khatam, rosette } from '../motifs/star.mjs';
import { compass, hammer, helmet, lantern, plan, theodolite, trowel } from '../motifs/things.mjs';
import { aqueduct } from '../motifs/works.mjs';
import { c, skins } from '../palette.mjs';
import { scene, W } from '../stage.mjs';

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

const annual = () =>
  scene('amber', { seed: 71, light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, 470, c.deep), khatam(0, 0, W, 470, { r: 42, stroke: c.gold, opacity: 0.16 }),
    range(5, (i) => group({}, voussoirs(120 + i * 240, 470, 196, 340, 22, c.lime, i % 2 ? c.brass : c.brick, 24), path(archPath(120 + i * 240, 470, 174, 326), i === 2 ? c.cream : '#12604d'))),
    rosette(600, 222, 36, [c.brass, c.cream, c.forest, c.gold]), [120, 360, 840, 1080].map((x) => at(x, 300, 0.85, lantern({ rope: 90 }))),
    rect(0, 466, W, 210, '#6b4a16'), at(600, 474, 2, person({ body: 'trousers', top: c.river, head: 'hijab', cloth: c.gold, skin: skins[1], hands: [[-28, -62], [28, -62]] })), path('M545 470L556 388H644L655 470Z', c.brassDark), rect(536, 378, 128, 14, c.gold, { rx: 3 }),
    range(9, (i) => at(80 + i * 130, 560, 1.2, listener([c.brick, c.forest, c.cream, c.river, c.gold][i % 5], skins[i % 5], i % 3 === 0 ? [c.lime, c.rose, c.sage][i % 2] : i % 4 === 1 ? '#3a2a1c' : '#54402b'))),
    range(8, (i) => at(20 + i * 166, 640, 1.65, listener([c.moss, c.umber, c.rose, c.deep, c.stone][(i + 2) % 5], skins[(i + 1) % 5], i % 2 ? [c.cream, c.gold, c.water][i % 3] : '#2f2418'))));

export const articlesLife = { 'article-04': survey, 'article-06': training, 'article-11': annual };
