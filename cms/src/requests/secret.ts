import { createHash, timingSafeEqual } from 'node:crypto'
import { required } from '../environment'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a header holds the secret that stands in the variable of this name; takes as long for every wrong one. */
export const holdsSecret = (header: string | string[] | undefined, name: string): boolean =>
  typeof header === 'string' && timingSafeEqual(digest(header), digest(required(name)))
