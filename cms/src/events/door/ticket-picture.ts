import sharp from 'sharp'

/** Pixels to a square of the picture: sharp on screens with twice the density, and in print. */
const SCALE = 16

/** Squares that are left white around it, without which cameras do not find it. */
const QUIET = 4

/** A QR code as PNG, some 600 bytes of it. Nothing that a mail program would have to fetch, and no format that one does not know. */
export async function qrPicture(code: string): Promise<Buffer> {
  const { encodeQR } = await import('qr')
  const rows = encodeQR(code, 'raw', { ecc: 'quartile', border: QUIET })
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)))
  const size = rows.length
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * SCALE, size * SCALE, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
