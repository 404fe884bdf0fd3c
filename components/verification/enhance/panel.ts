import type { Said } from './ask'

type View = 'waiting' | 'done' | 'used' | 'failure'

/** After which the same link may be sent again. */
const PASSING: readonly Said['state'][] = ['error', 'limited']

/** What the page tells of its link, and which forms are offered meanwhile. */
export class Panel {
  constructor(private readonly root: HTMLElement) {}

  /** Where the answer is told. */
  focus(): void {
    this.root.querySelector('[data-told]')?.focus()
  }

  wait(): void {
    this.tell('waiting')
    this.offer({ link: false, others: false, help: false })
  }

  /** What became of the link, or of the code typed in its place. */
  show({ state, text, department }: Said): void {
    if (state === 'done' || state === 'used') {
      this.tell(state, { department })
      this.offer({ link: false, others: false, help: false })
    } else {
      this.tell('failure', { reason: text })
      this.offer({ link: PASSING.includes(state), others: true, help: true })
      if (state === 'failed') this.open('mail')
    }
  }

  private tell(view: View, texts: Record<string, string | null | undefined> = {}): void {
    const template = this.root.querySelector<HTMLTemplateElement>(`template[data-view=${view}]`)
    if (!template) return
    const content = document.importNode(template.content, true)
    for (const [name, text] of Object.entries(texts)) {
      const place = content.querySelector<HTMLElement>(`[data-${name}]`)
      if (!place || !text) continue
      place.textContent = text
      place.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden')
    }
    this.root.querySelector('[data-told]')?.replaceChildren(content)
  }

  private offer({ link, others, help }: { link: boolean; others: boolean; help: boolean }): void {
    const shown: [string, boolean][] = [
      ['form[data-by=link]', link],
      ['[data-others]', others],
      ['[data-help]', help],
    ]
    for (const [selector, isShown] of shown) {
      const part = this.root.querySelector<HTMLElement>(selector)
      if (part) part.hidden = !isShown
    }
    const button = this.root.querySelector('[data-retry]')
    if (button && help) button.textContent = button.dataset.retry ?? ''
  }

  private open(id: string): void {
    const part = this.root.querySelector<HTMLDetailsElement>(`details#${id}`)
    if (part) part.open = true
  }
}
