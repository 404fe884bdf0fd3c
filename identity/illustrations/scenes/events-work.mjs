import { at, circle, clip, ellipse, fade, group, line, path, range, rect, turn } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { careSign, town } from '../motifs/buildings.mjs';
import { hill, water } from '../motifs/land.mjs';
import { listener, person } from '../motifs/people.mjs';
import { stone } from '../motifs/stone.mjs';
import { khatam, rosette, starPath } from '../motifs/star.mjs';
import { coffeePot, compass, cup, hammer, helmet, plan, speech, steam, trowel } from '../motifs/things.mjs';
import { c, skins } from '../palette.mjs';
import { H, scene, W } from '../stage.mjs';

/** Workshop: a plan seen from above, with hands-on tools around it. */
const workshop = () =>
  scene('amber', { seed: 81, light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, '#8a5f1c'), range(8, (i) => rect(0, i * 86, W, 3, '#000', { opacity: 0.14 })), range(8, (i) => line(`M${(i * 173) % 900} ${40 + i * 86}q80 -10 160 0t160 0`, '#000', 2, { opacity: 0.08 })),
    turn(-6, 600, 330, at(600, 330, 1, group({}, rect(-330, -222, 664, 452, '#000', { opacity: 0.16 }), plan(660, 440)))),
    turn(32, 240, 500, at(200, 560, 2, trowel())), turn(-38, 1020, 200, at(1050, 320, 2, hammer())), turn(12, 900, 470, at(890, 600, 2.1, compass())),
    turn(-14, 190, 200, at(170, 210, 1.7, helmet())), rect(250, 590, 560, 40, c.gold, { rx: 3 }), line(range(27, (i) => `M${264 + i * 20} 590v${i % 5 ? 12 : 22}`).join(''), c.brassDark, 2.5),
    circle(1080, 500, 62, c.cream), circle(1080, 500, 50, c.umber), circle(1080, 500, 62, 'none', { stroke: c.brick, 'stroke-width': 6 }), at(470, 60, 1, stone(-60, -10, 90, 44)), at(600, 40, 1, stone(-40, -10, 90, 44, c.stone)));

const tile = (x, y, look, ground) =>
  group({}, rect(x, y, 170, 130, ground, { rx: 12 }), clip(`M${x} ${y}h170v130h-170z`, at(x + 85, y + 232, 2, person(look))));

const webinar = () =>
  scene('deep', { seed: 83, light: 0, horizon: 0, floor: 0 },
    fade(0.5, circle(600, 330, 420, c.forest)), fade(0.5, range(4, (i) => circle(600, 330, 300 + i * 70, 'none', { stroke: c.gold, 'stroke-width': 1.6, 'stroke-dasharray': '3 14' }))),
    rect(270, 90, 660, 446, c.basalt, { rx: 26 }), rect(292, 112, 616, 402, '#0b2f29', { rx: 10 }),
    tile(310, 130, { body: 'robe', top: c.brick, head: 'hijab', cloth: c.cream, skin: skins[0] }, c.water), tile(515, 130, { top: c.gold, head: 'hair', beard: '#3a2a1c', skin: skins[2] }, c.river), tile(720, 130, { top: c.forest, head: 'long', skin: skins[1] }, c.sand),
    tile(310, 300, { top: c.cream, head: 'grey', skin: skins[1] }, c.brass), tile(515, 300, { top: c.river, head: 'hijab', cloth: c.gold, skin: skins[3] }, c.lime), tile(720, 300, { top: c.rose, head: 'curls', skin: skins[3] }, c.moss),
    rect(513, 298, 174, 134, 'none', { rx: 13, stroke: c.gold, 'stroke-width': 6 }),
    [540, 600, 660].map((x, i) => circle(x, 474, 17, [c.moss, c.brick, c.moss][i])), path('M180 552H1020L970 596H230Z', c.stone), rect(530, 556, 140, 12, c.clay, { rx: 6 }),
    at(150, 300, 1, speech(150, 90, c.gold)), at(1060, 240, 1, speech(150, 90, c.cream, -1)), [110, 150, 190].map((x) => circle(x, 255, 8, c.brassDark)), rosette(1060, 195, 24, [c.brick, c.cream]));

const rebuiltTown = group({}, rect(320, 60, 560, 420, '#f4dfb2'), circle(600, 270, 100, '#eeb055'), hill(1200, 480, 380, 60, c.sage, 8), town(330, 462, 540, { seed: 18, tones: [c.brassDark, '#6a4a1c', '#8a6a3a'], roofs: c.brick }));
const health = group({}, rect(320, 60, 560, 420, '#cfe9e0'), circle(600, 250, 130, '#fff', { opacity: 0.5 }), careSign(600, 250, 92), line('M330 400H470L494 352L528 446L556 400H880', c.brick, 7));

const conference = (stage, wall, ring) => () =>
  scene('night', { seed: 85, light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, 460, wall), khatam(0, 0, W, 460, { r: 50, stroke: c.gold, opacity: 0.18 }), fade(0.14, path('M260 0L430 470H770L560 0ZM940 0L770 470H430L640 0Z', '#ffe7b0')),
    voussoirs(600, 460, 560, 400, 40, c.lime, ring, 42), clip(archPath(600, 460, 520, 380), stage),
    rect(120, 450, 960, 40, c.brassDark), rect(120, 450, 960, 8, c.gold), [330, 470, 730, 870].map((x, i) => at(x, 462, 1.75, person({ top: [c.brick, c.forest, c.gold, c.river][i], bottom: c.basalt, body: i % 2 ? 'trousers' : 'robe', head: ['hijab', 'hair', 'hijab', 'grey'][i], cloth: [c.cream, '', c.water, ''][i], beard: i === 3 ? '#cfcac0' : undefined, skin: skins[i], hands: [[-10, -50], [14, -52]] }))),
    at(600, 462, 1.5, group({}, path('M-40 0L-30 -62H30L40 0Z', c.brass), rect(-40, -70, 80, 12, c.gold, { rx: 3 }), line('M0 -70V-92', c.cream, 3), circle(0, -96, 6, c.cream))),
    range(3, (r) => range(9 + r, (i) => at(60 + i * (1180 / (9 + r)) + (r % 2) * 20, 540 + r * 62, 1.05 + r * 0.2, listener([c.brick, c.moss, c.brass, c.river, c.stone, c.sage][(i * 2 + r) % 6], skins[(i + r) % 5], (i + r) % 2 ? [c.lime, c.gold, c.water, c.rose][(i + r * 2) % 4] : ['#2f2418', '#3a2a1c', '#8a8478'][(i + r) % 3])))));

const meetup = () =>
  scene('dawn', { seed: 89, light: 0, horizon: 0, floor: 0 },
    rect(0, 0, W, H, c.lime), khatam(0, 0, W, H, { r: 50, stroke: c.brass, opacity: 0.2 }), range(3, (i) => group({}, voussoirs(240 + i * 360, 470, 270, 370, 26, c.cream, c.forest, 28), clip(archPath(240 + i * 360, 470, 244, 356), rect(100 + i * 360, 100, 290, 380, '#bfe0d6'), i ? '' : circle(290, 240, 46, c.gold), hill(W, 480, 400, 50, c.sage, 5), hill(W, 480, 440, 40, c.moss, 9)))),
    rect(0, 466, W, 210, c.terracotta), rect(0, 466, W, 7, c.brick), range(6, (i) => line(`M${i * 240 - 120} 675L${i * 200 + 90} 470`, '#fff', 2, { opacity: 0.2 })), ellipse(600, 600, 420, 70, '#6a3b20'), ellipse(600, 586, 420, 68, c.brass), ellipse(600, 582, 396, 60, c.gold), path(starPath(600, 582, 40), 'none'), at(600, 582, [1, 0.17], rosette(0, 0, 330, [c.brass, c.gold, c.brick, c.gold])),
    at(600, 596, 1.7, coffeePot(c.forest)), at(430, 602, 1.2, cup()), at(790, 604, 1.2, cup(c.cream, c.river)), at(330, 580, 1, cup(c.lime, c.forest)), at(880, 574, 1, cup()), at(510, 628, 1.2, cup(c.cream, c.brass)), steam(420, 552, 1, '#7a5212'), steam(784, 554, 1, '#7a5212'));

const hackathon = () =>
  scene('night', { seed: 93, light: [1010, 130, 44], horizon: 0, floor: 0, stars: 90 },
    town(0, 470, W, { seed: 37, tones: ['#0c4035', '#0a372d', '#0e4a3d'], lit: '#ffd98f', roofs: '#155a4a', heights: [60, 220] }), rect(0, 468, W, 210, '#06261f'), fade(0.5, circle(600, 380, 260, c.forest)), rosette(600, 240, 130, [c.gold, c.deep, c.water, c.deep, c.gold]), range(12, (i) => turn(i * 30, 600, 240, rect(590, 82, 20, 34, c.gold, { rx: 4 }))),
    rect(60, 560, 1080, 18, c.brass, { rx: 4 }), [210, 470, 730, 990].map((x, i) => group({}, at(x, 560, 1.9, person({ top: [c.brick, c.river, c.gold, c.sage][i], head: ['curls', 'hijab', 'hair', 'hijab'][i], cloth: [0, c.cream, 0, c.rose][i] || c.cream, skin: skins[[3, 0, 2, 1][i]], hands: [[-14, -30], [14, -30]] })), rect(x - 70, 560 - 92, 140, 92, c.basalt, { rx: 8 }), path(starPath(x, 514, 18), [c.gold, c.water, c.rose, c.gold][i]), rect(x - 84, 554, 168, 10, c.stone, { rx: 3 }))), rect(60, 564, 1080, 112, '#041b16'), rect(60, 560, 1080, 10, c.brass));

export const eventsWork = { 'event-01': workshop, 'event-03': webinar, 'event-04': meetup, 'event-06': hackathon, 'event-07': conference(rebuiltTown, '#0a3a31', c.brick), 'event-10': conference(health, '#5a2426', c.forest) };
