import { decodeQR } from 'qr/decode.js'

/** The text of a QR code in a picture, or null where there is none. */
export function decode(image: ImageData): string | null {
  try {
    return decodeQR(image)
  } catch {
    return null
  }
}
