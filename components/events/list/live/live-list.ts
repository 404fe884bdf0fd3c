import { CARDS_CHANGED } from '../../keep-phases'
import { addressOf, showAddress } from './address'
import { currentPlace, restore } from './focus'
import { fetchParts, replaceParts } from './parts'

/** How long the typing has to rest before the list follows, in milliseconds. */
const REST = 300

/** How an address gets into the history: a choice can be taken back, a word that is being typed not letter by letter. */
type Entry = 'pushState' | 'replaceState' | 'none'

/**
 * Answers filters, links, 'Refresh' and Back by fetching the same address as without script and showing its parts. `shown` is the
 * query of the list as it came.
 */
export function liveList(root: HTMLElement, signal: AbortSignal, shown = location.search): void {
  const form = root.querySelector<HTMLFormElement>('form[role="search"]')
  const [status, alert] = root.querySelectorAll<HTMLElement>(':scope > [role="status"], :scope > [role="alert"]')
  if (!form || !status || !alert) return
  let request = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTyping = false

  const setBusy = (isBusy: boolean) => {
    document.getElementById('events-results')?.setAttribute('aria-busy', String(isBusy))
    document.getElementById('events-refresh')?.toggleAttribute('disabled', isBusy)
  }

  const show = async (address: URL, entry: Entry) => {
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
      if (entry !== 'none') history[entry](history.state, '', address)
      shown = address.search
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
    if (!isNew) return setBusy(false)
    void show(address, isTyping && address.searchParams.has('q') && current.searchParams.has('q') ? 'replaceState' : 'pushState')
  }

  const refresh = (button: HTMLElement) => {
    const text = button.textContent
    button.textContent = button.dataset.busy ?? text
    void show(new URL(location.href), 'none').finally(() => (button.textContent = text))
  }

  root.addEventListener(
    'input',
    ({ target }) => {
      // An answer to what was typed before must not undo what is typed now.
      request.abort()
      clearTimeout(timer)
      isTyping = !(target instanceof HTMLSelectElement)
      timer = setTimeout(follow, target instanceof HTMLSelectElement ? 0 : REST)
    },
    { signal },
  )
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const button = document.getElementById('events-refresh')
      if (event.target === form) follow()
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
      void show(address, 'pushState')
    },
    { signal },
  )
  const takeBack = () => {
    if (location.search !== shown) void show(new URL(location.href), 'none')
  }
  addEventListener('popstate', takeBack, { signal })
  signal.addEventListener('abort', () => request.abort())
  root.dataset.awake = ''
  // What was chosen, or taken back, while this file was on its way.
  if (location.search === shown) follow()
  else takeBack()
}
