import 'server-only'
import { createHash } from 'node:crypto'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { currentRendering } from '@/lib/framework/process/rendering'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    staticMarkup?: MarkupStore
  }
}

/**
 * Hands markup from server components to the rendering of their document, past the payload that the browser gets. Each
 * rendering has a place of its own, which goes with it: what is read twice, or never, or by a rendering that is broken off,
 * takes nothing from another one and leaves nothing behind.
 */
export class MarkupStore {
  readonly #ofRenderings = new WeakMap<object, Map<string, string>>()

  /** `rendering` tells which one is asking: the same object for its server components and for its document. */
  constructor(private readonly rendering: () => object | undefined) {}

  /** Keeps markup for the document, and gives its name: another one for other markup. */
  keep(html: string): string {
    const name = createHash('sha256').update(html).digest('base64url').slice(0, 16)
    this.#own().set(name, html)
    return name
  }

  /** Throws where there is none: a page without its content is no page. */
  kept(name: string): string {
    const html = this.#own().get(name)
    if (html === undefined) throw new Error(`The markup ${name} is not there.`)
    return html
  }

  #own(): Map<string, string> {
    const rendering = this.rendering()
    if (!rendering) throw new Error('Static content was asked for outside a rendering.')
    const own = this.#ofRenderings.get(rendering) ?? new Map<string, string>()
    this.#ofRenderings.set(rendering, own)
    return own
  }
}

/** The store of this process; `StaticMarkup`, which is part of the browser's script too, reads it from the process's state. */
export const staticMarkup = (processState.staticMarkup ??= new MarkupStore(currentRendering))
