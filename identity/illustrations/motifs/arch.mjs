import { clip, group, line, path, rect } from '../svg.mjs';
import { c } from '../palette.mjs';

/** Outline of the pointed arch that stands on base, w wide and h high. */
export const archPath = (cx, base, w, h) => {
  const left = cx - w / 2;
  const right = cx + w / 2;
  const curve = Math.min(h * 0.46, w * 0.75);
  const top = base - h;
  const spring = top + curve;
  return (
    `M${left} ${base}V${spring}C${left} ${spring - curve * 0.47} ${cx - w * 0.285} ${top + curve * 0.29} ${cx} ${top}` +
    `C${cx + w * 0.285} ${top + curve * 0.29} ${right} ${spring - curve * 0.47} ${right} ${spring}V${base}Z`
  );
};

const openArch = (cx, base, w, h) => archPath(cx, base, w, h).slice(0, -1);

/** The ring of alternating stones around an opening. */
export const voussoirs = (cx, base, w, h, width, light = c.lime, dark = c.brass, step = width * 1.1) => {
  const d = openArch(cx, base, w, h);
  const flat = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' };
  return group(
    {},
    line(d, light, width, flat),
    line(d, dark, width, { ...flat, 'stroke-dasharray': `${step} ${step}` }),
  );
};

/** An opening with its stone ring: door or window. */
export const opening = (cx, base, w, h, { fill = c.forest, light = c.cream, dark = c.stone, ring = w * 0.16, leaf } = {}) =>
  group(
    {},
    ring ? voussoirs(cx, base, w, h, ring * 2, light, dark) : '',
    path(archPath(cx, base, w, h), fill),
    leaf
      ? clip(
          archPath(cx, base, w, h),
          rect(cx, base - h, w / 2, h, '#000', { opacity: 0.14 }),
          line(`M${cx} ${base}V${base - h}`, leaf, Math.max(1, w * 0.035)),
          line(`M${cx - w / 2} ${base - h * 0.5}H${cx + w / 2}`, leaf, Math.max(1, w * 0.035)),
        )
      : '',
  );
