import { at, circle, clip, ellipse, group, line, path, radial, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { hill } from '../motifs/land.mjs';
import { person } from '../motifs/people.mjs';
import { courses } from '../motifs/stone.mjs';
import { khatam } from '../motifs/star.mjs';
import { bread, steam } from '../motifs/things.mjs';
import { c, skins } from '../palette.mjs';
import { scene, W, H } from '../stage.mjs';

const desk = (x, y, s, top = c.brass) =>
  at(x, y, s, group({}, ellipse(0, 0, 90, 8, '#000', { opacity: 0.14 }), line('M-64 0V-70M64 0V-70', c.basalt, 7), rect(-84, -84, 168, 16, top, { rx: 3 }), rect(-70, -68, 140, 14, '#000', { opacity: 0.16 }), line('M-30 0V-44M30 0V-44', c.basalt, 5), rect(-50, -50, 100, 9, c.brassDark, { rx: 3 })));

/** One classroom in three states, seen from the same place. */
const classroom = ({ wall, floor, ceiling, window: glass, furniture }) =>
  scene('dawn', { light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, wall), courses(0, 440, W, 90, { row: 30, block: 90, light: c.sand, dark: c.stone, shade: 0 }), path('M0 530H1200V675H0Z', floor), rect(0, 526, W, 7, c.clay),
    path('M0 0H1200V60L1080 110H120L0 60Z', ceiling), line('M0 60L120 110H1080L1200 60', '#000', 3, { opacity: 0.2 }),
    rect(180, 190, 330, 190, c.brassDark, { rx: 6 }), rect(192, 202, 306, 166, c.forest), line('M222 250h120M222 286h180M222 322h90', c.cream, 5, { opacity: 0.55 }), glass, furniture);

const light = (fill, pane) =>
  range(2, (i) => group({}, voussoirs(700 + i * 250, 430, 166, 270, 20, c.cream, c.brass, 22), path(archPath(700 + i * 250, 430, 146, 258), fill), clip(archPath(700 + i * 250, 430, 146, 258), pane ? [circle(740, 260, 40, '#eeb055'), hill(W, 440, 370, 50, c.sage, 8)] : '', line(`M${700 + i * 250} 160V440M${600 + i * 250} 310h200`, c.cream, 6))));
const crack = (d, width = 6) => group({}, line(d, '#2d2418', width, { 'stroke-linejoin': 'miter' }), line(d, '#000', width * 2.4, { opacity: 0.12 }));
const rubble = (x, y) => range(9, (i) => turn(i * 41, x + i * 22, y - (i % 3) * 9, rect(x + i * 22, y - (i % 3) * 9, 34 - (i % 4) * 5, 20, [c.stone, '#a89a7c', c.sand][i % 3], { rx: 3 })));
const cracks = [crack('M520 0L548 44L500 80L540 112L528 170L566 214'), crack('M548 44L640 70L700 104', 4), crack('M500 80L410 96', 4), path('M470 40L560 30L610 72L530 108L460 84Z', '#3b3226', { opacity: 0.75 })];

const before = () => classroom({ wall: '#c9bfa6', floor: '#9b8c6c', ceiling: '#b1a68b', window: light('#7d8f8a'), furniture: [cracks, rubble(430, 600), turn(-22, 800, 610, desk(800, 620, 1.2, '#7c6237')), turn(8, 260, 620, desk(260, 630, 1.1, '#86693c')), line('M1010 560L1090 640', c.basalt, 7)] });

const propped = () =>
  classroom({ wall: '#d8cdb0', floor: '#a89874', ceiling: '#bfb394', window: light('#9db8ad'), furniture: [cracks, range(5, (i) => group({}, rect(330 + i * 130, 108, 16, 500, c.brass), rect(310 + i * 130, 100, 56, 14, c.brassDark), rect(312 + i * 130, 600, 52, 14, c.brassDark))), rect(290, 90, 620, 16, c.brassDark), line('M338 330L468 200M468 330L598 200M598 330L728 200M728 330L858 200', c.brassDark, 8, { opacity: 0.8 }), at(250, 640, 2.7, person({ top: c.river, vest: c.gold, head: 'helmet', skin: skins[2], hands: [[-18, -44], [30, -84]] })), at(980, 642, 2.7, person({ body: 'trousers', top: c.brick, vest: c.cream, head: 'hijab', cloth: c.gold, skin: skins[1], hands: [[-14, -56], [14, -56]], front: rect(-13, -68, 26, 18, c.cream, { rx: 1 }) }))] });

const restored = () =>
  classroom({ wall: c.lime, floor: '#cfae72', ceiling: c.cream, window: light('#bfe0d6', true), furniture: [khatam(0, 112, W, 320, { r: 40, stroke: c.brass, opacity: 0.12 }), range(3, (i) => at(240 + i * 360, 100, 1, group({}, line('M0 0V34', c.basalt, 3), path('M-34 62Q0 10 34 62Z', c.gold)))), range(4, (i) => desk(200 + i * 265, 588, 1)), [0, 2, 3].map((i) => at(200 + i * 265, 560, 1.35, person({ body: 'dress', top: [c.brick, c.gold, c.river, c.forest][i], head: ['long', '', 'curls', 'hijab'][i], cloth: c.cream, skin: skins[[0, 0, 3, 1][i]], hands: [[-16, -46], [16, -46]] }))), range(4, (i) => rect(116 + i * 265, 504, 168, 16, c.brass, { rx: 3 })), range(3, (i) => desk(330 + i * 270, 668, 1.3, c.gold))] });

const bakehall = (wall, ...content) =>
  scene('amber', { light: 0, horizon: 0, floor: 0 }, courses(0, 0, W, 540, { row: 45, block: 110, light: wall[0], dark: wall[1], joint: '#000', shade: 0.12 }), rect(0, 536, W, 140, wall[2]), rect(0, 534, W, 6, '#000', { opacity: 0.2 }), content);

const coldOven = () =>
  bakehall(['#8f8d80', '#83816f', '#5b574a'], path(archPath(560, 560, 560, 460), '#a39d88'), voussoirs(560, 560, 380, 320, 44, '#b7ae95', '#6d5148', 44), path(archPath(560, 560, 336, 296), '#1d1a16'), range(9, (i) => line(`M${470 + i * 22} 560l${(i % 3) * 6 - 6} -${16 + (i % 4) * 7}`, '#4a4237', 6)), ellipse(560, 560, 130, 16, '#3a352c'), turn(24, 930, 560, group({}, path(archPath(930, 600, 220, 270), '#5c5a52'), line('M850 470h160M850 540h160', '#3c3a34', 8), circle(866, 505, 12, '#3c3a34'))), line('M200 0Q260 90 200 150T230 300', '#000', 3, { opacity: 0.3 }), line('M0 60L120 0M0 110L180 0M60 82Q80 60 66 40M110 30L90 60', '#e7e3d4', 2, { opacity: 0.5 }), rubble(120, 620));

const newLine = () =>
  bakehall(['#ecdcb6', '#e2cd9d', '#8a6a3a'], rect(140, 170, 760, 330, c.forest, { rx: 24 }), rect(140, 210, 760, 14, c.gold), rect(180, 500, 44, 80, c.deep), rect(810, 500, 44, 80, c.deep), range(3, (i) => rect(560 + i * 100, 0, 40, 174, c.clay)), voussoirs(520, 470, 420, 220, 24, c.lime, c.brass, 26), clip(archPath(520, 470, 394, 206), rect(300, 200, 440, 280, '#10211f'), radial([['#7fd3ff', 0.8], ['#7fd3ff', 0]], (g) => ellipse(520, 470, 240, 120, g)), range(11, (i) => group({}, path(`M${345 + i * 35} 470C${330 + i * 35} 440 ${342 + i * 35} 424 ${345 + i * 35} ${398 - (i % 2) * 14}C${350 + i * 35} 424 ${360 + i * 35} 440 ${345 + i * 35} 470Z`, '#4fa8e8'), path(`M${345 + i * 35} 470q-7 -16 0 -34q7 18 0 34z`, '#dff4ff')))), [210, 255, 300].map((y, i) => circle(810, y, 14, [c.brick, c.gold, c.water][i])), rect(880, 470, 330, 26, c.basalt), range(6, (i) => circle(910 + i * 56, 500, 12, c.stone)), range(4, (i) => at(940 + i * 76, 464, 0.72, bread(44))), at(1020, 650, 2.7, person({ top: c.cream, bottom: c.basalt, head: 'cap', cloth: c.cream, skin: skins[2], hands: [[-22, -44], [20, -44]] })));

const packing = () =>
  bakehall(['#ecdcb6', '#e2cd9d', '#8a6a3a'], [220, 600, 980].map((x) => group({}, voussoirs(x, 330, 170, 230, 18, c.cream, c.forest, 20), path(archPath(x, 330, 152, 220), '#bfe0d6'))), [[190, { body: 'robe', top: c.river, head: 'hijab', cloth: c.cream, skin: skins[0] }], [520, { top: c.cream, head: 'cap', cloth: c.cream, skin: skins[2] }], [860, { body: 'robe', top: c.brick, head: 'hijab', cloth: c.lime, skin: skins[1] }]].map(([x, o]) => at(x, 560, 3.4, person({ ...o, hands: [[-14, -36], [30, -38]] }))), rect(0, 452, W, 34, c.basalt), rect(0, 452, W, 7, '#fff', { opacity: 0.18 }), range(11, (i) => circle(50 + i * 112, 500, 17, c.stone)), rect(0, 516, W, 160, c.forest), rect(0, 516, W, 10, c.gold), khatam(0, 530, W, 150, { r: 36, stroke: c.gold, opacity: 0.2 }), range(9, (i) => at(60 + i * 108, 440, 0.95, bread(46))), steam(90, 400, 1, c.brassDark), steam(310, 400, 1, c.brassDark), [[1000, c.cream], [1100, c.lime]].map(([x, fill]) => group({}, path(`M${x - 48} 450L${x - 42} 340Q${x} 326 ${x + 42} 340L${x + 48} 450Z`, fill), range(3, (j) => ellipse(x, 350 - j * 11, 40, 12, '#e3b873', { stroke: '#c98f47', 'stroke-width': 2 })), path(`M${x - 46} 400H${x + 46}L${x + 48} 450H${x - 48}Z`, c.brick, { opacity: 0.8 }))));

export const gallery = { 'gallery-01': before, 'gallery-02': propped, 'gallery-03': restored, 'gallery-04': coldOven, 'gallery-05': newLine, 'gallery-06': packing };
