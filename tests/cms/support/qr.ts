import { execFileSync } from 'node:child_process'
import path from 'node:path'

const cms = path.resolve(__dirname, '../../../cms')

/** In a process of its own: the library is a module that the test runner does not load. */
const PROGRAM = `
import sharp from 'sharp'
import { decodeQR } from 'qr/decode.js'
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const { data, info } = await sharp(Buffer.concat(chunks)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
process.stdout.write(decodeQR({ width: info.width, height: info.height, data }))
`

/** What a camera reads in a picture of a QR code. Throws where it finds none. */
export const readQr = (picture: Buffer): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { cwd: cms, input: picture, encoding: 'utf8' })
