import type { Item } from './item'
import { when } from './when'

export const ACTIONS = ['send', 'back', 'another', 'dismiss'] as const

export type Action = (typeof ACTIONS)[number]

/** What stands in the place of a form that waits: what it is, since when, and what can be done with it. */
export class Box {
  readonly element: HTMLElement

  constructor(
    template: HTMLTemplateElement,
    readonly item: Item,
    run: (action: Action, box: Box) => void,
  ) {
    const copy = template.content.firstElementChild?.cloneNode(true)
    if (!(copy instanceof HTMLElement)) throw new Error('The template of what waits is empty.')
    this.element = copy
    for (const part of copy.querySelectorAll('[data-of-state]')) if (!part.dataset.ofState?.split(' ').includes(item.state)) part.remove()
    for (const name of copy.querySelectorAll('[data-item-title]')) {
      name.textContent = item.title
      name.setAttribute('lang', item.lang)
    }
    for (const place of copy.querySelectorAll('[data-item-at]')) place.textContent = when(item.at)
    for (const action of ACTIONS) this.button(action)?.addEventListener('click', () => run(action, this))
  }

  /** Why it was not taken, in words. */
  set reason(text: string) {
    const place = this.element.querySelector('[data-item-reason]')
    if (!place || place.textContent === text) return
    place.textContent = text
    place.hidden = !text
  }

  /** What became of an attempt; empty takes it away. */
  say(what: 'lost' | ''): void {
    const place = this.element.querySelector('[data-item-status]')
    if (place) place.textContent = what === '' ? '' : (this.element.dataset[what] ?? '')
  }

  /** Whether something is being done with it, at one of its buttons. */
  showBusy(action: Action, isBusy: boolean): void {
    for (const one of ACTIONS) {
      if (isBusy) this.button(one)?.setAttribute('aria-disabled', 'true')
      else this.button(one)?.removeAttribute('aria-disabled')
    }
    const button = this.button(action)
    if (!button?.dataset.busy) return
    button.dataset.label ??= button.textContent ?? ''
    button.textContent = isBusy ? button.dataset.busy : button.dataset.label
  }

  get isBusy(): boolean {
    return this.element.querySelector('[aria-disabled]') !== null
  }

  private button(action: Action): HTMLElement | null {
    return this.element.querySelector<HTMLElement>(`[data-item-action=${action}]`)
  }
}
