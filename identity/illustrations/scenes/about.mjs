import { at, chance, circle, clip, ellipse, fade, group, line, path, picture, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { heart, town, unfinished } from '../motifs/buildings.mjs';
import { fourHands } from '../motifs/hands.mjs';
import { birds, drop, hills, sky, sun, water } from '../motifs/land.mjs';
import { person } from '../motifs/people.mjs';
import { courses, stone } from '../motifs/stone.mjs';
import { khatam, mosaic, rosette, starPath } from '../motifs/star.mjs';
import { lantern } from '../motifs/things.mjs';
import { cypress, fruitTree, olive, sprout } from '../motifs/trees.mjs';
import { c, moods, skins } from '../palette.mjs';

const W = 1200;
const H = 900;
const plate = (...content) => picture(W, H, ...content);

const hands = () =>
  plate(
    rect(0, 0, W, H, c.lime), khatam(0, 0, W, H, { r: 75, stroke: c.brass, opacity: 0.22, width: 2 }), circle(600, 450, 420, c.sand), circle(600, 450, 408, 'none', { stroke: c.brass, 'stroke-width': 3 }),
    fourHands(560, [
      { skin: skins[0], cuff: c.forest, trim: c.gold }, { skin: skins[3], cuff: c.brick, trim: c.cream },
      { skin: skins[1], cuff: c.brass, trim: c.cream }, { skin: skins[2], cuff: c.river, trim: c.gold },
    ]).replace('<g>', '<g transform="translate(600 450)">'),
    rosette(600, 450, 118, [c.deep, c.gold, c.deep, c.cream]), at(600, 486, 1, group({}, path('M-34 0V-44L0 -74L34 -44V0H11V-26Q11 -38 0 -42Q-11 -38 -11 -26V0Z', c.forest))));

/** Scattered tiles find their place in one star. */
const concept = () => {
  const { between } = chance(7);
  const tones = [c.gold, c.brass, c.water, c.lagoon, c.cream, c.rose, c.brick];
  return plate(
    rect(0, 0, W, H, c.deep), khatam(0, 0, W, H, { r: 60, stroke: c.water, opacity: 0.12 }), circle(600, 450, 330, c.forest, { opacity: 0.7 }), circle(600, 450, 330, 'none', { stroke: c.gold, 'stroke-width': 2, 'stroke-dasharray': '4 12' }),
    range(16, (i) => turn(i * 22.5, 600, 450, i % 2 ? path('M600 180L628 250L600 300L572 250Z', c.gold) : path('M600 150L640 250L600 310L560 250Z', c.cream))), range(8, (i) => turn(i * 45, 600, 450, path('M600 300L650 352L600 400L550 352Z', [c.brick, c.lagoon][i % 2]))),
    rosette(600, 450, 118, [c.brass, c.cream, c.forest, c.gold, c.deep]),
    range(60, (i) => {
      const a = between(0, 6.28);
      const r = between(370, 640);
      const x = 600 + Math.cos(a) * r;
      const y = 450 + Math.sin(a) * r * 0.8;
      const s = between(12, 34);
      return turn(between(0, 90), x, y, i % 3 ? path(`M${x} ${y - s}L${x + s * 0.5} ${y}L${x} ${y + s}L${x - s * 0.5} ${y}Z`, tones[i % 7]) : path(starPath(x, y, s * 0.8), tones[i % 7]));
    }));
};

const values = () =>
  plate(
    rect(0, 0, W, H, c.sand), khatam(0, 0, W, 300, { r: 50, stroke: c.brassDark, opacity: 0.18 }), courses(0, 120, W, 660, { row: 44, block: 120, shade: 0, light: c.lime, dark: c.sand }), rect(0, 104, W, 20, c.brass), rect(0, 780, W, 120, c.clay), rect(0, 776, W, 10, c.brass),
    range(4, (i) => {
      const x = 165 + i * 290;
      const fill = [c.forest, c.brick, c.brassDark, c.river][i];
      const sign = [
        group({}, line(`M${x} 400V610M${x - 74} 430H${x + 74}M${x - 40} 612H${x + 40}`, c.gold, 9), [-74, 74].map((d) => group({}, line(`M${x + d} 430l-34 86M${x + d} 430l34 86`, c.gold, 3), path(`M${x + d - 42} 516h84q-8 40 -42 40t-42 -40z`, c.cream))), circle(x, 396, 13, c.gold)),
        group({}, heart(x, 520, 74, c.cream), heart(x, 524, 40, c.rose)), group({}, at(x, 620, 2, lantern({ rope: 74, metal: c.gold }))),
        group({}, at(x, 612, 3, sprout({ fill: c.water, light: '#d8f0e6' })), path(`M${x - 80} 612h160q-8 50 -80 50t-80 -50z`, c.gold)),
      ][i];
      return group({}, voussoirs(x, 780, 232, 520, 26, c.cream, fill, 28), path(archPath(x, 780, 208, 506), fill), clip(archPath(x, 780, 208, 506), khatam(x - 110, 260, 220, 520, { r: 26, stroke: '#fff', opacity: 0.12 })), sign);
    }));

/** A rebuilt town at sunrise, seen from inside through the arch. */
const vision = () =>
  plate(
    rect(0, 0, W, H, c.night), khatam(0, 0, W, H, { r: 50, stroke: c.gold, opacity: 0.14 }), clip(archPath(600, 780, 640, 700), sky(W, H, moods.dawn), sun(600, 430, 130, '#eeb055'), fade(0.4, range(24, (i) => turn(i * 15, 600, 430, rect(596, 130, 8, 70, '#eeb055')))), birds(430, 260, 1.6, c.brassDark, 4), hills(W, H, 520, moods.dawn, 12, { height: 70 }), town(280, 700, 660, { seed: 33, heights: [60, 170], tones: [c.sand, c.lime, c.stone, c.clay], roofs: c.forest }), water(280, 700, 660, 100, { lines: 14 }), path('M280 700H940V716H280Z', c.sage)),
    voussoirs(600, 780, 690, 730, 50, c.lime, c.brass, 50), rect(0, 780, W, 120, '#0a2f26'), rect(0, 776, W, 10, c.gold), path('M300 786H900L1060 900H140Z', c.gold, { opacity: 0.16 }), mosaic(120, 806, 16, 1, 30, () => [c.moss, c.gold]),
    at(480, 860, 3.4, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.gold, skin: skins[1] })), at(592, 866, 2.3, person({ body: 'dress', top: c.water, head: 'long', skin: skins[0], hands: [[-30, -70], [28, -90]] })), at(140, 560, 1.5, lantern({ rope: 480 })), at(1060, 560, 1.5, lantern({ rope: 480 })));

/** Six steps of stone, each in its own colour, to the gate. */
const objectives = () =>
  plate(
    sky(W, H, moods.lagoon, { r: 50 }), sun(900, 220, 96, '#fff3d3'), hills(W, H, 560, moods.lagoon, 5, { height: 90 }),
    range(6, (i) => courses(60 + i * 160, 800 - i * 84, 1140 - i * 160, 110 + i * 84, { row: 42, block: 96, seed: i + 2, shade: 0.06, light: i % 2 ? c.lime : c.cream, dark: c.stone })), range(6, (i) => rect(50 + i * 160, 790 - i * 84, 176, 16, [c.brick, c.brass, c.river, c.gold, c.forest, c.brassDark][i])),
    voussoirs(1010, 376, 180, 250, 22, c.cream, c.brick, 24), path(archPath(1010, 376, 160, 238), c.deep), rosette(1010, 280, 50, [c.gold, c.deep, c.cream]),
    at(140, 790, 2, person({ top: c.forest, bottom: c.umber, head: 'kufiya', cloth: c.cream, skin: skins[2], hands: [[-18, -42], [26, -46]] })), at(460, 622, 2, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.lime, skin: skins[0], hands: [[-30, -46], [28, -60]] })), at(384, 622, 1.35, person({ body: 'dress', top: c.gold, head: 'bun', skin: skins[1], hands: [[-16, -40], [24, -62]] })), at(780, 454, 2, person({ top: c.river, bottom: c.basalt, vest: c.gold, head: 'helmet', skin: skins[3], hands: [[-20, -44], [20, -44]], front: at(0, -46, 0.55, stone(-40, -14, 80, 28, c.cream)) })), at(240, 706, 1.1, sprout()), at(620, 538, 1.5, sprout()), at(900, 370, 0.42, fruitTree()));

/** Wheels that drive each other: need, plan, building, account. */
const mechanism = () => {
  const wheel = (x, y, r, fill, spin, sign) => group({}, turn(spin, x, y, range(16, (i) => turn(i * 22.5, x, y, path(`M${x - r * 0.1} ${y - r * 0.9}L${x - r * 0.065} ${y - r * 1.09}H${x + r * 0.065}L${x + r * 0.1} ${y - r * 0.9}Z`, fill))), circle(x, y, r * 0.96, fill), circle(x, y, r * 0.82, 'none', { stroke: c.cream, 'stroke-width': 3, opacity: 0.7 }), path(starPath(x, y, r * 0.78), c.deep)), sign);
  return plate(
    rect(0, 0, W, H, '#0f5c49'), khatam(0, 0, W, H, { r: 56, stroke: c.cream, opacity: 0.1 }), rect(0, 760, W, 140, c.deep), water(0, 790, W, 110, { lines: 18 }), rect(0, 752, W, 12, c.gold),
    wheel(300, 300, 200, c.brass, 0, group({}, circle(286, 286, 62, 'none', { stroke: c.cream, 'stroke-width': 16 }), line('M332 332L382 382', c.gold, 22))),
    wheel(650, 470, 186, c.gold, 6, group({}, at(650, 540, 0.66, unfinished(190, 210, 150, { row: 25 })), '')), wheel(968, 278, 172, c.rose, 14, group({}, range(4, (i) => rect(896 + i * 38, 330 - [40, 66, 92, 122][i], 28, [40, 66, 92, 122][i], [c.water, c.cream, c.gold, c.lagoon][i])), rect(886, 332, 168, 7, c.cream))),
    wheel(985, 612, 130, c.lagoon, 2, heart(985, 616, 44, c.cream)), wheel(290, 622, 108, c.brick, 8, drop(290, 630, 32, c.water)));
};

const founders = () =>
  plate(
    rect(0, 0, W, H, '#6e3a2b'), khatam(0, 0, W, 620, { r: 50, stroke: c.gold, opacity: 0.16 }), range(3, (i) => group({}, voussoirs(200 + i * 400, 620, 310, 500, 34, c.lime, i === 1 ? c.brass : c.forest, 36), clip(archPath(200 + i * 400, 620, 278, 484), sky(W, H, moods.dawn), i === 1 ? circle(600, 300, 80, '#eeb055') : '', hills(W, H, 470, moods.dawn, 6), at(110 + i * 400, 620, 1.5, cypress()), at(300 + i * 400, 620, 1.2, i % 2 ? olive({ seed: 4 }) : fruitTree())))),
    rect(0, 616, W, 290, '#4d271e'), ellipse(600, 770, 560, 120, c.brick), ellipse(600, 770, 530, 108, 'none', { stroke: c.gold, 'stroke-width': 4, 'stroke-dasharray': '18 9' }),
    [[150, { body: 'robe', top: c.forest, head: 'hijab', cloth: c.lime, skin: skins[0] }], [300, { top: c.cream, bottom: c.basalt, head: 'hair', beard: '#33241a', skin: skins[2] }], [450, { body: 'robe', top: c.gold, head: 'hijab', cloth: c.rose, skin: skins[1] }], [600, { body: 'robe', top: c.river, head: 'grey', beard: '#d6d2c8', skin: skins[1] }], [750, { top: c.brass, bottom: c.forest, head: 'long', skin: skins[3] }], [900, { coat: true, top: c.river, head: 'curls', skin: skins[3] }], [1050, { body: 'robe', top: c.sage, head: 'hijab', cloth: c.basalt, skin: skins[2] }]]
      .map(([x, o], i) => at(x, 740 - Math.abs(3 - i) * -8, 3.1, person({ ...o, hands: [[-16, -42], [16, -42]] }))),
    ellipse(600, 812, 360, 64, c.umber), ellipse(600, 796, 360, 62, c.brass), at(600, 796, [1, 0.17], rosette(0, 0, 300, [c.gold, c.brass, c.cream, c.forest])), at(430, 800, 0.9, group({}, path('M-50 -10L30 -22L50 4L-32 16Z', c.cream))), at(790, 800, 0.9, group({}, path('M-50 -10L30 -22L50 4L-32 16Z', c.water))));

export const about = { 'intro-hands': hands, 'about-concept': concept, 'about-values': values, 'about-vision': vision, 'about-objectives': objectives, 'about-mechanism': mechanism, 'about-founders': founders };
