import { pagePolicy } from '@/lib/framework/page/policy.mjs'
import { STATUS_PLACE } from '@/lib/entities/stand-in-kinds'
import { type Parts, SharedText } from '@/lib/server/parts'
import { LOCALE_PATTERN } from '@/rules/languages'

/** What differs from one address to another: links to the stand-in itself, behind their language, and the status. */
const OWN = new RegExp(`((?<=href="/(?:${LOCALE_PATTERN}))/missing/\\w+(?=")|${STATUS_PLACE.replace(/[[\]]/g, '\\$&')})`)

/** A page that stands in for many others, cut where it is another one for each of them. */
export class StandInPage {
  readonly policy: string
  /** The pieces, and between each two what is replaced there. */
  readonly #pieces: (SharedText | string)[]

  constructor(html: string) {
    this.policy = pagePolicy({ html })
    this.#pieces = html.split(OWN).map((piece, index) => (index % 2 === 0 ? new SharedText(piece) : piece))
  }

  /** For an address, which its links lead to in the other languages, and the status that it is answered with. */
  for(target: string, status: number): Parts {
    return this.#pieces.map((piece) => (typeof piece !== 'string' ? piece : piece === STATUS_PLACE ? String(status) : target))
  }
}
