/** Draws the signs of the site itself: node scripts/illustrations/icons.mjs */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { c } from './palette.mjs';

const target = join(import.meta.dirname, '../../public');
const svg = (box, body, more = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${more}>${body}</svg>\n`;

const house = 'M13.5 27.5V19L20 13.3l6.5 5.7v8.5h-4.2v-4.4q0-2-2.3-3.1-2.3 1.1-2.3 3.1v4.4z';
const star = (size, stroke, width) => {
  const from = 20 - size / 2;
  const square = `<rect x="${from}" y="${from}" width="${size}" height="${size}"/>`;
  return `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round">${square}<g transform="rotate(45 20 20)">${square}</g></g>`;
};

const logo = svg('0 0 40 40', `${star(23, c.brass, 2.4)}<path d="${house}" fill="${c.forest}"/>`);
const onGround = (radius) =>
  svg('0 0 40 40', `<rect width="40" height="40" rx="${radius}" fill="${c.deep}"/>${star(21, c.gold, 2.2)}<path d="${house}" fill="${c.lime}" transform="translate(20 20.4) scale(.86) translate(-20 -20.4)"/>`);
/** At 16 and 32 pixels the star is a solid ground: two thin squares would blur. */
const small = svg('0 0 40 40', `<g fill="${c.brass}"><rect x="6.5" y="6.5" width="27" height="27" rx="1"/><rect x="6.5" y="6.5" width="27" height="27" rx="1" transform="rotate(45 20 20)"/></g><path d="${house}" fill="${c.deep}" transform="translate(20 20.4) scale(1.2) translate(-20 -20.4)"/>`);

const placeholder = {
  person: svg('0 0 400 400', `<rect width="400" height="400" fill="${c.lime}"/><path d="M50 400V190C50 110 110 60 200 10C290 60 350 110 350 190V400Z" fill="${c.stone}"/><path d="M72 400C74 322 112 292 166 278Q200 296 234 278C288 292 326 322 328 400Z" fill="${c.sage}"/><path d="M178 236h44v46q-22 18-44 0z" fill="#cdb587"/><path d="M148 172c0-64 104-64 104 0v26c0 40-24 64-52 64s-52-24-52-64z" fill="${c.lime}"/><path d="M50 400V190C50 110 110 60 200 10C290 60 350 110 350 190V400" fill="none" stroke="${c.brass}" stroke-width="5"/>`),
  image: svg('0 0 640 360', `<rect width="640" height="360" fill="${c.lime}"/><circle cx="470" cy="104" r="46" fill="${c.gold}"/><path d="M0 300l110-84 130 60 130-104 120 88 150-64v164H0z" fill="#c9d3b8"/><path d="M0 330l150-60 170 46 160-56 160 50v50H0z" fill="${c.sage}"/><path d="M250 360V196C250 152 280 128 320 104C360 128 390 152 390 196V360Z" fill="${c.cream}" stroke="${c.brass}" stroke-width="4"/><path d="M250 232h140M250 268h140M250 304h140M250 340h140" stroke="${c.stone}" stroke-width="16"/><path d="M294 360v-66q0-26 26-38q26 12 26 38v66z" fill="${c.forest}"/>`),
  logo: svg('0 0 300 200', `<rect width="300" height="200" rx="14" fill="${c.cream}"/><g transform="translate(90 40) scale(3)" opacity=".75">${star(23, c.stone, 2.4)}<path d="${house}" fill="${c.clay}"/></g>`),
};

/** An ICO that holds PNG pictures, as every browser since 2007 reads it. */
const ico = (pictures) => {
  const header = Buffer.alloc(6 + pictures.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, i) => {
    const entry = 6 + i * 16;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
};

const png = (source, size) => sharp(Buffer.from(source), { density: (72 * size) / 40 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
const save = (name, content) => writeFile(join(target, name), content);

await Promise.all([
  save('logo.svg', logo),
  save('icon.svg', onGround(9)),
  save('apple-touch-icon.png', await png(onGround(0), 180)),
  save('icon-192.png', await png(onGround(0), 192)),
  save('icon-512.png', await png(onGround(0), 512)),
  save('favicon.ico', ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(size < 48 ? small : onGround(9), size) }))))),
  ...Object.entries(placeholder).map(([name, content]) => save(`placeholder-${name}.svg`, content)),
]);
