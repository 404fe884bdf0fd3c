import { at, circle, clip, ellipse, fade, group, line, path, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { beehive, careSign, crane, hall, heart, house, scaffold, school, town } from '../motifs/buildings.mjs';
import { birds, cloud, drop, water } from '../motifs/land.mjs';
import { person } from '../motifs/people.mjs';
import { courses, stone } from '../motifs/stone.mjs';
import { khatam, rosette } from '../motifs/star.mjs';
import { bookshelf, book, bread, hammer, oven, plan, steam, table } from '../motifs/things.mjs';
import { cypress, fruitTree, olive, palm, shrub, sprout } from '../motifs/trees.mjs';
import { panel, pump, suspension, van, waterTower } from '../motifs/works.mjs';
import { c, skins } from '../palette.mjs';
import { scene, W } from '../stage.mjs';

const schoolHope = () =>
  scene('dawn', { seed: 3, light: [950, 170, 78], horizon: 400, floor: 560 },
    birds(240, 120, 1.2, c.brassDark, 4),
    at(1010, 562, 1.2, crane(330, 250, { stroke: c.brass, load: 0.5, drop: 90, hanging: stone(-22, 0, 44, 22, c.lime) })).replace('scale(1.2 1.2)', 'scale(-1.2 1.2)'),
    at(560, 562, 1.3, school({ w: 560, h: 220, missing: true })),
    scaffold(758, 562, 130, 190, { columns: 2, rows: 3, pole: c.brassDark }),
    at(120, 562, 1.25, cypress()), at(182, 562, 0.95, cypress()), at(1130, 562, 1.1, fruitTree({ fruit: c.brick })),
    at(800, 440, 0.86, person({ top: c.gold, vest: c.brick, head: 'helmet', cloth: c.gold, hands: [[-24, -62], [26, -90]], skin: skins[2] })),
    at(300, 636, 1.25, person({ body: 'dress', top: c.river, head: 'long', bag: c.brick, skin: skins[0] })),
    at(392, 644, 1.15, person({ top: c.brick, bottom: c.basalt, bag: c.gold, hands: [[-20, -44], [27, -92]], skin: skins[2] })),
    at(690, 640, 1.2, person({ body: 'dress', top: c.brassDark, head: 'hijab', cloth: c.cream, bag: c.forest, skin: skins[1] })));

const mobileClinic = () =>
  scene('day', { seed: 8, light: [260, 160, 66], horizon: 380, floor: 530 },
    cloud(760, 150, 1.4, '#fff', 0.6), cloud(480, 100, 0.9, '#fff', 0.5),
    at(980, 470, 1, beehive(120, 150)), at(1070, 474, 1, beehive(100, 124)), at(1150, 478, 1, beehive(110, 140)), at(880, 476, 0.7, beehive(100, 120)),
    at(96, 540, 1.3, olive({ seed: 4 })), at(230, 530, 0.85, olive({ seed: 9, fruit: false })),
    path('M0 560C300 540 620 552 1200 590V675H0Z', '#cdb684'), line('M0 618C300 600 700 606 1200 640', '#fff', 5, { 'stroke-dasharray': '34 30', opacity: 0.6 }),
    at(570, 606, 1.5, van()),
    at(850, 616, 1.5, person({ coat: true, top: c.river, head: 'hijab', cloth: c.forest, hands: [[-30, -56], [20, -44]], skin: skins[1] })),
    at(930, 622, 1.4, person({ body: 'robe', top: c.brassDark, head: 'kufiya', cloth: c.cream, beard: '#cfcac0', skin: skins[2], hands: [[-18, -42], [24, -44]], front: line('M25 -46V0', c.umber, 3) })),
    at(1002, 626, 1, person({ top: c.gold, bottom: c.forest, skin: skins[1] })),
    at(1076, 624, 1.35, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.rose, skin: skins[0], front: group({}, ellipse(2, -56, 13, 8, c.cream), circle(-8, -58, 6, skins[0])), hands: [[-8, -50], [14, -52]] })));

const waterStation = () =>
  scene('lagoon', { seed: 12, light: [220, 150, 66], horizon: 360, floor: 0, ridge: 50 },
    water(0, 500, W, 175, { top: '#6fb9aa', bottom: '#1a6558', seed: 9, lines: 26 }),
    path('M330 675C420 560 560 520 760 520H1200V675Z', c.sand), path('M330 675C420 560 560 520 760 520H1200V530H770C590 532 460 570 380 675Z', '#fff', { opacity: 0.3 }),
    at(600, 560, 1.15, palm()), at(1150, 540, 1.3, palm({})), at(540, 580, 0.8, shrub('#2f7a60')),
    at(760, 548, 1, house(190, 150, { door: c.river, seed: 3 })),
    at(980, 556, 1.6, waterTower(200, { tank: c.river, leg: c.brassDark })),
    range(3, (i) => at(680 + i * 66, 404 - 8, 0.6, panel(96, 54))),
    line('M905 556V600H540C500 600 480 612 480 640', c.river, 16, { 'stroke-linecap': 'butt' }), line('M905 552V596H540', '#fff', 3, { opacity: 0.35 }),
    at(700, 646, 1, pump()),
    drop(400, 250, 44, '#f6fffb'), drop(330, 330, 22, '#f6fffb'), drop(465, 345, 18, '#f6fffb'),
    at(1020, 650, 1.25, person({ top: c.forest, vest: c.gold, head: 'helmet', skin: skins[2], hands: [[-30, -58], [20, -42]] })));

const bakery = () =>
  scene('amber', { seed: 5, light: 0, horizon: 0, floor: 0, r: 46 },
    courses(0, 90, W, 460, { light: '#d8b173', dark: '#c69a58', row: 46, joint: c.umber, shade: 0.3, block: 110 }),
    rect(0, 0, W, 92, '#7a5212'), rect(0, 84, W, 12, c.gold),
    khatam(0, 4, W, 78, { r: 39, stroke: '#fff3d6', opacity: 0.28 }),
    path(archPath(180, 550, 190, 330), c.deep), clip(archPath(180, 550, 190, 330), rect(80, 200, 200, 350, '#dff0e6'), circle(220, 320, 34, c.gold), town(80, 460, 220, { seed: 5, heights: [30, 80] }), rect(80, 458, 220, 100, c.sand)), voussoirs(180, 550, 200, 336, 22, c.cream, c.brick, 26),
    at(600, 560, 1.12, oven(430)),
    rect(0, 548, W, 130, '#5b3c12'), rect(0, 548, W, 6, c.gold, { opacity: 0.6 }),
    at(1010, 640, 1, table(330, 130, { top: c.lime, leg: c.clay })),
    range(5, (i) => at(905 + i * 52, 494 - (i % 2) * 3, 0.85, bread(44))), range(4, (i) => at(932 + i * 52, 476, 0.85, bread(44))), range(3, (i) => at(958 + i * 52, 459, 0.85, bread(44))),
    steam(950, 420, 1.2), steam(1040, 424, 1.1),
    at(400, 650, 2.5, person({ top: c.cream, bottom: c.forest, head: 'cap', cloth: c.cream, skin: skins[2], beard: '#3a2a1c', hands: [[-18, -44], [42, -52]], front: group({}, line('M12 -46L96 -62', c.brassDark, 3), ellipse(104, -63, 18, 4, '#e3b873')) })),
    at(1150, 652, 2.3, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.lime, skin: skins[1], hands: [[-34, -62], [14, -50]] })));

const oliveTrees = () =>
  scene('dawn', { seed: 21, light: [320, 170, 84], horizon: 330, floor: 0, ridge: 84, gap: 60 },
    path('M0 470C300 420 700 440 1200 400V675H0Z', '#a9b083'), path('M0 540C400 480 800 500 1200 470V675H0Z', '#c7b98a'), path('M0 610C400 560 800 580 1200 550V675H0Z', c.stone),
    range(26, (i) => rect(i * 48, 602 - i * 2.1 + (i % 3) * 2, 44, 15, i % 2 ? c.lime : c.sand, { rx: 4 })),
    range(8, (i) => at(90 + i * 148, 452 - i * 5, 0.42, olive({ seed: i + 1, fruit: false }))),
    range(5, (i) => at(60 + i * 270, 530 - i * 9, 0.75, olive({ seed: i + 11 }))),
    at(900, 622, 2.05, olive({ seed: 31 })),
    at(470, 650, 0.95, sprout()), at(560, 648, 1.2, sprout()), at(380, 656, 1.1, sprout()), at(300, 660, 0.9, sprout()),
    at(480, 636, 1.85, person({ top: c.river, bottom: c.umber, head: 'kufiya', cloth: c.cream, skin: skins[2], hands: [[-20, -40], [34, -20]], front: line('M36 -74L34 4', c.brassDark, 3.4) })),
    at(640, 640, 1.75, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.gold, skin: skins[0], hands: [[-30, -30], [10, -30]], front: at(-22, -22, 0.55, sprout()) })));

const solarHospital = () =>
  scene('day', { seed: 30, light: [960, 140, 74], horizon: 400, floor: 575 },
    cloud(150, 130, 1.2), at(90, 580, 1.25, cypress()), at(1130, 580, 1.3, cypress()), at(1075, 580, 0.9, cypress()),
    at(590, 582, 1, hall(760, 300, { floors: 2, bays: 7, light: '#5a6660', dark: c.lime, door: c.river, lit: c.water })),
    range(5, (i) => at(250 + i * 144, 262, 1, panel(122, 70, { cells: 5 }))),
    careSign(590, 416, 38),
    line('M830 140L700 190M880 190L800 235M1000 230L960 270', c.gold, 4, { 'stroke-dasharray': '2 14' }),
    path('M470 675L540 582H640L710 675Z', c.lime), at(420, 640, 1.35, person({ coat: true, top: c.forest, head: 'bun', skin: skins[2], hands: [[-18, -40], [14, -56]], front: rect(6, -64, 14, 18, c.brass, { rx: 1 }) })),
    at(770, 646, 1.35, person({ body: 'robe', top: c.brassDark, head: 'grey', skin: skins[1], hands: [[-18, -44], [20, -44]], front: line('M21 -46V0', c.umber, 3) })), at(830, 648, 1.3, person({ body: 'robe', top: c.forest, head: 'hijab', cloth: c.sage, skin: skins[0], hands: [[-26, -52], [16, -40]] })));

const gearRow = (x, y, r, fill) => group({}, circle(x, y, r * 0.8, fill), range(12, (i) => turn(i * 30, x, y, rect(x - r * 0.12, y - r, r * 0.24, r * 0.3, fill, { rx: 2 }))), circle(x, y, r * 0.36, c.deep), rosette(x, y, r * 0.3, [c.gold, c.deep]));

const vocational = () =>
  scene('deep', { seed: 2, light: 0, horizon: 0, floor: 0, r: 40 },
    range(3, (i) => group({}, voussoirs(220 + i * 380, 540, 300, 450, 34, c.lime, '#3b4a44', 34), path(archPath(220 + i * 380, 540, 268, 432), i === 1 ? '#1c6a56' : '#0d4a3b'), i === 1 ? '' : clip(archPath(220 + i * 380, 540, 268, 432), khatam(80 + i * 380, 100, 290, 450, { r: 32, stroke: c.gold, opacity: 0.2 })))),
    rect(0, 536, W, 140, '#062a21'), rect(0, 536, W, 5, c.gold, { opacity: 0.6 }),
    gearRow(600, 250, 92, c.gold), gearRow(706, 342, 52, c.brass), gearRow(504, 352, 44, c.rose),
    at(600, 640, 1, table(760, 120, { top: c.brass, leg: c.brassDark })),
    at(440, 514, 0.62, hammer()), at(720, 500, 0.5, plan(260, 30)), rect(520, 496, 160, 14, c.lime, { rx: 2 }), rect(548, 482, 110, 14, c.stone, { rx: 2 }), rect(760, 476, 60, 34, c.river, { rx: 4 }),
    at(220, 640, 3.1, person({ top: c.brick, bottom: c.umber, head: 'helmet', cloth: c.gold, skin: skins[2], hands: [[-18, -44], [34, -56]], front: rect(-9, -62, 18, 30, c.umber, { rx: 2, opacity: 0.5 }) })),
    at(985, 640, 3.1, person({ body: 'trousers', top: c.river, bottom: c.basalt, head: 'hijab', cloth: c.cream, skin: skins[0], hands: [[-34, -56], [18, -44]] })));

const bridgeRaqqa = () =>
  scene('dusk', { seed: 14, light: [600, 300, 96], horizon: 380, floor: 0, ridge: 44, gap: 26 },
    water(0, 480, W, 195, { top: '#d98d55', bottom: '#3a2b2d', seed: 3, lines: 34 }),
    fade(0.35, ellipse(600, 510, 90, 8, '#ffe2ab'), ellipse(600, 545, 70, 7, '#ffe2ab'), ellipse(600, 585, 46, 6, '#ffe2ab')),
    suspension(0, 430, W, 240, { gap: [0.5, 0.585], dark: '#8a5a3a' }),
    at(540, 430, 1.15, person({ top: c.forest, vest: c.gold, head: 'helmet', skin: skins[2], hands: [[-20, -44], [32, -52]] })),
    at(770, 430, 1.15, person({ top: c.cream, vest: c.brick, head: 'helmet', cloth: c.cream, skin: skins[1], hands: [[-34, -50], [20, -44]] })),
    line('M650 372V424', c.gold, 3), stone(626, 408, 48, 20, c.lime),
    path('M0 675V610C80 580 160 600 220 640L240 675Z', '#2b1a1a'), path('M1200 675V600C1120 590 1040 610 990 660L984 675Z', '#2b1a1a'),
    at(60, 630, 1.05, palm({ fill: '#3b2a24', light: '#4d362c' })), at(1150, 640, 1, palm({ fill: '#3b2a24', light: '#4d362c' })));

const library = () =>
  scene('lagoon', { seed: 17, light: 0, horizon: 0, floor: 0, r: 44 },
    rect(0, 0, W, 560, c.lime), khatam(0, 0, W, 560, { r: 44, stroke: c.brass, opacity: 0.16 }),
    at(40, 560, 1, bookshelf(300, 440, 5, 3)), at(860, 560, 1, bookshelf(300, 440, 5, 8)),
    voussoirs(600, 560, 380, 500, 36, c.cream, c.river, 36),
    clip(archPath(600, 560, 344, 480), rect(400, 60, 400, 500, '#cfe9e0'), circle(690, 240, 52, c.gold), water(400, 380, 400, 180, { lines: 18, seed: 6 }), path('M520 372l44 -96l0 96zM572 372V256l58 116z', c.cream), path('M500 376H650L628 402H524Z', c.brick), path('M400 380C440 350 470 350 500 380Z', c.sage)),
    rect(0, 556, W, 120, c.brassDark), rect(0, 556, W, 8, c.gold), range(13, (i) => rect(i * 96, 600, 90, 3, '#000', { opacity: 0.18 })),
    at(600, 610, 1.1, book(330, { cover: c.brick })),
    at(395, 640, 2, person({ body: 'dress', top: c.river, head: 'curls', skin: skins[3], hands: [[-8, -56], [12, -56]], front: at(2, -50, 0.13, book(200, { cover: c.gold })) })),
    at(800, 642, 2.1, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.forest, skin: skins[1], hands: [[-12, -58], [10, -56]], front: at(-1, -52, 0.14, book(200, { cover: c.forest })) })));

const psychosocial = () =>
  scene('deep', { seed: 26, light: [600, 240, 110], horizon: 400, floor: 560, ridge: 70 },
    fade(0.5, circle(600, 240, 190, 'none', { stroke: c.gold, 'stroke-width': 2 }), circle(600, 240, 236, 'none', { stroke: c.gold, 'stroke-width': 1.4 }), circle(600, 240, 284, 'none', { stroke: c.gold, 'stroke-width': 1 })),
    heart(600, 246, 54, c.brick),
    at(150, 570, 1.5, fruitTree({ fruit: c.gold })), at(1060, 570, 1.6, fruitTree({ fruit: c.rose, seed: 9 })),
    ellipse(600, 600, 330, 46, '#0f5c49'), ellipse(600, 600, 250, 32, c.brick, { opacity: 0.85 }), ellipse(600, 600, 236, 28, 'none', { stroke: c.gold, 'stroke-width': 3 }),
    [[330, 600, { body: 'robe', top: c.water, head: 'hijab', cloth: c.cream, skin: skins[0] }], [440, 578, { top: c.gold, bottom: c.umber, skin: skins[2], head: 'curls' }], [545, 568, { body: 'dress', top: c.rose, head: 'long', skin: skins[1] }], [655, 568, { top: c.cream, bottom: c.river, skin: skins[3] }], [760, 578, { body: 'robe', top: c.brass, head: 'hijab', cloth: c.brick, skin: skins[1] }], [870, 600, { body: 'robe', top: c.sage, head: 'grey', beard: '#c9c6bd', skin: skins[2] }]]
      .map(([x, y, o], i) => at(x, y + 30, 1.55 - Math.abs(2.5 - i) * -0.1, person({ ...o, hands: [[-34, -46], [34, -46]] }))));

export const projects = {
  'project-school-hope-homs': schoolHope,
  'project-mobile-clinic-idlib': mobileClinic,
  'project-water-station-deir-ezzor': waterStation,
  'project-bakery-aleppo': bakery,
  'project-olive-trees-idlib': oliveTrees,
  'project-solar-hospital-daraa': solarHospital,
  'project-vocational-training-damascus': vocational,
  'project-bridge-raqqa': bridgeRaqqa,
  'project-library-latakia': library,
  'project-psychosocial-support-hama': psychosocial,
};
