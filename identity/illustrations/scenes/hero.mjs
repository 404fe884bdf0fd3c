import { at, clip, fade, group, line, path, picture, rect } from '../svg.mjs';
import { archPath, voussoirs } from '../motifs/arch.mjs';
import { crane, heart, house, pennants, scaffold, school, town, unfinished } from '../motifs/buildings.mjs';
import { birds, cloud, drop, ground, hills, nightStars, sky, sun, water } from '../motifs/land.mjs';
import { person } from '../motifs/people.mjs';
import { courses, dome, stone } from '../motifs/stone.mjs';
import { cypress, olive, palm, shrub } from '../motifs/trees.mjs';
import { aqueduct, bucket, noria, van, wheelbarrow } from '../motifs/works.mjs';
import { c, moods, skins } from '../palette.mjs';

const S = 1200;
const door = (w, h) => archPath(600, 1150, w, h);

/** The subject behind a pointed arch of dressed stone; nothing outside, so that it sits on any ground. */
const framed = (...content) =>
  picture(
    S, S,
    clip(door(850, 1080), ...content),
    voussoirs(600, 1150, 886, 1104, 44, c.lime, c.brass, 46),
    line(door(844, 1076).slice(0, -1), '#3a2600', 3, { opacity: 0.45 }),
    line(door(930, 1128).slice(0, -1), c.gold, 7, { 'stroke-linecap': 'butt' }),
    courses(110, 1140, 980, 44, { row: 22, light: c.lime, dark: c.brass, block: 70, shade: 0 }),
    rect(110, 1134, 980, 7, c.gold), rect(90, 1184, 1020, 10, c.gold),
  );

const rebuild = () =>
  framed(
    sky(S, S, moods.dawn, { r: 60 }), sun(650, 400, 128, '#f0b65c'), birds(290, 560, 1.6, c.brassDark, 4),
    hills(S, S, 720, moods.dawn, 4, { height: 90, gap: 60 }),
    fade(0.75, town(150, 890, 900, { seed: 12, heights: [50, 150], tones: ['#cdb27a', '#bfa168', '#d9c08c'], roofs: '#a8803a' })),
    ground(S, S, 880, { ground: c.stone, floor: '#b89a62' }),
    at(925, 1000, [-1.45, 1.45], crane(420, 330, { stroke: c.forest, load: 0.9, drop: 60, width: 5, hanging: stone(-34, 0, 68, 30, c.lime) })),
    at(330, 1010, 1.15, house(210, 250, { seed: 4, door: c.forest })), at(330, 722, 1, dome(0, 6, 74)),
    at(860, 1020, 1.1, house(230, 210, { seed: 8, door: c.brick, light: c.cream })),
    at(595, 1030, 1.2, unfinished(250, 420, 290, { seed: 6, row: 26 })),
    scaffold(726, 1030, 90, 330, { columns: 1, rows: 4, pole: c.brassDark }),
    at(550, 652, 1.25, person({ top: c.river, vest: c.gold, head: 'helmet', cloth: c.brick, skin: skins[2], hands: [[-22, -46], [30, -44]] })),
    at(772, 700, 1.25, person({ top: c.brick, vest: c.cream, head: 'helmet', skin: skins[1], hands: [[-34, -70], [18, -44]] })),
    rect(150, 1060, 900, 100, '#b2935a'), at(370, 1110, 1.9, person({ body: 'trousers', top: c.forest, bottom: c.basalt, head: 'hijab', cloth: c.lime, skin: skins[0], hands: [[-16, -56], [22, -58]], front: group({}, rect(-4, -66, 34, 22, c.cream), line('M2 -60h22M2 -54h16', c.river, 2)) })),
    at(800, 1116, 1.15, wheelbarrow()), at(890, 1112, 1.95, person({ top: c.gold, bottom: c.umber, head: 'kufiya', cloth: c.cream, skin: skins[3], hands: [[-24, -42], [-14, -40]] })));

const learn = () =>
  framed(
    sky(S, S, moods.day, { r: 60 }), sun(370, 400, 110, '#f4cf86'), cloud(650, 330, 1.8, '#fff', 0.7), cloud(560, 470, 1.1, '#fff', 0.5),
    hills(S, S, 690, moods.day, 11, { height: 90, gap: 56 }), ground(S, S, 920, moods.day),
    at(210, 960, 2.1, cypress()), at(990, 960, 2.3, cypress()),
    at(600, 962, 1.45, school({ w: 560, h: 250, door: c.forest })),
    pennants(190, 560, 600, 590, undefined, 10, 30), pennants(600, 590, 1010, 560, undefined, 10, 30),
    path('M470 1200L565 960H635L730 1200Z', c.cream), line('M520 1080H680M500 1130H700M545 1020H655', c.stone, 4),
    at(330, 1090, 2.05, person({ body: 'dress', top: c.brick, head: 'long', bag: c.gold, skin: skins[0], hands: [[-20, -44], [26, -88]] })),
    at(450, 1110, 1.75, person({ top: c.river, bottom: c.basalt, head: 'curls', bag: c.brick, skin: skins[3] })),
    at(720, 1100, 2.5, person({ body: 'robe', top: c.forest, head: 'hijab', cloth: c.lime, skin: skins[1], hands: [[-18, -44], [34, -50]] })),
    at(850, 1112, 1.75, person({ top: c.gold, bottom: c.river, bag: c.forest, skin: skins[1], hands: [[-26, -62], [20, -42]] })),
    at(940, 1116, 1.6, person({ body: 'dress', top: c.rose, head: 'bun', bag: c.river, skin: skins[2] })));

const flow = () =>
  framed(
    sky(S, S, moods.deep, { r: 60 }), nightStars(S, 600, 50, 5), sun(820, 380, 96, c.gold),
    hills(S, S, 660, moods.deep, 8, { height: 90, gap: 50 }),
    aqueduct(470, 900, 4, 170, 380, { channel: c.water, through: '#0f4a3c' }),
    at(920, 915, 1.6, palm({ fill: '#2b8a6c', light: '#57ab8b' })),
    water(100, 890, 1000, 280, { top: '#4fa596', bottom: '#0f5147', seed: 7, lines: 40 }),
    group({}, path('M452 520C420 560 430 700 440 900H476C470 700 470 580 480 512Z', '#d8f3ea', { opacity: 0.85 }), line('M450 560C440 650 446 760 452 890M464 540C458 650 462 760 464 890', '#fff', 4, { opacity: 0.7 })),
    at(375, 770, 1, noria(245, { wood: '#b98a4d', dark: '#7a5427', spin: 8 })),
    path('M340 900L375 770L410 900Z', c.stone), courses(250, 900, 240, 60, { row: 20 }), fade(0.5, water(150, 950, 330, 30, { lines: 6 })),
    path('M560 1160C620 1040 760 1000 1100 1000V1200H540Z', c.sand), path('M560 1160C620 1040 760 1000 1100 1000V1012C780 1014 660 1060 610 1160Z', '#fff', { opacity: 0.35 }),
    drop(600, 270, 42, c.water), drop(530, 380, 22, c.water), drop(668, 400, 26, c.water),
    at(760, 1110, 2.2, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.gold, skin: skins[1], hands: [[-30, -36], [14, -46]] })), at(690, 1106, 1.25, bucket()),
    at(880, 1116, 1.7, person({ top: c.gold, bottom: c.forest, skin: skins[2], hands: [[-24, -40], [28, -88]] })), at(960, 1110, 1.1, bucket(c.brick)), at(640, 1080, 1, shrub('#2f7a60')));

const care = () =>
  framed(
    sky(S, S, moods.dusk, { r: 60 }), sun(600, 440, 150, '#ffe7bd'), heart(600, 450, 70, c.brick), birds(280, 520, 1.5, '#fff', 3), birds(820, 600, 1.3, '#fff', 2),
    hills(S, S, 690, moods.dusk, 19, { height: 90, gap: 50 }), fade(0.9, town(140, 850, 920, { seed: 9, heights: [40, 120], tones: ['#8a4436', '#7a3b31', '#9a5340'], roofs: '#6a2f2a', lit: '#ffd98f' })),
    ground(S, S, 845, { ground: c.stone, floor: '#b08d55' }),
    at(250, 900, 1.5, olive({ seed: 5 })), at(620, 985, 1.85, van({ stripe: c.forest })), path('M130 985H1070V1200H130Z', '#a78350', { opacity: 0.5 }),
    at(360, 1100, 2.5, person({ coat: true, top: c.river, head: 'hijab', cloth: c.forest, skin: skins[1], hands: [[-18, -40], [32, -46]], front: line('M-5 -74Q0 -52 6 -56', c.basalt, 2) })),
    at(470, 1104, 1.6, person({ body: 'dress', top: c.gold, head: 'curls', skin: skins[2], hands: [[-22, -62], [22, -58]] })),
    at(580, 1108, 2.35, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.cream, skin: skins[0], hands: [[-28, -40], [18, -44]] })),
    at(760, 1108, 2.4, person({ body: 'robe', top: c.forest, head: 'kufiya', cloth: c.cream, beard: '#d6d2c8', skin: skins[2], hands: [[-18, -44], [26, -48]], front: line('M27 -50V0', c.umber, 3) })),
    at(880, 1104, 2.35, person({ coat: true, top: c.brassDark, bottom: c.basalt, skin: skins[3], head: 'hair', hands: [[-24, -46], [18, -44]], front: at(0, 0, 1, rect(10, -42, 20, 15, c.brick, { rx: 2 })) })));

export const heroes = { 'hero-rebuild': rebuild, 'hero-school': learn, 'hero-water': flow, 'hero-clinic': care };
