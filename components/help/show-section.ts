import { idOfHash } from '@/lib/visit/hash'
import { holdFocus } from './hold-focus'
import { HELP_ID, HELP_MENU_ID } from './sections'

const sectionOf = (element: Element | null) => element?.closest('[data-section]') ?? null

// Not `:target`, which a page that arrives in parts loses.
const namedElement = () => document.getElementById(idOfHash(location.hash) || 'overview')

/** The overview has the title of the page; each other section stands before it. */
function nameDocument(root: HTMLElement, id: string, ownTitle: string): void {
  const heading = id === 'overview' ? null : root.querySelector(`[data-section][id="${id}"] > h2`)
  document.title = [heading?.textContent, ownTitle].filter(Boolean).join(' | ')
}

/** Shows one section; the others stay where a search in the page finds them. */
function show(root: HTMLElement, id: string): void {
  for (const section of root.querySelectorAll('[data-section]')) {
    if (section.id === id) section.removeAttribute('hidden')
    else section.setAttribute('hidden', 'until-found')
  }
  for (const label of root.querySelectorAll('[data-for]')) {
    const mark = label instanceof HTMLAnchorElement ? 'aria-current' : 'data-current'
    if (label.dataset.for === id) label.setAttribute(mark, 'true')
    else label.removeAttribute(mark)
  }
}

/**
 * Takes over from the style, which shows the section that the hash names: hidden sections can then be found in the page, the
 * sidebar says which one is current, a hash that is none of theirs changes nothing, and the drawer closes on a choice.
 */
export function followHash(): (() => void) | undefined {
  const root = document.getElementById(HELP_ID)
  const menu = document.getElementById(HELP_MENU_ID)
  if (!root || !menu) return
  const controller = new AbortController()
  const { signal } = controller

  const ownTitle = document.title
  const turnTo = (id: string) => {
    show(root, id)
    nameDocument(root, id, ownTitle)
  }

  const follow = (): HTMLElement | null => {
    const element = namedElement()
    const section = sectionOf(element)
    if (section) turnTo(section.id)
    if (element instanceof HTMLDetailsElement) element.open = true
    return section && element
  }

  const onHash = ({ oldURL }: HashChangeEvent) => {
    // A dialog that is closed by a step back leaves the page, and the focus, where they were.
    if (oldURL && document.getElementById(idOfHash(new URL(oldURL).hash)) instanceof HTMLDialogElement) return
    if ('hidePopover' in menu) menu.hidePopover()
    const element = follow()
    element?.scrollIntoView()
    const heading = element?.querySelector<HTMLElement>(':scope[data-section] > h2')
    if (heading) holdFocus(heading)
  }

  const onFound = ({ target }: Event) => {
    const section = target instanceof Element ? sectionOf(target) : null
    if (!section) return
    turnTo(section.id)
    // Whoever follows a link finds its section too, and Firefox says so before the address has changed.
    setTimeout(() => {
      if (!signal.aborted && sectionOf(namedElement()) !== section) history.replaceState(history.state, '', `#${section.id}`)
    })
  }

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('[data-retry]'))) return
    event.preventDefault()
    location.reload()
  }

  if (!follow()) turnTo('overview')
  root.dataset.live = ''
  addEventListener('hashchange', onHash, { signal })
  root.addEventListener('beforematch', onFound, { signal })
  root.addEventListener('click', onClick, { signal })
  menu.addEventListener('toggle', () => void import('./drawer').then(({ enhanceDrawer }) => enhanceDrawer(menu)), {
    once: true,
    signal,
  })
  return () => {
    controller.abort()
    document.title = ownTitle
  }
}
