import * as z from 'zod/mini'
import { cleanCode } from '../text'
import { code, filled, read } from './text'

const MAX_PHONE = 40

/** Enough to tell a number from a word; the site compares with the numbering plans too. */
const PHONE = /^\+?(?:[\s()./-]*\d){5}[\d\s()./-]*$/

/** A telephone number as people write it, with Latin digits. */
export const phone = z.pipe(read(cleanCode), filled(MAX_PHONE).check(z.regex(PHONE, code('invalid_phone'))))
