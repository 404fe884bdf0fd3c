import type { FormName } from '@/lib/forms/form'
import { hold, isUsed, noteLeft, sendAsBrowser, sendHeld } from './early'
import { hasWaiting } from '../waiting/mark'
import { hasDraft } from './forget-draft'

export type FormModule = { enhance: (form: HTMLFormElement) => void | Promise<void> }

/** How far below the screen a form is near: another screen. */
const NEAR = '0% 0% 100%'

/**
 * Loads what makes forms of this kind answer at once: when one of them nears the screen or is touched, or when something that was
 * typed into it is kept on this device, or waits there to be sent. Until then the browser fills them in; what is done meanwhile is taken up, and when the
 * script does not come the browser sends them too. Returns what ends it.
 */
export function watchForms(name: FormName, load: () => Promise<FormModule>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const begun = new WeakSet<HTMLFormElement>()
  const formAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLFormElement>(`form[data-form=${name}]:not([data-enhanced])`) : null)

  const begin = async (form: HTMLFormElement) => {
    if (begun.has(form)) return
    begun.add(form)
    try {
      const { enhance } = await load()
      if (signal.aborted) return
      await enhance(form)
      sendHeld(form)
    } catch {
      // A line that failed may be there at the next touch.
      begun.delete(form)
      sendAsBrowser(form)
    }
  }
  const listen = (types: readonly string[], run: (form: HTMLFormElement, event: Event) => void, passive = true) => {
    const answer = (event: Event) => {
      const form = formAt(event)
      if (form) run(form, event)
    }
    for (const type of types) document.addEventListener(type, answer, { signal, passive })
  }
  listen(['focusin', 'pointerdown', 'input', 'change'], (form) => void begin(form))
  listen(['focusout'], (_, event) => noteLeft(event))
  const send = (form: HTMLFormElement, event: Event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    hold(form)
    void begin(form)
  }
  listen(['submit'], send, false)

  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting && target instanceof HTMLFormElement) void begin(target)
    },
    { rootMargin: NEAR },
  )
  signal.addEventListener('abort', () => near.disconnect())
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[data-form=${name}]`)) {
    near.observe(form)
    if (hasDraft(form) || hasWaiting() || isUsed(form)) void begin(form)
  }
  return () => controller.abort()
}
