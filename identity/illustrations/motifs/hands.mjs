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
