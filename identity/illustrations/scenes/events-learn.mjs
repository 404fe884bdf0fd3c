import { at, circle, clip, ellipse, fade, group, line, path, range, rect, turn } from '../svg.mjs';
import { careSign, heart } from '../motifs/buildings.mjs';
import { listener, person } from '../motifs/people.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { courses, stone } from '../motifs/stone.mjs';
import { khatam, mosaic, starPath } from '../motifs/star.mjs';
import { cup, laptop } from '../motifs/things.mjs';
import { pump } from '../motifs/works.mjs';
import { c, skins } from '../palette.mjs';
import { H, scene, W } from '../stage.mjs';

const lesson = ({ wall, board, drawing, teacher, front = '' }) =>
  scene('lagoon', { light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, wall), khatam(0, 0, W, 560, { r: 42, stroke: c.river, opacity: 0.13 }), rect(0, 560, W, 120, c.sand), rect(0, 556, W, 8, c.clay), line('M400 420L370 560M820 420L850 560', c.brassDark, 10), rect(330, 80, 560, 340, c.brassDark, { rx: 8 }), rect(346, 96, 528, 308, board), drawing,
    at(980, 640, 3.2, person({ hands: [[-48, -96], [18, -44]], front: line('M-48 -96L-66 -112', c.gold, 2.5), ...teacher })), [90, 240, 400, 570, 740].map((x, i) => at(x, 640 - (i % 2) * 10, 1.9, listener([c.river, c.brass, c.moss, c.rose, c.basalt][i], skins[i], [c.gold, '#2f2418', c.cream, '#54402b', c.water][i]))), front);

const firstAid = () =>
  lesson({
    wall: '#dcebdf', board: c.forest, teacher: { coat: true, top: c.river, head: 'hijab', cloth: c.lime, skin: skins[1] },
    drawing: [careSign(480, 250, 78, c.river), heart(690, 220, 62, c.rose), line('M590 330H640L658 296L682 366L704 312L718 330H820', c.gold, 7)],
    front: at(140, 560, 1, group({}, rect(-80, -120, 160, 110, c.brick, { rx: 12 }), line('M-30 -120V-142H30V-120', c.brick, 11), careSign(0, -64, 36))),
  });

const pumpTraining = () =>
  lesson({
    wall: '#ecdcb6', board: '#123f36', teacher: { top: c.river, bottom: c.basalt, vest: c.gold, head: 'helmet', skin: skins[2] },
    drawing: [at(470, 380, 1.5, pump(c.lagoon)), circle(740, 176, 44, c.gold), range(8, (i) => turn(i * 45, 740, 176, rect(736, 106, 8, 18, c.gold, { rx: 4 }))), rect(650, 270, 170, 84, c.river, { stroke: c.cream, 'stroke-width': 4 }), line('M692 270V354M735 270V354M778 270V354M650 312H820M650 330H570V300', c.cream, 3)],
    front: turn(-40, 150, 540, group({}, rect(136, 440, 28, 130, c.basalt, { rx: 10 }), path('M150 380a44 44 0 0 1 30 76l-14 -4v-26l-16 -10l-16 10v26l-14 4a44 44 0 0 1 30 -76z', c.basalt))),
  });

const desktop = (wall, top, screen, ...around) =>
  scene('deep', { light: 0, horizon: 0, floor: 0 }, rect(0, 0, W, H, wall), khatam(0, 0, W, 560, { r: 48, stroke: c.gold, opacity: 0.14 }), rect(0, 560, W, 120, top), rect(0, 556, W, 8, c.gold, { opacity: 0.7 }), at(600, 580, 1, laptop(680, '')), clip('M272 170h656v404h-656z', screen), around);

/** A cracked house looked at through the screen: what holds, what does not. */
const damage = () =>
  desktop('#4a2a22', '#33190f',
    group({}, rect(272, 170, 656, 400, '#cfe3d8'), courses(470, 250, 260, 310, { row: 26, block: 60 }), [520, 600, 680].map((x) => path(archPath(x, 350, 34, 62), c.forest)), path(archPath(600, 560, 60, 110), c.forest), path('M640 240L760 240V340L716 316L690 350L664 300L640 310Z', '#cfe3d8'), line('M664 300L640 366L676 420L632 480L660 560', '#2d2418', 8), range(8, (i) => turn(i * 37, 740 + i * 18, 548, stone(736 + i * 14, 536 - (i % 3) * 12, 30, 18, i % 2 ? c.stone : c.lime))), path(starPath(390, 300, 40), c.forest), line('M372 300l14 14l24 -28', c.cream, 8), path(starPath(840, 300, 40), c.brick), line('M826 286l28 28M854 286l-28 28', c.cream, 8), line('M430 300H500M800 300H730', c.brass, 4, { 'stroke-dasharray': '4 9' })),
    at(150, 626, 2.6, person({ top: c.brass, bottom: c.basalt, vest: c.cream, head: 'helmet', cloth: c.cream, skin: skins[1], hands: [[-18, -44], [30, -84]] })), at(1060, 640, 1.3, cup()));

const spending = () =>
  desktop(c.river, c.brassDark,
    group({}, rect(272, 170, 656, 400, c.lime), range(5, (i) => courses(330 + i * 76, 540 - [90, 150, 120, 200, 250][i], 50, [90, 150, 120, 200, 250][i], { row: 20, block: 30, light: [c.gold, c.water, c.rose, c.gold, c.sage][i], dark: [c.brass, c.lagoon, c.brick, c.brass, c.forest][i], shade: 0 })), rect(310, 540, 400, 6, c.basalt), line('M750 230H880M750 262H850M750 294H870', c.clay, 9), circle(812, 430, 74, c.forest), path('M812 430V356A74 74 0 0 1 880 460Z', c.gold), path('M812 430L880 460A74 74 0 0 1 800 503Z', c.brick)),
    group({}, circle(950, 400, 110, '#fff', { opacity: 0.22 }), circle(950, 400, 110, 'none', { stroke: c.gold, 'stroke-width': 20 }), line('M1026 482L1120 590', c.gold, 30)), turn(-12, 140, 500, group({}, rect(60, 380, 160, 210, c.cream), line('M84 420h112M84 450h80M84 480h112M84 510h60', c.clay, 7), circle(180, 548, 22, c.brick))), [70, 94, 118].map((d, i) => ellipse(230, 640 - i * 14, 44, 13, i % 2 ? c.brass : c.gold, { stroke: c.brassDark, 'stroke-width': 2 })));

/** Building materials on plinths, each a pattern of the region. */
const materials = () =>
  scene('dawn', { light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, '#0d4a3b'), khatam(0, 0, W, 520, { r: 40, stroke: c.gold, opacity: 0.13 }), rect(0, 530, W, 150, c.clay), rect(0, 524, W, 10, c.gold),
    [190, 600, 1010].map((x, i) => group({}, fade(0.13, path(`M${x} 0L${x - 190} 470H${x + 190}Z`, '#ffe7b0')), voussoirs(x, 524, 300, 430, 24, c.lime, c.brass, 26), clip(archPath(x, 524, 276, 418), rect(x - 150, 90, 300, 440, '#08362b'),
      i === 0 ? courses(x - 150, 200, 300, 330, { row: 44, block: 90, light: c.lime, dark: '#4b5853', shade: 0 }) : i === 1 ? range(10, (j) => range(6, (k) => rect(x - 160 + k * 58 + (j % 2) * -28, 486 - j * 34, 54, 30, [c.brick, c.terracotta, '#a8503c'][(j + k * 2) % 3], { rx: 2 }))) : mosaic(x - 150, 170, 4, 5, 37.5, (k, j) => [(k + j) % 2 ? c.gold : c.water, (k + j) % 2 ? c.brick : c.river], c.cream)))),
    at(395, 646, 2.1, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.lime, skin: skins[1], hands: [[-32, -60], [18, -44]] })), at(800, 644, 2.2, person({ top: c.cream, bottom: c.river, head: 'hair', skin: skins[3], hands: [[-18, -44], [32, -62]] })), at(700, 652, 1.5, person({ top: c.gold, bottom: c.basalt, head: 'curls', skin: skins[2], hands: [[-18, -44], [24, -66]] })));

export const eventsLearn = { 'event-05': firstAid, 'event-08': damage, 'event-09': materials, 'event-11': pumpTraining, 'event-12': spending };
