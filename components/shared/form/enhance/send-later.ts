import { hasWaiting } from '../waiting/mark'
import type { FormSide, Hooks } from '../waiting/form-side'
import { keepsDrafts } from './draft'

/** Offers to keep a form that got no answer, where its page has offers for it (`KeepOffer`). */
export class SendLater {
  private loading: Promise<FormSide> | undefined

  constructor(
    private readonly hooks: Hooks,
    /** Looks at the form once more, and runs when it may wait. */
    whenRight: (run: () => Promise<void>) => void,
    private readonly failed: () => void,
  ) {
    for (const offer of this.offers) {
      offer.querySelector('[data-keep-later]')?.addEventListener('click', () => {
        offer.closest('dialog')?.close()
        whenRight(() => this.keep())
      })
    }
    hooks.form.querySelector('[data-keep-nothing]')?.addEventListener('change', () => this.hide())
    if (hasWaiting()) void this.load().then((side) => side.show(), ignore)
  }

  /** Loads ahead what is needed without a line. */
  prepare(): void {
    if (this.isWanted) void this.load().catch(ignore)
  }

  /** Offers it, where this browser can keep it and nobody has forbidden that. */
  async offer(): Promise<void> {
    if (!this.isWanted) return
    const side = await this.load().catch(ignore)
    if (side?.canKeep) for (const offer of this.offers) offer.hidden = false
  }

  hide(): void {
    for (const offer of this.offers) offer.hidden = true
  }

  private async keep(): Promise<void> {
    const side = await this.load()
    if (await side.keep()) this.hide()
    else this.failed()
  }

  private get offers(): NodeListOf<HTMLElement> {
    return document.querySelectorAll<HTMLElement>(`[data-keep-offer="${CSS.escape(this.hooks.form.id.replace(/-form$/, ''))}"]`)
  }

  /** Nothing that is tried in a preview is handed in. */
  private get isWanted(): boolean {
    return keepsDrafts() && this.offers.length > 0 && !document.querySelector('form[action="/api/preview/exit"]')
  }

  private load(): Promise<FormSide> {
    this.loading ??= import('../waiting/form-side').then(({ FormSide }) => new FormSide(this.hooks))
    this.loading.catch(() => (this.loading = undefined))
    return this.loading
  }
}

const ignore = () => undefined
