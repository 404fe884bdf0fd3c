import { choose, forget, isChosen, SIZE_PLACE } from '@/lib/offline/chosen'
import { formatNumber } from '@/lib/i18n/format'
import { toLocale } from '@/rules/languages'
import { target } from './dom'

const UPLOADS = '/uploads/'

const MEGABYTE = 1024 * 1024

/** Addresses of what a page shows and offers for download, all of this site. */
function filesOf(root: ParentNode): string[] {
  const shown = [...root.querySelectorAll('img')].map(({ currentSrc, src }) => currentSrc || src)
  const offered = [...root.querySelectorAll<HTMLAnchorElement>(`a[href^="${UPLOADS}"]`)].map(({ href }) => href)
  return [...new Set([...shown, ...offered])]
    .map((address) => new URL(address, location.href))
    .flatMap(({ origin, pathname }) => (origin === location.origin && pathname.startsWith(UPLOADS) ? pathname : []))
}

/** What the button offers next. */
function show(button: HTMLElement, chosen: boolean): void {
  const { keep = '', keepRemove = '' } = button.dataset
  button.setAttribute('aria-pressed', String(chosen))
  button.textContent = chosen ? keepRemove : keep
}

async function turn(button: HTMLElement): Promise<void> {
  const status = button.parentElement?.querySelector('[role=status]')
  const files = filesOf(document.querySelector('main') ?? document)
  const { keepDone = '', keepFailed = '' } = button.dataset
  button.setAttribute('aria-disabled', 'true')
  let said = ''
  try {
    const chosen = await isChosen(location.pathname)
    if (chosen) await forget(location.pathname)
    else {
      const bytes = await choose(location.pathname, files)
      said = keepDone.replace(SIZE_PLACE, formatNumber(toLocale(document.documentElement.lang), Math.ceil((bytes / MEGABYTE) * 10) / 10))
    }
    show(button, !chosen)
  } catch {
    said = keepFailed
  }
  button.removeAttribute('aria-disabled')
  if (status) status.textContent = said
}

/** The button that keeps a page for a dead line (`components/shared/KeepButton`); where no worker could give it back there is none. */
export function enhanceKeeping(signal: AbortSignal): void {
  const buttons = document.querySelectorAll<HTMLElement>('button[data-keep]')
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) {
    for (const button of buttons) button.hidden = true
    return
  }
  for (const button of buttons) void isChosen(location.pathname).then((chosen) => chosen && show(button, true))
  const press = (event: Event) => {
    const button = target(event, 'button[data-keep]:not([aria-disabled])')
    if (button) void turn(button)
  }
  document.addEventListener('click', press, { signal })
}
