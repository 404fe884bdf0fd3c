/** Smallest possible vocabulary for composing SVG as strings. */
let serial = 0;
const nextId = (prefix) => `${prefix}${++serial}`;
const tidy = (value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);

export const tag = (name, attributes = {}, ...children) => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${tidy(value)}"`)
    .join('');
  return `<${name}${written}>${children.flat(9).join('')}</${name}>`;
};

export const group = (attributes, ...children) => tag('g', attributes, ...children);
export const fade = (opacity, ...children) => group({ opacity }, ...children);
export const rect = (x, y, width, height, fill, more) =>
  tag('rect', { x, y, width, height, fill, ...more });
export const circle = (cx, cy, r, fill, more) => tag('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx, cy, rx, ry, fill, more) => tag('ellipse', { cx, cy, rx, ry, fill, ...more });
export const path = (d, fill, more) => tag('path', { d, fill, ...more });
export const line = (d, stroke, width, more) =>
  tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** Places children: moved to x, y and scaled (a number, or [x, y]; a negative x mirrors). */
export const at = (x, y, scale, ...children) => {
  const [sx, sy] = Array.isArray(scale) ? scale : [scale, scale];
  return group({ transform: `translate(${tidy(x)} ${tidy(y)}) scale(${tidy(sx)} ${tidy(sy)})` }, ...children);
};
export const turn = (degrees, cx, cy, ...children) =>
  group({ transform: `rotate(${tidy(degrees)} ${tidy(cx)} ${tidy(cy)})` }, ...children);

/** Shows children only inside the outline d; outlines within it are holes. */
export const clip = (d, ...children) => {
  const id = nextId('c');
  return tag('clipPath', { id }, path(d, undefined, { 'clip-rule': 'evenodd' })) + group({ 'clip-path': `url(#${id})` }, ...children);
};

const stopsOf = (stops) =>
  stops.map((stop, i) => {
    const [color, opacity, offset = i / (stops.length - 1)] = Array.isArray(stop) ? stop : [stop, 1];
    return tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
  });

/** Calls draw with the fill of a gradient; a stop is a colour or [colour, opacity, offset]. */
export const linear = (stops, draw, [x1, y1, x2, y2] = [0, 0, 0, 1]) => {
  const id = nextId('l');
  return tag('linearGradient', { id, x1, y1, x2, y2 }, stopsOf(stops)) + draw(`url(#${id})`);
};
export const radial = (stops, draw) => {
  const id = nextId('r');
  return tag('radialGradient', { id }, stopsOf(stops)) + draw(`url(#${id})`);
};
export const tiled = (width, height, tile, draw) => {
  const id = nextId('t');
  return tag('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, tile) + draw(`url(#${id})`);
};

export const picture = (width, height, ...children) => {
  const body = children.flat(9).join('');
  serial = 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">${body}</svg>`
  );
};

/** Repeatable chance (mulberry32): the same seed always draws the same picture. */
export const chance = (seed) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
};

export const range = (count, map) => Array.from({ length: count }, (_, i) => map(i));
