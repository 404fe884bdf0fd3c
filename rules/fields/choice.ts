import * as z from 'zod/mini'
import { toLocale } from '../languages'
import { cleanText } from '../text'
import { code, read } from './text'

/** One of several values. */
export const oneOf = <const Value extends string>(values: readonly Value[]) => z.pipe(read(cleanText), z.enum(values, code('required')))

/** Yes or no, sent as text. (Requirements, section 3, department application) */
export const yesOrNo = oneOf(['true', 'false'])

/** The id of a document of the content service. */
export const documentId = z.pipe(read(cleanText), z.string().check(z.regex(/^[a-z0-9]{10,50}$/, code('required'))))

/** The language of the page, which decides that of the mails. */
export const language = z.transform(toLocale)
