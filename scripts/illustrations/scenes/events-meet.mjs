import { at, circle, clip, ellipse, fade, group, line, path, range, rect, turn } from '../svg.mjs';
import { archPath, opening, voussoirs } from '../motifs/arch.mjs';
import { heart, house, pennants, school, town } from '../motifs/buildings.mjs';
import { birds, hill, water } from '../motifs/land.mjs';
import { listener, person } from '../motifs/people.mjs';
import { courses, dome } from '../motifs/stone.mjs';
import { khatam, mosaic, rosette, starPath } from '../motifs/star.mjs';
import { book, bookshelf, carpet, lantern } from '../motifs/things.mjs';
import { cypress, fruitTree, olive, sprout } from '../motifs/trees.mjs';
import { noria } from '../motifs/works.mjs';
import { c, skins } from '../palette.mjs';
import { H, scene, W } from '../stage.mjs';

const seminar = () =>
  scene('deep', { seed: 101, light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, '#5a2426'), khatam(0, 0, W, H, { r: 46, stroke: c.gold, opacity: 0.15 }), rect(0, 520, W, 160, '#401a1c'), rect(0, 516, W, 7, c.gold, { opacity: 0.7 }),
    at(50, 520, 1, bookshelf(240, 400, 5, 5)), at(910, 520, 1, bookshelf(240, 400, 5, 11)), fade(0.2, path('M600 130L360 520H840Z', '#ffe7b0')), at(600, 200, 1.6, lantern({ rope: 90 })),
    ellipse(600, 606, 400, 52, c.brassDark), at(600, 600, [1, 0.14], carpet(780, 380, c.brick)),
    [[310, 600, { body: 'robe', top: c.forest, head: 'hijab', cloth: c.cream, skin: skins[0] }], [430, 570, { top: c.gold, head: 'hair', skin: skins[2] }], [770, 570, { top: c.river, head: 'curls', skin: skins[3] }], [890, 600, { body: 'robe', top: c.brass, head: 'hijab', cloth: c.rose, skin: skins[1] }]].map(([x, y, o]) => at(x, y + 30, 2, person({ ...o, hands: [[-8, -50], [10, -50]], front: at(1, -46, 0.12, book(190, { cover: c.gold })) }))),
    at(600, 560, 2.2, person({ body: 'robe', top: c.cream, head: 'grey', beard: '#e4e0d6', skin: skins[1], hands: [[-30, -66], [30, -66]] })));

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

const music = () =>
  scene('night', { seed: 109, light: [210, 150, 52], horizon: 0, floor: 0, stars: 80 },
    fade(0.6, circle(680, 360, 330, '#155a4a')), fade(0.6, circle(680, 360, 250, '#1c6a56')), range(5, (i) => line(`M-20 ${430 + i * 26}C260 ${300 + i * 26} 420 ${560 + i * 20} 700 ${420 + i * 24}S1060 ${300 + i * 26} 1220 ${400 + i * 26}`, c.gold, 2, { opacity: 0.45 })),
    turn(38, 640, 400, group({}, path('M610 330C520 350 470 440 480 520C490 610 560 650 640 650C720 650 790 610 800 520C810 440 760 350 670 330Z', '#b87a3a'), range(4, (i) => line(`M${640} 650C${560 + i * 53} 600 ${556 + i * 56} 420 ${622 + i * 12} 332`, c.brassDark, 3, { opacity: 0.55 })), path('M612 332H668V96H612Z', '#6a3b20'), path('M612 98H668L690 20L640 4Z', '#4d2a17'), rect(560, 580, 160, 18, c.umber, { rx: 4 }), circle(640, 470, 62, c.umber), rosette(640, 470, 56, [c.gold, c.umber, c.gold, c.brick]), circle(570, 545, 20, c.umber), circle(710, 545, 20, c.umber), line(range(5, (i) => `M${620 + i * 10} 586V60`).join(''), c.cream, 2), range(4, (i) => group({}, rect(590 - 4, 30 + i * 16, 30, 7, c.gold, { rx: 3 }), rect(670, 30 + i * 16, 30, 7, c.gold, { rx: 3 }))))),
    [[230, 380, 20], [340, 300, 14], [950, 210, 20], [1060, 300, 15], [160, 520, 15]].map(([x, y, r], i) => group({}, ellipse(x, y, r, r * 0.75, i % 2 ? c.gold : c.water), line(`M${x + r * 0.9} ${y}V${y - r * 3.6}q${r} ${r * 0.5} ${r * 1.2} ${r * 1.6}`, i % 2 ? c.gold : c.water, 5))), heart(1060, 520, 30, c.brick), at(330, 190, 0.9, lantern({ rope: 200 })), at(1000, 130, 0.8, lantern({ rope: 200 })));

const worldwide = () =>
  scene('day', { seed: 111, light: 0, horizon: 0, floor: 0, r: 44 },
    circle(600, 350, 276, c.river), clip('M324 350a276 276 0 1 0 552 0a276 276 0 1 0 -552 0z', path('M330 250C400 130 520 160 560 210C620 200 610 280 560 300C540 360 470 330 450 390C420 430 380 380 330 400Z', c.sage), path('M610 170C700 120 820 180 880 260V420C820 480 770 420 740 440C760 520 700 600 650 560C600 500 660 440 610 400C580 340 690 330 650 270Z', c.sage), path('M400 520C460 480 520 520 510 570C480 630 420 600 400 520Z', c.sage), path('M700 70h300v600h-180q120 -300 -120 -600z', '#000', { opacity: 0.1 })),
    fade(0.4, line('M324 350H876M372 200Q600 260 828 200M372 500Q600 440 828 500M600 74V626M600 74Q420 350 600 626M600 74Q780 350 600 626', '#fff', 2)),
    line('M690 330Q520 90 330 220M690 330Q640 120 860 170M690 330Q900 330 960 480M690 330Q560 520 350 520M690 330Q640 480 640 600', c.gold, 4, { 'stroke-dasharray': '3 11' }), rosette(690, 330, 30, [c.brick, c.cream, c.gold]),
    [[250, 270, c.brick, 'hijab', c.cream, 0], [950, 250, c.forest, 'hair', '', 2], [1010, 560, c.brass, 'long', '', 1], [270, 590, c.river, 'curls', '', 3]].map(([x, y, ground, head, cloth, skin], i) => group({}, voussoirs(x, y, 176, 210, 16, c.cream, c.brass, 18), clip(archPath(x, y, 162, 202), rect(x - 90, y - 210, 180, 214, ground), at(x, y + 94, 2.3, person({ head, cloth: cloth || c.cream, skin: skins[skin], top: [c.gold, c.rose, c.cream, c.sand][i] }))))));

const exhibition = () =>
  scene('dawn', { seed: 113, light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, '#0d4a3b'), khatam(0, 0, W, 520, { r: 40, stroke: c.gold, opacity: 0.13 }), rect(0, 530, W, 150, c.clay), rect(0, 524, W, 10, c.gold), range(9, (i) => line(`M${i * 150} 534L${i * 190 - 160} 675`, '#fff', 2, { opacity: 0.2 })),
    [190, 600, 1010].map((x, i) => group({}, fade(0.13, path(`M${x} 0L${x - 170} 440H${x + 170}Z`, '#ffe7b0')), rect(x - 150, 110, 300, 290, c.gold), rect(x - 138, 122, 276, 266, c.cream), clip(`M${x - 120} 140h240v230h-240z`, rect(x - 120, 140, 240, 230, ['#eccb8c', '#bfe0d6', '#b3603c'][i]), circle(x + 50, 210, 34, ['#eeb055', c.gold, '#ffe2ab'][i]), i === 0 ? at(x, 370, 0.6, house(220, 190, { door: c.brick })) : i === 1 ? group({}, at(x - 20, 296, 0.8, noria(90)), water(x - 120, 330, 240, 44, { lines: 5 })) : group({}, hill(W, 380, 320, 40, '#7c3a31', 3), at(x - 20, 368, 0.9, olive({ seed: 7 })))))),
    at(320, 640, 2.1, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.lime, skin: skins[1] })), at(410, 646, 1.6, person({ top: c.gold, bottom: c.basalt, head: 'curls', skin: skins[2], hands: [[-28, -50], [26, -84]] })), at(800, 644, 2.2, person({ top: c.cream, bottom: c.river, head: 'hair', skin: skins[3], hands: [[-8, -44], [12, -44]] })), at(890, 640, 2.1, person({ body: 'robe', top: c.river, head: 'hijab', cloth: c.gold, skin: skins[0] })));

export const eventsMeet = { 'event-08': seminar, 'event-09': network, 'event-10': planting, 'event-11': assembly, 'event-12': music, 'event-13': worldwide, 'event-14': exhibition };
