/**
 * Draws the illustrations of the sample content: node identity/illustrations/build.mjs [part of a name …]
 * Without arguments all are drawn.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from './collections.mjs';
import { toWebp } from './render.mjs';

const target = join(import.meta.dirname, '../media');
const wanted = process.argv.slice(2);

await mkdir(target, { recursive: true });
for (const { pictures, width, maxKb } of collections) {
  for (const [name, draw] of Object.entries(pictures)) {
    if (wanted.length && !wanted.some((part) => name.includes(part))) continue;
    const { file, quality } = await toWebp(draw(), width, maxKb);
    await writeFile(join(target, `${name}.webp`), file);
    console.log(`${name}.webp ${(file.length / 1024).toFixed(1)} KB (quality ${quality})`);
  }
}
