import { REGISTER } from './event-actions'

/** The button of the event's facts opens the registration, 'Cancel' closes it; the focus goes along. Returns what ends it. */
export function watchDisclosure(): () => void {
  const panel = document.querySelector<HTMLDetailsElement>('[data-registration]')
  const click = ({ target }: Event) => {
    const button = panel && target instanceof Element && target.closest(`[href="#${REGISTER}"], [data-cancel]`)
    if (!button) return
    panel.open = button.matches('a')
    if (!panel.open) panel.querySelector('summary')?.focus()
  }
  const toggle = () => panel?.open && panel.querySelector<HTMLElement>('[name=name]')?.focus()
  document.addEventListener('click', click)
  panel?.addEventListener('toggle', toggle)
  return () => {
    document.removeEventListener('click', click)
    panel?.removeEventListener('toggle', toggle)
  }
}
