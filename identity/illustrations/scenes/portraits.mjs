import { portrait } from '../portrait.mjs';
import { c } from '../palette.mjs';

const grey = '#b9b5aa';
const white = '#e6e3da';
const black = '#241a14';
const brown = '#5a3a22';
const auburn = '#7d4526';

/** Women at odd numbers, men at even ones: the sample people rely on it. */
const people = [
  { head: 'hijab', cloth: c.cream, wear: 'robe', top: c.forest, skin: 0, ground: c.brass, wall: c.lime },
  { head: 'short', face: 'short', wear: 'shirt', top: c.cream, trim: c.stone, skin: 2, hair: black, ground: c.forest, wall: c.sand },
  { head: 'long', hair: brown, wear: 'sweater', top: c.brick, trim: c.gold, skin: 0, ground: c.sage, wall: c.lime },
  { head: 'receding', face: 'full', hair: white, wear: 'jacket', top: c.umber, trim: c.cream, skin: 1, ground: c.river, wall: c.shell },
  { head: 'hijabPinned', cloth: c.river, wear: 'robe', top: c.lime, skin: 1, ground: c.deep, wall: c.stone, ring: [c.gold, c.cream] },
  { head: 'helmet', cloth: c.gold, wear: 'vest', top: c.river, trim: c.terracotta, skin: 3, ground: c.moss, wall: c.sand },
  { head: 'hijab', cloth: c.rose, wear: 'coat', trim: c.river, skin: 1, ground: c.river, wall: c.shell },
  { head: 'kufiya', cloth: c.cream, trim: c.brick, face: 'full', hair: grey, wear: 'robe', top: c.stone, skin: 2, ground: c.brick, wall: c.lime, ring: [c.cream, c.forest] },
  { head: 'bun', hair: grey, wear: 'shawl', top: c.basalt, trim: c.brick, skin: 0, ground: c.sage, wall: c.sand },
  { head: 'afro', hair: black, wear: 'jacket', top: c.gold, trim: c.forest, skin: 4, ground: c.forest, wall: c.mist },
  { head: 'hijab', cloth: c.basalt, wear: 'embroidered', top: c.brick, trim: c.deep, skin: 0, ground: c.stone, wall: c.shell, ring: [c.cream, c.brick] },
  { head: 'side', hair: auburn, wear: 'sweater', top: c.forest, trim: c.cream, skin: 0, ground: c.gold, wall: c.lime, ring: [c.cream, c.brick] },
  { head: 'wavy', hair: black, wear: 'jacket', top: c.brick, trim: c.cream, skin: 2, ground: c.gold, wall: c.lime, ring: [c.cream, c.forest] },
  { head: 'taqiya', cloth: c.cream, face: 'short', hair: black, wear: 'embroidered', top: c.deep, trim: c.brick, skin: 2, ground: c.brassDark, wall: c.lime },
  { head: 'turbanScarf', cloth: c.gold, wear: 'shawl', top: c.river, trim: c.brassDark, skin: 3, ground: c.brick, wall: c.lime },
  { head: 'curly', hair: brown, wear: 'shirt', top: c.lagoon, trim: c.cream, skin: 1, ground: c.deep, wall: c.mist },
  { head: 'hijabPinned', cloth: c.lime, wear: 'jacket', top: c.basalt, trim: c.cream, skin: 2, ground: c.lagoon, wall: c.shell },
  { head: 'bald', face: 'moustache', hair: grey, wear: 'shirt', top: c.sage, trim: c.cream, skin: 2, ground: c.umber, wall: c.sand },
  { head: 'bob', hair: auburn, wear: 'robe', top: c.river, trim: c.cream, skin: 0, ground: c.terracotta, wall: c.lime, ring: [c.cream, c.forest] },
  { head: 'short', hair: black, wear: 'coat', trim: c.brick, skin: 3, ground: c.sage, wall: c.sand },
  { head: 'hijab', cloth: c.gold, wear: 'vest', top: c.forest, trim: c.terracotta, skin: 1, ground: c.basalt, wall: c.sand },
  { head: 'flatcap', cloth: c.basalt, face: 'moustache', hair: white, wear: 'sweater', top: c.umber, trim: c.stone, skin: 1, ground: c.moss, wall: c.mist },
  { head: 'braid', hair: black, wear: 'embroidered', top: c.gold, trim: c.forest, skin: 2, ground: c.river, wall: c.lime },
  { head: 'side', face: 'short', hair: brown, wear: 'jacket', top: c.river, trim: c.lime, skin: 1, ground: c.brass, wall: c.shell },
];

const ambassadors = [
  { head: 'hijab', cloth: c.forest, wear: 'embroidered', top: c.basalt, trim: c.brick, skin: 1, ground: c.gold, wall: c.deep, ring: [c.gold, c.cream] },
  { head: 'curly', face: 'short', hair: black, wear: 'jacket', top: c.forest, trim: c.cream, skin: 2, ground: c.sand, wall: c.deep, ring: [c.gold, c.cream] },
  { head: 'wavy', hair: brown, wear: 'shawl', top: c.cream, trim: c.lagoon, skin: 0, ground: c.brick, wall: c.deep, ring: [c.gold, c.cream] },
  { head: 'receding', face: 'short', hair: grey, wear: 'coat', trim: c.forest, skin: 1, ground: c.lagoon, wall: c.deep, ring: [c.gold, c.cream] },
  { head: 'hijabPinned', cloth: c.brick, wear: 'robe', top: c.umber, skin: 0, ground: c.mist, wall: c.deep, ring: [c.gold, c.cream] },
  { head: 'afro', hair: '#2a1c14', wear: 'sweater', top: c.terracotta, trim: c.cream, skin: 4, ground: c.brass, wall: c.deep, ring: [c.gold, c.cream] },
  { head: 'bun', hair: auburn, wear: 'jacket', top: c.basalt, trim: c.gold, skin: 0, ground: c.sage, wall: c.deep, ring: [c.gold, c.cream] },
  { head: 'kufiya', cloth: c.cream, trim: c.basalt, face: 'short', hair: black, wear: 'shirt', top: c.river, skin: 3, ground: c.terracotta, wall: c.deep, ring: [c.gold, c.cream] },
  { head: 'turbanScarf', cloth: c.water, wear: 'embroidered', top: c.brick, trim: c.umber, skin: 2, ground: c.stone, wall: c.deep, ring: [c.gold, c.cream] },
];

const named = (prefix, looks, digits) =>
  Object.fromEntries(looks.map((look, i) => [`${prefix}-${String(i + 1).padStart(digits, '0')}`, () => portrait(look)]));

export const portraits = { ...named('person', people, 2), ...named('ambassador', ambassadors, 1) };
