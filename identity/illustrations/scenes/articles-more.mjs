import { at, circle, clip, ellipse, fade, group, line, path, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { careSign, hall } from '../motifs/buildings.mjs';
import { hill, water } from '../motifs/land.mjs';
import { person } from '../motifs/people.mjs';
import { courses } from '../motifs/stone.mjs';
import { khatam } from '../motifs/star.mjs';
import { carpet } from '../motifs/things.mjs';
import { cypress, palm, sprout } from '../motifs/trees.mjs';
import { noria, panel } from '../motifs/works.mjs';
import { c, skins } from '../palette.mjs';
import { H, scene, W } from '../stage.mjs';

/** Trial field: terraces of saplings, every fifth of them dry. */
const trialField = () =>
  scene('dawn', { seed: 141, light: [930, 170, 88], horizon: 320, floor: 0, ridge: 80 },
    range(4, (j) => {
      const y = 430 + j * 68;
      return group({}, path(`M0 ${y + 8}C300 ${y - 20} 800 ${y + 26} 1200 ${y - 6}V675H0Z`, ['#b9ae7c', '#c3ab74', '#b8975c', '#a17f47'][j]), range(28, (i) => rect(i * 44, y + 6 + Math.sin(i * 0.33 + j) * 7, 40, 13, i % 2 ? c.lime : c.sand, { rx: 4 })),
        range(8 - j, (i) => {
          const x = 70 + i * (1120 / (8 - j)) + (j % 2) * 40;
          const s = 0.75 + j * 0.3;
          return (i * 3 + j * 2) % 5 === 2 ? at(x, y + 2, s, group({}, line('M0 0Q-2 -20 2 -34M0 -16L-10 -26M1 -22L10 -30', '#7a5c33', 3.2), ellipse(0, 1, 16, 4, '#7a5c33', { opacity: 0.4 }))) : at(x, y + 2, s, group({}, ellipse(0, 1, 16, 4, '#5c4020', { opacity: 0.4 }), sprout({ fill: '#5f8468', light: '#7d9a78' })));
        }));
    }),
    at(850, 650, 2.5, person({ body: 'robe', top: c.river, head: 'hijab', cloth: c.lime, skin: skins[1], hands: [[-30, -54], [12, -58]], front: group({}, rect(-2, -72, 24, 30, c.brass, { rx: 2 }), rect(1, -69, 18, 24, c.cream)) })), at(400, 652, 2.4, person({ top: c.brick, bottom: c.umber, head: 'kufiya', cloth: c.cream, beard: '#cfcac0', skin: skins[2], hands: [[-18, -44], [32, -26]] })));

const litHospital = () =>
  scene('night', { seed: 143, light: [980, 130, 46], horizon: 430, floor: 580, stars: 110, ridge: 50 },
    fade(0.4, ellipse(560, 470, 560, 230, '#ffd98f', { opacity: 0.3 })), at(90, 584, 1.3, cypress({ fill: '#0f4a3d', light: '#17604e' })), at(160, 584, 0.95, cypress({ fill: '#0f4a3d', light: '#17604e' })),
    at(560, 584, 1, hall(700, 310, { floors: 3, bays: 7, light: '#dcc899', dark: '#4b5853', door: c.deep, lit: '#ffe09a' })), range(5, (i) => at(240 + i * 132, 252, 1, panel(112, 62))), careSign(560, 455, 34),
    range(3, (i) => group({}, rect(966 + i * 62, 480, 52, 104, c.river, { rx: 5 }), rect(980 + i * 62, 472, 24, 10, c.gold), range(4, (k) => rect(974 + i * 62, 556 - k * 20, 36, 13, k <= 3 - (i === 2 ? 1 : 0) ? '#a6e3c3' : c.deep, { rx: 2 })))), line('M910 560H966M940 560V300H880', c.gold, 4), fade(0.25, path('M500 675L538 584H582L620 675Z', '#ffe09a')), at(420, 650, 1.7, person({ coat: true, top: c.river, head: 'hijab', cloth: c.rose, skin: skins[0] })), at(690, 652, 1.7, person({ top: c.gold, vest: c.brick, head: 'helmet', bottom: c.basalt, skin: skins[2], hands: [[-20, -40], [32, -56]] })));

const documentNeed = () =>
  scene('day', { light: 0, horizon: 0, floor: 0 },
    courses(0, 0, W, 560, { row: 56, block: 130, light: c.lime, dark: c.sand, shade: 0.08 }), rect(0, 556, W, 120, c.clay), line('M690 0L650 90L716 160L660 250L724 330L676 420L720 560', '#2d2418', 11, { 'stroke-linejoin': 'miter' }), line('M716 160L800 200L830 260M660 250L590 280', '#2d2418', 6), line('M690 0L650 90L716 160L660 250L724 330L676 420L720 560', '#000', 26, { opacity: 0.1 }),
    line('M560 356H850', c.gold, 16, { 'stroke-linecap': 'butt' }), line(range(20, (i) => `M${566 + i * 15} 348v${i % 5 ? 7 : 14}`).join(''), c.brassDark, 2.5), at(440, 640, 3.3, person({ body: 'robe', top: c.forest, head: 'hijab', cloth: c.gold, skin: skins[1], hands: [[-18, -44], [38, -86]] })), circle(560, 356, 26, c.brick), circle(560, 356, 11, c.cream),
    at(880, 640, 3.3, person({ top: c.river, bottom: c.basalt, head: 'hair', skin: skins[2], hands: [[-6, -54], [16, -56]], front: group({}, rect(-4, -70, 26, 32, c.brick, { rx: 2 }), rect(-1, -67, 20, 26, c.cream), line('M2 -61h14M2 -56h14M2 -51h9', c.clay, 1.6), line('M14 -52L24 -66', c.gold, 2.4)) })),
    [120, 210, 300].map((x, i) => turn([-7, 4, -3][i], x, 200, group({}, rect(x - 52, 130 + i * 26, 104, 120, c.white), rect(x - 44, 138 + i * 26, 88, 84, [c.sage, c.river, c.terracotta][i]), line(`M${x - 10} ${138 + i * 26}l14 24l-18 26l12 34`, c.basalt, 4)))));

/** Two teachers talk while the water wheel of Hama turns outside. */
const listening = () =>
  scene('deep', { light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, '#7c4a34'), khatam(0, 0, W, 560, { r: 46, stroke: c.gold, opacity: 0.15 }), voussoirs(600, 530, 520, 460, 42, c.lime, c.forest, 44), clip(archPath(600, 530, 480, 440), rect(340, 80, 520, 460, '#bfe0d6'), circle(720, 200, 46, '#eeb055'), hill(W, 540, 340, 60, c.sage, 14), at(560, 330, 1, noria(150, { spin: 10 })), water(340, 430, 520, 110, { lines: 14, seed: 8 }), path('M535 440L560 330L585 440Z', c.stone), at(800, 440, 0.8, palm())), rect(0, 526, W, 150, '#54301f'), rect(0, 524, W, 7, c.gold, { opacity: 0.7 }), at(600, 612, [1, 0.2], carpet(860, 420, c.brick)),
    [[330, 1], [870, -1]].map(([x, side]) => at(x, 626, [side, 1], group({}, rect(-92, -250, 26, 250, c.brassDark, { rx: 8 }), rect(-92, -122, 160, 22, c.brass, { rx: 6 }), line('M-76 -100V0M54 -100V0', c.brassDark, 12)))),
    at(330, 626, 2.75, person({ body: 'robe', top: c.river, head: 'hijab', cloth: c.cream, skin: skins[0], hands: [[-14, -40], [34, -58]] })), at(870, 626, 2.75, person({ body: 'robe', top: c.gold, head: 'hijab', cloth: c.brick, skin: skins[2], hands: [[-10, -46], [12, -46]], front: group({}, rect(-11, -60, 24, 18, c.cream, { rx: 1 }), line('M-7 -55h14M-7 -50h10', c.clay, 1.6)) })));

export const articlesMore = { 'article-08': trialField, 'article-09': litHospital, 'article-10': documentNeed, 'article-12': listening };
