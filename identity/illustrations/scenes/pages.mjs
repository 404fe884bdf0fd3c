import { at, circle, clip, fade, group, line, linear, path, picture, range, rect } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { crane, house, scaffold, town, unfinished } from '../motifs/buildings.mjs';
import { fourHands, openHand } from '../motifs/hands.mjs';
import { drop, hills, nightStars, sky, sun, water } from '../motifs/land.mjs';
import { person } from '../motifs/people.mjs';
import { courses, stone } from '../motifs/stone.mjs';
import { khatam, rosette } from '../motifs/star.mjs';
import { book, lantern } from '../motifs/things.mjs';
import { olive, sprout } from '../motifs/trees.mjs';
import { aqueduct } from '../motifs/works.mjs';
import { c, moods, skins } from '../palette.mjs';

const W = 1500;
const H = 500;

/** Wide banner: the subject on the left, a deep calm ground for the title on the right. */
const banner = (ground, ...content) =>
  picture(
    W, H,
    linear(ground, (fill) => rect(0, 0, W, H, fill), [0, 0, 1, 0]), khatam(0, 0, W, H, { r: 50, stroke: '#fff', opacity: 0.07 }),
    content,
    linear([[ground[1], 0, 0.3], [ground[1], 0.9, 0.62], [ground[1], 1]], (fill) => rect(0, 0, W, H, fill), [0, 0, 1, 0]), khatam(700, 0, 800, H, { r: 50, stroke: '#fff', opacity: 0.06 }),
  );
const green = [c.forest, c.deep];
const teal = ['#2a8271', '#0c4038'];
const brass = ['#a06d17', '#4a3008'];
const brick = ['#8d3a34', '#3f1a1b'];

export const pages = {
  'page-projects': () => banner(green, sun(520, 150, 60), fade(0.9, town(0, 440, 900, { seed: 4, tones: ['#17604e', '#1b6b57', '#135443'], roofs: '#2a8069' })), rect(0, 436, W, 64, '#072e25'), at(300, 440, 1, unfinished(210, 260, 190)), scaffold(410, 440, 70, 190, { columns: 1, rows: 3 }), at(130, 440, 0.95, crane(330, 250, { load: 0.66, drop: 70, hanging: stone(-22, 0, 44, 20) })), at(560, 440, 1, house(150, 130, { seed: 3, door: c.brick }))),
  'page-reports': () => banner(brass, range(6, (i) => group({}, courses(70 + i * 110, 440 - [90, 150, 130, 220, 270, 330][i], 74, [90, 150, 130, 220, 270, 330][i], { row: 20, block: 40, seed: i }), rect(64 + i * 110, 432 - [90, 150, 130, 220, 270, 330][i], 86, 10, c.gold))), rect(0, 440, 780, 8, c.gold), rect(0, 448, W, 52, '#4a3008')),
  'page-news': () => banner(teal, sun(180, 140, 62, '#fff3d3'), at(420, 390, 1.7, book(300, { cover: c.brick })), [[300, 130, 34], [420, 90, 50], [540, 140, 38], [620, 70, 24], [240, 200, 20]].map(([x, y, r], i) => rosette(x, y, r, [[c.gold, c.deep, c.cream], [c.cream, c.river, c.gold], [c.rose, c.deep, c.gold]][i % 3])), rect(0, 440, W, 60, '#0c4038')),
  'page-join': () => banner(green, circle(370, 240, 190, c.forest), circle(370, 240, 230, 'none', { stroke: c.gold, 'stroke-width': 2, 'stroke-dasharray': '4 12' }), range(6, (i) => at(80 + i * 118, 420 + (i % 2) * 24, 1.5, openHand({ skin: skins[(i * 2 + 1) % 5], cuff: [c.brick, c.brass, c.river, c.cream, c.rose, c.moss][i], trim: c.gold }))), rosette(370, 96, 62, [c.gold, c.deep, c.cream, c.brass])),
  'page-organization': () => banner(brick, range(4, (i) => group({}, voussoirs(110 + i * 190, 440, 150, 340, 18, c.lime, c.brass, 20), path(archPath(110 + i * 190, 440, 132, 330), '#57231f'), at(110 + i * 190, 436, 2.4, person([{ body: 'robe', top: c.forest, head: 'hijab', cloth: c.cream, skin: skins[0] }, { top: c.cream, head: 'hair', beard: '#33241a', skin: skins[2] }, { body: 'robe', top: c.gold, head: 'hijab', cloth: c.river, skin: skins[1] }, { top: c.river, head: 'grey', skin: skins[3] }][i])))), rect(0, 440, W, 60, '#331516'), rect(0, 436, 900, 6, c.gold)),
  'page-involved': () => banner(teal, hills(W, H, 300, moods.deep, 7, { height: 60, gap: 34 }), rect(0, 430, W, 70, '#0c3a32'), at(140, 436, 1.6, olive({ seed: 12 })), range(4, (i) => at(300 + i * 66, 450, 0.8 + i * 0.12, sprout())), at(350, 446, 2.2, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.gold, skin: skins[1], hands: [[-26, -34], [28, -34]] })), at(540, 446, 2.2, person({ top: c.cream, bottom: c.umber, head: 'cap', skin: skins[2], hands: [[-22, -36], [24, -44]], front: line('M25 -78V2', c.gold, 3) })), at(650, 446, 1.5, person({ body: 'dress', top: c.gold, head: 'curls', skin: skins[3], hands: [[-26, -56], [18, -40]] }))),
  'page-collaboration': () => banner(brass, circle(330, 250, 225, '#8a5f1c'), fourHands(250, [{ skin: skins[0], cuff: c.forest, trim: c.gold }, { skin: skins[3], cuff: c.brick, trim: c.cream }, { skin: skins[1], cuff: c.river, trim: c.cream }, { skin: skins[2], cuff: c.deep, trim: c.gold }]).replace('<g>', '<g transform="translate(330 250)">'), rosette(330, 250, 56, [c.deep, c.gold, c.deep, c.cream])),
  'page-partners': () => banner(green, aqueduct(-40, 440, 5, 170, 260, { channel: c.water, through: '#0d4a3b' }), water(0, 430, W, 70, { lines: 14, top: '#2b8a78', bottom: '#0c4038' }), range(5, (i) => rosette(45 + i * 170, 90, 40, [[c.gold, c.deep, c.cream], [c.water, c.deep, c.gold], [c.rose, c.deep, c.cream]][i % 3]))),
  'page-events': () => banner(brick, nightStars(760, 300, 50, 9), fade(0.8, town(0, 450, 820, { seed: 19, tones: ['#5a2422', '#6a2b28', '#4d1f1e'], lit: '#ffd98f', roofs: '#8a4a35', heights: [60, 150] })), line('M-20 40Q240 130 460 60T900 60', c.gold, 2.5), [[90, 74], [240, 98], [400, 84], [560, 66], [700, 70]].map(([x, y], i) => at(x, y + 110 + (i % 2) * 50, 1.15, lantern({ rope: 10 + (i % 2) * 44 }))), rect(0, 446, W, 54, '#331516')),
  'page-ambassadors': () => banner(teal, circle(380, 270, 200, '#1f7468'), fade(0.5, line('M180 270H580M210 170Q380 220 550 170M210 370Q380 320 550 370M380 70V470M380 70Q250 270 380 470M380 70Q510 270 380 470', '#fff', 2)), [[140, 200, c.brick, 'hijab', c.cream], [330, 420, c.brass, 'hair', c.cream], [420, 210, c.forest, 'long', c.cream], [620, 300, c.deep, 'hijab', c.gold]].map(([x, y, ground, head, cloth], i) => group({}, voussoirs(x, y, 116, 150, 12, c.cream, c.gold, 13), clip(archPath(x, y, 106, 145), rect(x - 60, y - 150, 120, 152, ground), at(x, y + 66, 1.6, person({ head, cloth, top: [c.gold, c.cream, c.rose, c.water][i], skin: skins[i] })))))),
};

export const og = {
  'og-default': () =>
    picture(1200, 630, linear([c.deep, c.forest], (f) => rect(0, 0, 1200, 630, f)), khatam(0, 0, 1200, 560, { r: 50, stroke: c.water, opacity: 0.12 }), range(2, (i) => at(i ? 1005 : 195, 470, 1.3, lantern({ rope: 400 }))),
      clip(archPath(600, 562, 500, 500), sky(1200, 630, moods.dawn), sun(600, 300, 86, '#eeb055'), hills(1200, 630, 400, moods.dawn, 4, { height: 50, gap: 30 }), fade(0.9, town(340, 540, 520, { seed: 33, heights: [40, 120], roofs: c.brass })), rect(300, 530, 600, 60, c.clay), at(470, 540, 0.8, house(170, 170, { seed: 4 })), at(610, 540, 0.85, unfinished(180, 230, 165)), at(770, 540, [-0.8, 0.8], crane(330, 230, { stroke: c.forest, load: 0.7, drop: 60, hanging: stone(-22, 0, 44, 20) }))),
      voussoirs(600, 562, 540, 524, 36, c.lime, c.brass, 38), line(archPath(600, 562, 578, 546).slice(0, -1), c.gold, 5, { 'stroke-linecap': 'butt' }), range(20, (i) => rect(i * 60, 562, 60, 68, i % 2 ? c.brass : c.forest)), rect(0, 558, 1200, 6, c.gold)),
};
