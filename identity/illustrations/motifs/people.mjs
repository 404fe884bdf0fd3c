import { circle, ellipse, group, line, path, rect } from '../svg.mjs';
import { c, skins } from '../palette.mjs';

const heads = {
  hair: (o) => path('M-10 -88A10.5 10.5 0 0 1 10.5 -88C9 -93 4 -94 0 -93C-4 -92 -8 -92 -10 -88Z', o.hair),
  long: (o) => path('M-10 -72C-13 -82 -12 -99 0 -99C12 -99 13 -82 10 -72L6.5 -76C8 -84 7 -91 2 -92C-4 -93 -8 -86 -6.5 -76Z', o.hair),
  bun: (o) => group({}, circle(0, -101, 4.6, o.hair), path('M-10 -87A10.3 10.3 0 0 1 10.3 -87C8 -94 -8 -94 -10 -87Z', o.hair)),
  curls: (o) => group({}, [[-8, -93], [-3, -98], [4, -98], [9, -93], [0, -95]].map(([x, y]) => circle(x, y, 5, o.hair))),
  hijab: (o) => path('M0 -99C-12 -99 -13 -86 -12.5 -76C-14 -68 -8 -64 0 -63C8 -64 14 -68 12.5 -76C13 -86 12 -99 0 -99ZM0 -93.5C6 -93.5 6.8 -88 6 -83.5C5 -79 2.5 -77.5 0 -77.5C-2.5 -77.5 -5 -79 -6 -83.5C-6.8 -88 -6 -93.5 0 -93.5Z', o.cloth, { 'fill-rule': 'evenodd' }),
  helmet: (o) => group({}, path('M-11 -88A11 11.5 0 0 1 11 -88Z', o.cloth ?? c.gold), rect(-13, -89.5, 26, 3, o.cloth ?? c.gold, { rx: 1.5 }), path('M-2 -99.5h4v10h-4z', '#fff', { opacity: 0.35 })),
  kufiya: (o) => group({}, path('M-11 -74C-13 -86 -12 -99 0 -99C12 -99 13 -86 11 -74L6.5 -70C8 -82 7 -91 0 -91C-7 -91 -8 -82 -6.5 -70Z', o.cloth ?? c.cream), path('M-10.6 -93.4Q0 -98 10.6 -93.4L11 -90.6Q0 -95 -11 -90.6Z', c.basalt)),
  cap: (o) => path('M-9.5 -90C-9 -101 9 -101 9.5 -90Q0 -93 -9.5 -90Z', o.cloth ?? c.cream),
  grey: () => path('M-10 -86A10.3 10.3 0 0 1 10.3 -86C9 -91 8 -92 6 -92L-6 -92C-8 -92 -9 -91 -10 -86Z', '#c9c6bd'),
};

const sleeve = (from, hand, top, skin, width) => {
  const side = Math.sign(from[0]) || 1;
  const middle = [(from[0] + hand[0]) / 2 + side * 4, (from[1] + hand[1]) / 2 + 5];
  return group({}, line(`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${hand[0]} ${hand[1]}`, top, width), circle(hand[0], hand[1], width * 0.52, skin));
};

const bodies = {
  robe: (o) => path('M-15 -66C-15 -74 -8 -77 0 -77C8 -77 15 -74 15 -66L20 -2Q0 3 -20 -2Z', o.top),
  dress: (o) => group({}, path('M-9 -14h6V0h-7zM3 -14h6l1 14H3z', o.bottom), path('M-14 -66C-14 -74 -8 -77 0 -77C8 -77 14 -74 14 -66L19 -12Q0 -6 -19 -12Z', o.top)),
  trousers: (o) => group({}, path('M-13 -40L-12 0H-3L0 -30L3 0H12L13 -40Z', o.bottom), path('M-15 -66C-15 -74 -8 -77 0 -77C8 -77 15 -74 15 -66L14 -34Q0 -31 -14 -34Z', o.top)),
};

/** Faceless figure standing on 0,0, a hundred units high; hands are [x, y] or absent. */
export const person = (options = {}) => {
  const o = { skin: skins[1], top: c.forest, bottom: c.basalt, hair: '#3a2a1c', head: 'hair', body: 'trousers', ...options };
  const [left = [-18, -40], right = [18, -40]] = o.hands ?? [];
  const seen = [[[-13, -68], left], [[13, -68], right]].filter((_, i) => !(o.hideArm === i));
  return group(
    {},
    ellipse(0, 0, 22, 3, '#000', { opacity: 0.16 }),
    o.behind ?? '',
    o.head === 'long' ? heads.long(o) : '',
    o.armsBehind ? seen.map(([from, hand]) => sleeve(from, hand, o.top, o.skin, 7.5)) : '',
    bodies[o.body](o),
    path('M2 -77C10 -77 15 -74 15 -66L17 -30L9 -30Z', '#000', { opacity: 0.08 }),
    rect(-3.5, -82, 7, 8, o.skin),
    circle(0, -88, 9.2, o.skin),
    o.beard ? path('M-9 -86.5C-9.5 -75 9.5 -75 9 -86.5C7 -81 4 -82.5 0 -82.5C-4 -82.5 -7 -81 -9 -86.5Z', o.beard) : '',
    o.vest ? path('M-13 -75L-6 -77L-2 -52L-2 -36L-14 -36ZM13 -75L6 -77L2 -52L2 -36L14 -36Z', o.vest) : '',
    o.vest ? rect(-14, -54, 28, 4, c.cream, { opacity: 0.85 }) : '',
    o.coat ? path('M-16 -66C-15 -74 -8 -77 -5 -77L0 -60L5 -77C8 -77 15 -74 16 -66L17 -22H3L0 -58L-3 -22H-17Z', c.cream) : '',
    o.bag ? path('M-13 -64a5 5 0 0 1 6 0l0 24h-6zM7 -64a5 5 0 0 1 6 0v24h-6z', o.bag) : '',
    heads[o.head](o),
    o.armsBehind ? '' : seen.map(([from, hand]) => sleeve(from, hand, o.coat ? c.cream : o.top, o.skin, 7.5)),
    o.front ?? '',
  );
};

/** Head and shoulders seen from behind, for audiences. */
export const listener = (fill, head, cover) =>
  group({}, path('M-34 40C-34 8 -20 0 0 0C20 0 34 8 34 40Z', fill),
    cover ? path('M-19 12C-24 -42 24 -42 19 12Q0 22 -19 12Z', cover) : group({}, circle(0, -16, 18, head)));
