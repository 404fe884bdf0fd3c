import { REGISTER } from './event-actions'

/**
 * The button of the event's facts opens the registration, 'Cancel' closes it; the focus goes along. Where a draft opens it, the
 * focus stays where it is. Returns what ends it.
 */
export function watchDisclosure(): () => void {
  const panel = document.querySelector<HTMLDetailsElement>('[data-registration]')
  const summary = panel?.querySelector('summary')
  const begin = () => panel?.querySelector<HTMLElement>('[name=name]')?.focus()
  const click = ({ target }: Event) => {
    const button = panel && target instanceof Element && target.closest(`[href="#${REGISTER}"], [data-cancel]`)
    if (!button) return
    panel.open = button.matches('a')
    if (panel.open) begin()
    else summary?.focus()
  }
  const toggle = () => panel?.open && document.activeElement === summary && begin()
  document.addEventListener('click', click)
  panel?.addEventListener('toggle', toggle)
  return () => {
    document.removeEventListener('click', click)
    panel?.removeEventListener('toggle', toggle)
  }
}
