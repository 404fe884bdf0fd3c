import sharp from 'sharp';

/** Renders SVG to WebP of the given width; lowers the quality until it weighs at most maxKb. */
export const toWebp = async (svg, width, maxKb) => {
  const pixels = await sharp(Buffer.from(svg), { limitInputPixels: false }).resize(width).png({ compressionLevel: 1 }).toBuffer();
  for (let quality = 84; quality >= 30; quality -= 6) {
    const file = await sharp(pixels).webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length <= maxKb * 1024) return { file, quality };
  }
  throw new Error(`An illustration cannot be made lighter than ${maxKb} KB`);
};
