import { Secret, TOTP } from 'otpauth'
import { identity } from '../identity'

/** Seconds for which a code holds. */
const PERIOD = 30

/** Bytes of a secret, as RFC 4226 recommends. */
const SIZE = 20

/** The clock of a telephone may be wrong by so many codes. */
const WINDOW = 1

const generator = (secret: string, account = '') =>
  new TOTP({ issuer: identity.words.en.initiativeShort, label: account, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) })

/** A new secret, in letters that can be typed. */
export const newSecret = (): string => new Secret({ size: SIZE }).base32

/** The address that an authenticator app reads from a QR code. */
export const addressOf = (secret: string, account: string): string => generator(secret, account).toString()

/** The half minute since 1970 for which a code was made; null for one that does not hold now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const away = generator(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return away === null ? null : Math.floor(now / 1000 / PERIOD) + away
}
