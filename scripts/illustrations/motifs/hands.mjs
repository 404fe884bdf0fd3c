import { group, line, path, range, rect, turn } from '../svg.mjs';
import { c } from '../palette.mjs';

/** Raised open hand: the wrist is on 0,0, the fingers reach up to about -150. */
export const openHand = ({ skin = '#deb184', cuff = c.forest, trim = c.gold } = {}) =>
  group({},
    path('M-26 60L-24 -10H24L26 60Z', skin),
    line('M-27 -66V-118M-9 -70V-136M9 -70V-130M26 -64V-110', skin, 16),
    line('M30 -30Q54 -44 58 -72', skin, 17),
    path('M-35 -66Q-36 -10 -22 0H22Q40 -14 35 -66Z', skin),
    line('M-22 -34Q0 -18 20 -40', '#7a4a28', 2.5, { opacity: 0.35 }),
    path('M-36 36H36L44 130H-44Z', cuff), rect(-37, 36, 74, 10, trim));

/** Cupped hand seen from the side, palm up, fingers to the right; wrist on 0,0. */
export const cupped = ({ skin = '#deb184', cuff = c.forest, trim = c.gold } = {}) =>
  group({},
    path('M-20 -22C30 -20 60 6 110 2C140 0 160 -14 176 -32C184 -40 194 -32 188 -20C172 12 140 40 96 42C50 44 20 30 -20 26Z', skin),
    path('M24 -18C40 -44 66 -50 78 -44C86 -38 80 -28 70 -26C58 -24 52 -10 46 2Z', skin),
    line('M96 24C130 22 156 8 176 -16', '#7a4a28', 2.5, { opacity: 0.3 }),
    path('M-120 -40L-14 -30V34L-120 48Z', cuff), path('M-26 -31L-12 -30V34L-26 36Z', trim));

/** Forearm reaching right that grips something at its end; the elbow is on 0,0. */
export const gripping = ({ skin = '#deb184', cuff = c.forest, trim = c.gold, length = 300, width = 74 } = {}) =>
  group({},
    rect(0, -width / 2, length, width, skin, { rx: width * 0.3 }),
    rect(-60, -width * 0.6, length * 0.62, width * 1.2, cuff, { rx: 10 }),
    rect(length * 0.62 - 74, -width * 0.6, 14, width * 1.2, trim),
    range(3, (i) => rect(-50 + i * 26, -width * 0.6, 8, width * 1.2, trim, { opacity: 0.35 })),
  );

/** The four fingers that lie over the neighbour's wrist. */
export const grip = (x, y, width, skin) =>
  group({}, range(4, (i) => rect(x - 8, y - width / 2 + (i * width) / 4 + 1.5, width * 0.86, width / 4 - 3, skin, { rx: width / 8 })),
    range(3, (i) => line(`M${x} ${y - width / 2 + ((i + 1) * width) / 4}h${width * 0.7}`, '#7a4a28', 1.6, { opacity: 0.25 })));

/** Four wrists that hold each other: a square of hands around 0,0. */
export const fourHands = (size, sleeves) => {
  const width = size * 0.25;
  const half = size * 0.42;
  const arm = (s) => group({},
    rect(-size * 1.9, -half - width / 2, size * 1.9 + half + width * 0.1, width, s.skin, { rx: width * 0.2 }),
    path(`M${-size * 2} ${-half - width * 0.68}H${-half * 1.35}V${-half + width * 0.68}H${-size * 2}Z`, s.cuff),
    rect(-half * 1.35 - 16, -half - width * 0.68, 16, width * 1.36, s.trim),
    range(5, (i) => rect(-half * 1.35 - 60 - i * 34, -half - width * 0.68, 5, width * 1.36, s.trim, { opacity: 0.4 })));
  const fingers = (s) => group({},
    range(4, (i) => rect(half - width * 0.62, -half - width * 0.5 + (i * width) / 4 + 1, width * 1.2, width / 4 - 2, s.skin, { rx: width / 8 })),
    range(3, (i) => line(`M${half - width * 0.5} ${-half - width * 0.5 + ((i + 1) * width) / 4}h${width}`, '#6b3f20', 2, { opacity: 0.3 })),
  );
  return group({}, sleeves.map((s, i) => turn(i * 90, 0, 0, arm(s))), sleeves.map((s, i) => turn(i * 90, 0, 0, fingers(s))));
};
