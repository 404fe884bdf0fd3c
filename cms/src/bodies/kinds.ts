import type { MultipartBounds } from '../rules/bodies/multipart'
import type { Weight } from '../rules/bodies/weigh'

const KB = 1024
const MB = 1024 * KB
const SECOND = 1000

type Bounds = {
  /** Milliseconds within which a body has to come. */
  within: number
  /** JSON: what a route does not take is left out here, and refused. */
  json?: Weight & { bytes: number }
  /** `application/x-www-form-urlencoded`. */
  form?: { bytes: number; fields: number }
  multipart?: Omit<MultipartBounds, 'within'>
}

/** 20 MB for a file, and something for what stands around it. (Requirements, section 9) */
const FILE_BYTES = 20 * MB
const upload = (files: number, fields: number) => ({ bytes: 21 * MB, files, fileBytes: FILE_BYTES, fields, fieldBytes: 64 * KB })

/** How large a body may be, and what it may become. */
export const KINDS = {
  /** An action with some values; also every route that is in no list. */
  small: { within: 15 * SECOND, json: { bytes: 16 * KB, values: 300, depth: 8 } },
  /** What a mail program posts, in either way that a form is sent (RFC 8058). */
  oneClick: {
    within: 15 * SECOND,
    form: { bytes: KB, fields: 10 },
    multipart: { bytes: 4 * KB, files: 0, fileBytes: 0, fields: 10, fieldBytes: 256 },
  },
  /** The longest form of this service, with room. */
  submission: { within: 30 * SECOND, json: { bytes: 512 * KB, values: 5000, depth: 12 } },
  /** What the site has measured: many short numbers. */
  measures: { within: 30 * SECOND, json: { bytes: 512 * KB, values: 80_000, depth: 8 } },
  /** Lists of ids, permissions, layouts of lists. */
  settings: {
    within: 30 * SECOND,
    json: { bytes: 512 * KB, values: 20_000, depth: 16 },
    multipart: { bytes: 64 * KB, files: 0, fileBytes: 0, fields: 20, fieldBytes: 16 * KB },
  },
  /** A document as editors write it: mostly text, in blocks. */
  document: { within: 60 * SECOND, json: { bytes: 2 * MB, values: 20_000, depth: 40 } },
  /** One long text. */
  table: { within: 60 * SECOND, json: { bytes: 2 * MB, values: 10, depth: 3 } },
  /** A file of an applicant, or a part of one; a second one is refused by its route, which says why. */
  applicantFile: { within: 120 * SECOND, multipart: upload(2, 20) },
  /** Files of editors, and the folder's actions on the same address. */
  media: { within: 120 * SECOND, json: { bytes: 64 * KB, values: 1000, depth: 8 }, multipart: upload(20, 40) },
} as const satisfies Record<string, Bounds>

export type Kind = keyof typeof KINDS

export const boundsOf = (kind: Kind): Bounds => KINDS[kind]
