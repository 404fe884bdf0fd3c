import { chance, circle, ellipse, group, line, path, range, turn } from '../svg.mjs';
import { c } from '../palette.mjs';

/** Olive tree standing on 0,0 and about 150 high. */
export const olive = ({ seed = 1, fruit = true, leaves = 80, leaf = ['#7d9a78', '#5f8468', '#96b08a', '#47705a'] } = {}) => {
  const { between, pick } = chance(seed);
  const crowns = [[0, -118, 46], [-44, -96, 36], [44, -98, 38], [-16, -84, 34], [24, -80, 32]];
  return group(
    {},
    path('M-15 0C-6 -14 -16 -30 -9 -44C-14 -56 -24 -62 -32 -78L-26 -82C-18 -68 -8 -62 -2 -60C2 -70 4 -80 4 -92L11 -92C12 -78 10 -68 9 -58C18 -64 24 -70 30 -82L36 -78C30 -62 16 -52 12 -40C8 -26 14 -12 19 0Z', '#6e5230'),
    line('M-4 -4C2 -18 -4 -34 2 -52M8 -6C2 -20 8 -34 4 -48', '#4d3417', 2, { opacity: 0.6 }),
    crowns.map(([x, y, r], i) => circle(x, y, r, leaf[i % leaf.length])),
    range(leaves, () => {
      const [x, y, r] = pick(crowns);
      const angle = between(0, Math.PI * 2);
      const reach = Math.sqrt(between(0.02, 1.05)) * r;
      const px = x + Math.cos(angle) * reach;
      const py = y + Math.sin(angle) * reach * 0.9;
      return turn(between(0, 180), px, py, ellipse(px, py, leaves > 100 ? 5.5 : 8, leaves > 100 ? 1.9 : 2.8, pick([...leaf, '#b9cbaa']), { opacity: 0.9 }));
    }),
    fruit ? range(14, () => {
      const [x, y, r] = pick(crowns);
      return ellipse(x + between(-0.8, 0.8) * r, y + between(-0.6, 0.8) * r, 3.2, 4.2, '#3a3350');
    }) : '',
  );
};

/** Round tree with fruit (lemon, orange, pomegranate), about 130 high. */
export const fruitTree = ({ fill = '#3f7d5f', light = '#5d9b78', fruit = c.gold, seed = 2 } = {}) => {
  const { between } = chance(seed);
  return group(
    {},
    path('M-6 0C-4 -24 -5 -40 -4 -60H5C5 -40 5 -22 8 0Z', '#6e5230'),
    circle(0, -86, 44, fill),
    circle(-12, -96, 28, light, { opacity: 0.6 }),
    range(13, () => {
      const a = between(0, 6.28);
      const r = between(4, 38);
      return circle(Math.cos(a) * r, -86 + Math.sin(a) * r, 4.4, fruit);
    }),
  );
};

export const cypress = ({ fill = '#1f5f4a', light = '#2f7a60' } = {}) =>
  group({}, path('M-3 0V-14H3V0Z', '#5c4526'), path('M0 -170C20 -120 24 -60 16 -22Q0 -8 -16 -22C-24 -60 -20 -120 0 -170Z', fill),
    path('M0 -170C2 -120 2 -60 0 -14Q-10 -14 -16 -22C-24 -60 -20 -120 0 -170Z', light, { opacity: 0.7 }));

export const palm = ({ fill = '#2f7a60', light = '#4b967a' } = {}) =>
  group(
    {},
    path('M-7 0C-4 -50 2 -90 6 -130L13 -130C11 -90 8 -50 8 0Z', '#7a5c33'),
    line(range(9, (i) => `M${-6 + i * 1.3} ${-12 - i * 13}h${13 - i * 0.6}`).join(''), '#4d3417', 1.6, { opacity: 0.5 }),
    [[-70, -110], [-58, -158], [-20, -186], [34, -186], [72, -156], [84, -108]].map(([x, y], i) =>
      path(`M9 -130Q${x * 0.5 + 4} ${y - 22} ${x} ${y}Q${x * 0.55 + 4} ${y + 6} 9 -130Z`, i % 2 ? light : fill)),
    circle(2, -126, 5, c.brass), circle(14, -123, 5, c.brass), circle(8, -119, 5, c.terracotta),
  );

export const sprout = ({ fill = '#4b967a', light = '#7dbb96' } = {}) =>
  group({}, line('M0 0V-34', '#5c7a4a', 3.4), path('M0 -26C-20 -26 -26 -40 -26 -48C-10 -48 0 -40 0 -26Z', fill), path('M0 -32C18 -32 24 -44 24 -54C10 -54 0 -46 0 -32Z', light));

export const shrub = (fill = '#4b8a74') =>
  path('M-34 0C-40 -18 -24 -26 -18 -24C-14 -40 12 -42 16 -26C28 -30 40 -16 34 0Z', fill);
