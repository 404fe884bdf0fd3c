import { picture } from './svg.mjs';
import { ground, hills, moon, nightStars, sky, sun } from './motifs/land.mjs';
import { moods } from './palette.mjs';

export const W = 1200;
export const H = 675;

/** A landscape ready for its subject: sky, light, hills and ground, then what is given. */
export const scene = (
  moodName,
  { seed = 1, light = [900, 190, 74], horizon = 430, floor = 540, ridge = 62, gap = 42, stars = 0, r = 38, w = W, h = H, far = '' } = {},
  ...content
) => {
  const mood = moods[moodName];
  return picture(
    w, h,
    sky(w, h, mood, { r }),
    stars ? nightStars(w, h * 0.6, stars, seed) : '',
    light ? (stars ? moon(...light, mood.sun) : sun(...light, mood.sun)) : '',
    far,
    horizon ? hills(w, h, horizon, mood, seed, { height: ridge, gap }) : '',
    floor ? ground(w, h, floor, mood) : '',
    ...content,
  );
};
