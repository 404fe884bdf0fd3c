/** Under this name an entry of the history says what lies over the page while it is the current one. */
const KEY = 'imarOver'

type Layer = {
  /** Its address within the page, where it has one. */
  address?: string
  /** Whether an entry is added, is there already because a link within the page led here, or belongs to the page because a visitor arrived with it. */
  entry?: 'added' | 'present' | 'arrival'
  close: () => void
}

/** What was closed by its own means, until its entry is taken away: another layer may take that over. */
let leaving: string | null = null

function layerOf(state: unknown): string | null {
  const name = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null
  return typeof name === 'string' ? name : null
}

const isCurrent = (id: string) => layerOf(history.state) === id || location.hash === `#${id}`

/** Past the framework, which would take it for a way to another page: what it keeps in the entry stays there. */
function write(how: 'pushState' | 'replaceState', id: string | undefined, address?: string): void {
  const state: unknown = history.state
  history[how]({ ...(typeof state === 'object' && state), [KEY]: id }, '', address)
}

/** Leaves the entry of a layer that was closed. On a page with a hash the browser would take the focus there. */
function goBack(then: () => void): void {
  const focused = document.activeElement
  const arrive = () => {
    history.scrollRestoration = 'auto'
    then()
    setTimeout(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }))
  }
  addEventListener('popstate', arrive, { once: true })
  history.back()
}

/**
 * Gives what was opened over the page an entry in the history, so that Back closes it. What it returns is called when it has been
 * closed, by whatever means: it takes the entry away again, and then does what it is given.
 */
export function takeHistoryEntry(id: string, { address, entry = 'added', close }: Layer): (then?: () => void) => void {
  const page = location.pathname + location.search
  const controller = new AbortController()
  if (entry === 'added') {
    // The page has not moved by being covered, so it must not move back. With a hash it would go there instead, and take the focus.
    if (!location.hash) history.scrollRestoration = 'manual'
    write(leaving !== null && layerOf(history.state) === leaving ? 'replaceState' : 'pushState', id, address)
  } else if (entry === 'present') {
    write('replaceState', id)
  }
  leaving = null
  let isLeft = false
  addEventListener(
    'popstate',
    () => {
      if (isCurrent(id)) return
      isLeft = true
      close()
    },
    { signal: controller.signal },
  )

  return (then = () => undefined) => {
    if (controller.signal.aborted) return
    controller.abort()
    history.scrollRestoration = 'auto'
    // Whatever entry is the current one by now, it is not the one that was closed.
    if (isLeft) return then()
    if (layerOf(history.state) === id) {
      leaving = id
      // What takes its place opens in the same moment.
      setTimeout(() => {
        const isOurs = leaving === id && layerOf(history.state) === id
        if (leaving === id) leaving = null
        if (isOurs) goBack(then)
        else then()
      })
      return
    }
    if (isCurrent(id)) write('replaceState', undefined, page)
    then()
  }
}
