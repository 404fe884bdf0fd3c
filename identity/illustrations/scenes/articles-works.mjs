import { at, circle, clip, ellipse, fade, group, line, path, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { beehive, heart, town } from '../motifs/buildings.mjs';
import { birds, cloud, drop, water } from '../motifs/land.mjs';
import { person } from '../motifs/people.mjs';
import { courses, stone } from '../motifs/stone.mjs';
import { bread, steam, ladder } from '../motifs/things.mjs';
import { cypress, palm } from '../motifs/trees.mjs';
import { bucket, pump, van } from '../motifs/works.mjs';
import { c, skins } from '../palette.mjs';
import { H, scene, W } from '../stage.mjs';

/** Close to the ridge: two builders lay the last tiles of a school roof. */
const roof = () =>
  scene('day', { seed: 41, light: [250, 170, 82], horizon: 420, floor: 0, ridge: 60 },
    cloud(880, 130, 1.3), fade(0.8, town(0, 560, 500, { seed: 4, tones: ['#8fbaa6', '#7fae98', '#9cc4b1'], roofs: '#5d937f' })),
    path('M180 675L720 270L1260 675Z', '#6d4a1c'),
    clip('M186 675L720 276L1254 675Z', range(9, (j) => range(21, (i) => {
      const y = 640 - j * 44;
      const x = 120 + i * 58 + (j % 2 ? 29 : 0);
      if (j > 3 && x > 730) return '';
      return path(`M${x} ${y}h52v26q-26 26 -52 0z`, (i * 7 + j * 3) % 5 === 0 ? c.terracotta : (i + j) % 3 ? '#a4432f' : c.brick) + rect(x, y, 52, 5, '#fff', { opacity: 0.14 });
    }))),
    line('M180 678L720 272L1260 678', c.gold, 12),
    line('M760 322V470M820 366V470M880 410V470M940 456V470M740 340H780M740 384H840M740 428H900', '#a3814c', 8),
    line('M180 678L720 272L1260 678', c.gold, 12),
    at(560, 398, 2, person({ top: c.forest, vest: c.gold, bottom: c.basalt, head: 'helmet', skin: skins[2], hands: [[-20, -44], [32, -32]] })),
    at(910, 420, 2, person({ top: c.river, vest: c.cream, bottom: c.umber, head: 'helmet', cloth: c.brick, skin: skins[0], hands: [[-32, -50], [-20, -46]], front: group({}, path('M-52 -64h24v12q-12 12 -24 0z', c.brick), path('M-52 -74h24v12q-12 12 -24 0z', c.terracotta)) })),
    at(1120, 675, 1.2, ladder(56, 240, c.umber)));

const pumpRuns = () =>
  scene('deep', { seed: 43, light: [240, 180, 90], horizon: 420, floor: 560 },
    rect(0, 592, W, 90, '#3d2a12'), range(4, (i) => rect(0, 600 + i * 22, W, 3, '#fff', { opacity: 0.05 })),
    path('M560 590H700V675H560Z', '#1f7468'), water(560, 620, 140, 60, { lines: 4 }),
    at(630, 572, 2.5, pump(c.lagoon)),
    path('M812 372C832 420 826 500 830 566H868C866 480 866 420 842 372Z', c.water, { opacity: 0.9 }), line('M832 400C842 450 840 520 846 560', '#fff', 4, { opacity: 0.7 }),
    ellipse(850, 574, 150, 20, c.stone), ellipse(850, 570, 134, 15, c.water), ellipse(850, 570, 60, 6, 'none', { stroke: '#fff', 'stroke-width': 3, opacity: 0.6 }),
    drop(960, 270, 40), drop(1040, 350, 22), drop(905, 190, 18),
    at(1020, 640, 2, person({ body: 'dress', top: c.gold, head: 'long', skin: skins[1], hands: [[-40, -56], [18, -44]] })), at(1120, 640, 2.6, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.lime, skin: skins[0], hands: [[-20, -42], [16, -40]] })), at(1058, 650, 0.9, bucket()),
    at(250, 640, 2.5, person({ top: c.river, vest: c.gold, head: 'helmet', cloth: c.cream, skin: skins[2], hands: [[-18, -44], [34, -76]] })), at(110, 575, 1.4, palm()));

const wheels = () =>
  scene('dusk', { seed: 45, light: [860, 210, 96], horizon: 380, floor: 0, ridge: 90, gap: 50 },
    path('M0 600C200 540 380 640 640 590C860 548 980 480 1200 500V675H0Z', c.stone), path('M0 640C200 580 380 680 640 630C860 590 980 516 1200 534', 'none', { stroke: '#8a6a3a', 'stroke-width': 46, opacity: 0.55 }), line('M0 640C200 580 380 680 640 630C860 590 980 516 1200 534', c.cream, 4, { 'stroke-dasharray': '30 26', opacity: 0.8 }),
    range(5, (i) => at(940 + i * 62, 474 - (i % 2) * 6, 0.9, beehive(84, 104, i % 2 ? c.sand : c.stone))),
    turn(4, 420, 600, at(430, 612, 1.35, van({ stripe: c.brick }))), line('M690 520h70M700 550h96M690 580h56', '#fff', 4, { opacity: 0.5 }),
    heart(190, 280, 30, c.gold), heart(260, 210, 18, c.gold), heart(130, 200, 14, c.gold), at(80, 560, 1, cypress({ fill: '#3a2a26', light: '#4a352d' })));

const ovenFire = () =>
  scene('dusk', { seed: 49, light: 0, horizon: 0, floor: 0 },
    courses(0, 0, W, H, { row: 52, block: 120, light: '#3e4a45', dark: '#364139', joint: '#000', shade: 0.25 }),
    path(archPath(600, 675, 780, 610), c.sand), voussoirs(600, 675, 720, 560, 76, c.brick, c.lime, 60),
    path(archPath(600, 675, 644, 500), '#2a0f09'), clip(archPath(600, 675, 644, 500), rect(260, 150, 700, 540, '#5a1d0f'), circle(600, 640, 330, '#9b3a1c'), circle(600, 650, 250, '#d0662c'), circle(600, 660, 170, '#f0a04a'), circle(600, 670, 96, '#ffe0a0'), range(9, (i) => path(`M${330 + i * 68} 675C${320 + i * 68} ${590 - (i % 3) * 30} ${372 + i * 68} ${560 - (i % 2) * 50} ${362 + i * 68} ${500 - (i % 3) * 36}C${420 + i * 68} ${560} ${400 + i * 68} 620 ${410 + i * 68} 675Z`, i % 2 ? '#f2a541' : '#e8813a', { opacity: 0.75 }))),
    path('M0 620H1200V675H0Z', '#26322e'), rect(0, 616, W, 6, c.gold), line('M-20 690L560 560', c.brassDark, 20), path('M520 590C560 520 760 500 820 530C800 580 640 620 520 590Z', '#b98a4d'),
    at(680, 540, 1.5, bread(56)), at(610, 524, 1.2, bread(52)), at(640, 505, 1.2, bread(52)), range(5, (i) => at(1040, 600 - i * 20, 1.5, bread(64))), range(3, (i) => at(900, 612 - i * 18, 1.1, bread(64))), steam(1020, 490, 1.6));

const volunteers = () =>
  scene('day', { seed: 51, light: [600, 210, 92], horizon: 420, floor: 570, ridge: 70 },
    birds(260, 140, 1.3, c.forest, 3), birds(880, 120, 1.3, c.forest, 3), fade(0.7, town(0, 566, 1200, { seed: 23, tones: ['#cfdcc4', '#c0d3bc', '#dbe4cd'], roofs: '#7fae98', heights: [40, 120] })), rect(0, 562, W, 120, c.sand), rect(0, 562, W, 4, '#fff', { opacity: 0.5 }),
    range(7, (i) => {
      const looks = [{ head: 'hijab', cloth: c.gold, body: 'robe' }, { head: 'hair' }, { head: 'curls' }, { head: 'hijab', cloth: c.cream }, { head: 'cap', cloth: c.basalt, beard: '#3a2a1c' }, { head: 'bun' }, { head: 'kufiya', cloth: c.cream, beard: '#cfcac0', body: 'robe' }][i];
      const x = 160 + i * 148;
      return at(x, 634 + (i % 2) * 14, 2.45 - (i % 3) * 0.14, person({ ...looks, top: i % 2 ? c.forest : c.river, bottom: c.basalt, vest: c.brass, skin: skins[(i * 2) % 5], hands: i < 6 ? [[-30, -46], [30, -46]] : [[-30, -46], [22, -42]] })) +
        (i < 6 ? at(x + 74, 540 + (i % 2) * 6, 0.9, stone(-32, -14, 64, 28, i % 2 ? c.stone : c.cream)) : '');
    }));

export const articlesWorks = { 'article-01': roof, 'article-02': pumpRuns, 'article-03': wheels, 'article-05': volunteers, 'article-07': ovenFire };
