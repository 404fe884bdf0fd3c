import { CARDS_CHANGED } from '../../phase-clock'
import { addressOf, showAddress } from './address'
import { currentPlace, restore } from './focus'
import { fetchParts, replaceParts } from './parts'

/** How long the typing has to rest before the list follows, in milliseconds. */
const REST = 300

/** Answers filters, links and 'Refresh' by fetching the same address as without script and showing its parts. */
export function liveList(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector<HTMLFormElement>('form[role="search"]')
  const [status, alert] = root.querySelectorAll<HTMLElement>(':scope > [role="status"], :scope > [role="alert"]')
  if (!form || !status || !alert) return
  let request = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const setBusy = (isBusy: boolean) => {
    document.getElementById('events-results')?.setAttribute('aria-busy', String(isBusy))
    document.getElementById('events-refresh')?.toggleAttribute('disabled', isBusy)
  }

  const show = async (address: URL) => {
    clearTimeout(timer)
    request.abort()
    const own = (request = new AbortController())
    const place = currentPlace()
    setBusy(true)
    try {
      const page = await fetchParts(address, own.signal)
      if (own.signal.aborted) return
      replaceParts(root, page)
      alert.textContent = ''
      status.textContent = root.querySelector('[data-found]')?.textContent ?? ''
      // Past the framework, which would take it for a way to another page.
      history.replaceState(history.state, '', address)
      showAddress(form, address)
      document.dispatchEvent(new Event(CARDS_CHANGED))
      restore(place)
    } catch {
      if (own.signal.aborted) return
      setBusy(false)
      alert.textContent = alert.dataset.text ?? ''
      restore(place && { ...place, goal: '' })
    }
  }

  const follow = () => {
    const current = new URL(location.href)
    const address = addressOf(form, current)
    const isNew = ['type', 'place', 'source', 'q'].some((name) => address.searchParams.get(name) !== current.searchParams.get(name))
    if (isNew) void show(address)
    else setBusy(false)
  }

  const refresh = (button: HTMLElement) => {
    const text = button.textContent
    button.textContent = button.dataset.busy ?? text
    void show(new URL(location.href)).finally(() => (button.textContent = text))
  }

  root.addEventListener(
    'input',
    ({ target }) => {
      // An answer to what was typed before must not undo what is typed now.
      request.abort()
      clearTimeout(timer)
      timer = setTimeout(follow, target instanceof HTMLSelectElement ? 0 : REST)
    },
    { signal },
  )
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const button = document.getElementById('events-refresh')
      if (event.target === form) void show(addressOf(form, new URL(location.href)))
      else if (button) refresh(button)
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-live]') : null
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const address = new URL(link.href)
      address.hash = ''
      link.focus()
      void show(address)
    },
    { signal },
  )
  signal.addEventListener('abort', () => request.abort())
  root.dataset.awake = ''
  // What was chosen while this file was on its way.
  follow()
}
