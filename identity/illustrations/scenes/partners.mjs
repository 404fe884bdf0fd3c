import { at, circle, clip, ellipse, group, line, path, picture, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { drop } from '../motifs/land.mjs';
import { starPath } from '../motifs/star.mjs';
import { book } from '../motifs/things.mjs';
import { c } from '../palette.mjs';

/** A fictional mark on a white card, so that it reads on every theme. */
const card = (...content) => picture(600, 400, rect(0, 0, 600, 400, c.white, { rx: 28 }), content);
/** Bars where the name would stand: pictures carry no text. */
const name = (x, y, fill, widths = [190, 120]) => widths.map((w, i) => rect(x > 250 ? x : 300 - w / 2, y + i * 34, w, i ? 10 : 18, fill, { rx: i ? 5 : 9, opacity: i ? 0.45 : 1 }));

const ear = (x, mirror) => at(x, 290, [mirror, 1], group({}, line('M0 0Q-26 -80 -8 -168', c.brass, 7), range(5, (i) => [turn(-34, -14, -60 - i * 24, ellipse(-30, -64 - i * 24, 20, 9, c.brass)), turn(30, -10, -60 - i * 24, ellipse(12, -66 - i * 24, 20, 9, c.gold))])));
const sunRays = (x, y, r, fill) => group({}, range(8, (i) => turn(i * 45, x, y, path(`M${x - r * 0.3} ${y - r}L${x} ${y - r * 1.7}L${x + r * 0.3} ${y - r}Z`, fill))), circle(x, y, r * 0.78, fill));

/** One mark for each sample partner, in the order of their numbers. */
const marks = [
  () => card(ear(120, 1), ear(220, -1), line(archPath(170, 290, 64, 110).slice(0, -1), c.forest, 11, { 'stroke-linecap': 'butt' }), name(310, 172, c.forest)),
  () => card(drop(300, 156, 52, c.lagoon), [226, 250].map((y, i) => line(`M190 ${y}q27 -18 55 0t55 0t55 0t55 0`, [c.lagoon, c.river][i], 9)), name(200, 300, c.river, [200, 110])),
  () => card(sunRays(300, 96, 26, c.gold), at(300, 258, 1, book(230, { cover: c.brick, page: '#f1e6cd', ink: c.clay })), name(200, 308, c.brick, [180, 110])),
  () => card(circle(170, 200, 96, 'none', { stroke: c.forest, 'stroke-width': 13 }), line('M92 200H136L154 160L182 244L202 188L212 200H248', c.brick, 10), name(310, 172, c.forest)),
  () => card(path('M90 290V100L280 290Z', 'none', { stroke: c.river, 'stroke-width': 16, 'stroke-linejoin': 'round' }), path('M128 262V196L194 262Z', c.gold), rect(90, 306, 190, 18, c.basalt, { rx: 3 }), name(320, 180, c.river, [180, 120])),
  () => card(path('M150 240A150 140 0 0 1 450 240H400A100 92 0 0 0 200 240Z', c.brick), rect(110, 236, 380, 16, c.basalt, { rx: 8 }), line('M150 282q38 -16 75 0t75 0t75 0t75 0', c.lagoon, 8), name(205, 312, c.basalt, [190, 110])),
  () => card(path(starPath(172, 200, 108), c.gold), path(starPath(172, 200, 76), c.white), path(starPath(172, 200, 58), c.brass), name(310, 172, c.brassDark)),
  () => card(line('M80 270Q180 220 262 110', c.umber, 8), [[116, 232, -70], [150, 250, 40], [168, 196, -60], [204, 206, 50], [212, 148, -50], [246, 156, 60]].map(([x, y, a], i) => turn(a, x, y, ellipse(x, y, 36, 13, i % 2 ? c.sage : c.forest))), circle(190, 246, 13, c.basalt), circle(140, 196, 11, c.basalt), name(320, 172, c.forest)),
  () => card(clip('M60 60H300V200H60Z', range(12, (i) => turn(i * 30, 172, 200, rect(158, 88, 28, 40, c.basalt, { rx: 4 }))), circle(172, 200, 88, c.basalt)), clip('M60 200H300V340H60Z', range(8, (i) => turn(i * 45 + 22.5, 172, 200, ellipse(172, 136, 27, 48, i % 2 ? c.terracotta : c.brick)))), circle(172, 200, 40, c.white), circle(172, 200, 22, c.gold), name(320, 172, c.basalt)),
  () => card(voussoirs(172, 310, 150, 210, 30, c.brass, c.brick, 26), path(archPath(172, 310, 118, 194), c.forest), line('M172 310V120', c.gold, 4), circle(158, 236, 6, c.gold), circle(186, 236, 6, c.gold), name(320, 180, c.forest)),
  () => card(line('M110 262L176 128L256 236Z', c.river, 10), [[110, 262, c.brick], [176, 128, c.gold], [256, 236, c.river]].map(([x, y, fill]) => circle(x, y, 34, fill)), name(330, 172, c.river)),
  () => card(path('M236 150V96L300 44L364 96V150H324V124Q324 108 300 98Q276 108 276 124V150Z', c.brick), path('M180 176C220 170 240 196 280 196H340C362 196 362 224 340 224H290C340 226 370 214 410 186C436 170 452 194 434 210C390 250 350 264 300 264H180Z', c.brass), rect(146, 168, 38, 104, c.forest, { rx: 6 }), name(200, 306, c.forest, [200, 110])),
];

export const partners = Object.fromEntries(marks.map((mark, i) => [`partner-${String(i + 1).padStart(2, '0')}`, mark]));
