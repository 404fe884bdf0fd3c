import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const compressWith = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The best ones are dear: for what never changes. What is made anew with each publication gets the quality of `deploy/nginx`. */
const options = (isForever: boolean) => ({ level: 9, params: { [constants.BROTLI_PARAM_QUALITY]: isForever ? 11 : 9 } })

const accepts = (encoding: Encoding) => new RegExp(`(?:^|[\\s,])${encoding}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
const PATTERNS = { br: accepts('br'), gzip: accepts('gzip') }

/** The best of our encodings that a browser takes, by its header; null for none. */
export function wishedEncoding(header: string | string[] | undefined): Encoding | null {
  const wish = String(header ?? '')
  if (PATTERNS.br.test(wish)) return 'br'
  return PATTERNS.gzip.test(wish) ? 'gzip' : null
}

let queue: Promise<unknown> = Promise.resolve()

/** One body and its compressed copies, which are made when they are first wished for, one after the other and in the background. */
export class Copies {
  readonly #made = new Map<Encoding, Buffer>()
  readonly #making = new Set<Encoding>()

  constructor(
    readonly plain: Buffer,
    private readonly isForever: boolean,
  ) {}

  get bytes(): number {
    return [...this.#made.values()].reduce((sum, { length }) => sum + length, this.plain.length)
  }

  /** Undefined while the copy is being made. */
  get(encoding: Encoding | null): Buffer | undefined {
    if (encoding === null) return this.plain
    const made = this.#made.get(encoding)
    if (!made && !this.#making.has(encoding)) this.#make(encoding)
    return made
  }

  #make(encoding: Encoding): void {
    this.#making.add(encoding)
    queue = queue
      .then(async () => this.#made.set(encoding, await compressWith[encoding](this.plain, options(this.isForever))))
      .catch((error: unknown) => console.error('No compressed copy:', error))
  }
}
