/**
 * Five seconds in which a house rises course by course: node identity/illustrations/video.mjs
 * Needs ffmpeg with libx264. Writes imar-intro.mp4 and its poster.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { at, fade, group, picture, range, rect } from './svg.mjs';
import { opening } from './motifs/arch.mjs';
import { crane, pennants, town } from './motifs/buildings.mjs';
import { ground, hills, sky, sun } from './motifs/land.mjs';
import { person } from './motifs/people.mjs';
import { dome, stone } from './motifs/stone.mjs';
import { rosette } from './motifs/star.mjs';
import { cypress } from './motifs/trees.mjs';
import { c, moods, skins } from './palette.mjs';
import { toWebp } from './render.mjs';

const target = join(import.meta.dirname, '../media');
const rate = 20;
const frames = 5 * rate;
const rows = 9;
const perRow = 7;
const total = rows * perRow;
const size = { w: 280, row: 22 };

const ease = (t) => 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;
/** Share of a movement that is done at t, when it starts and ends at the given seconds. */
const part = (t, from, to) => ease((t - from) / (to - from));

const masonry = (t) =>
  range(total, (i) => {
    const start = 0.3 + (i / total) * 2.6;
    const done = part(t, start, start + 0.35);
    if (done === 0) return '';
    const row = Math.floor(i / perRow);
    const width = size.w / perRow;
    return fade(done, stone(-size.w / 2 + (i % perRow) * width, -(row + 1) * size.row - (1 - done) * 60, width + 0.4, size.row + 0.4, row % 2 ? c.stone : c.lime));
  });

const frame = (t) => {
  const rise = part(t, 0, 4.2);
  const day = moods.dawn;
  return picture(
    640, 360,
    sky(640, 360, day, { r: 30 }), sun(470, 250 - rise * 150, 40, day.sun),
    hills(640, 360, 235, day, 5, { height: 34, gap: 20 }), fade(0.7, town(-10, 300, 660, { seed: 8, heights: [20, 60] })), ground(640, 360, 296, day),
    at(90, 300, 0.75, cypress()), at(128, 300, 0.55, cypress()),
    at(545, 300, [-0.72, 0.72], crane(290, 230, { stroke: c.forest, load: 0.55 + 0.25 * Math.sin(t * 1.9), drop: 60 + 26 * Math.sin(t * 2.7), hanging: t < 3 ? stone(-22, 0, 44, 22) : '' })),
    at(310, 302, 1, group({}, masonry(t),
      fade(part(t, 3, 3.4), opening(0, 0, 62, 118, { fill: c.forest, ring: 8, dark: c.brass, leaf: c.gold }), [-88, 88].map((x) => opening(x, -70, 32, 62, { fill: c.forest, ring: 5, dark: c.brass }))),
      fade(part(t, 3.2, 3.5), rect(-150, -rows * size.row - 10, 300, 12, c.clay)),
      group({ transform: `translate(0 ${(1 - part(t, 3.4, 3.9)) * -70})`, opacity: part(t, 3.4, 3.7) }, dome(0, -rows * size.row - 10, 52)),
      fade(part(t, 3.9, 4.3), rosette(0, -160, 20, [c.brass, c.cream, c.forest]), pennants(-150, -200, -290, -80, undefined, 6, 14), pennants(150, -200, 290, -60, undefined, 6, 14)))),
    at(196 + part(t, 0.2, 2) * -30, 340, 0.95, person({ top: c.river, vest: c.gold, head: 'helmet', skin: skins[2], hands: [[-20, -44], [26, -60 - 26 * Math.abs(Math.sin(t * 3))]] })),
    at(462, 342, 0.95, person({ body: 'robe', top: c.brick, head: 'hijab', cloth: c.cream, skin: skins[1], hands: [[-28, -54 - 30 * part(t, 4, 4.5)], [20, -44]] })),
  );
};

const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '640x360', '-r', `${rate}`, '-i', '-', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '26', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', join(target, 'imar-intro.mp4')], { stdio: ['pipe', 'inherit', 'inherit'] });
for (let i = 0; i < frames; i++) {
  const pixels = await sharp(Buffer.from(frame(i / rate))).removeAlpha().raw().toBuffer();
  if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
const [code] = await once(ffmpeg, 'close');
if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);

const { file } = await toWebp(frame(4.8), 640, 30);
await writeFile(join(target, 'imar-intro-poster.webp'), file);
