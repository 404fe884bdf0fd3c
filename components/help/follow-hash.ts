import { HELP_ID, HELP_MENU_ID } from './sections'

const sectionOf = (element: Element | null) => element?.closest<HTMLElement>('[data-section]') ?? null

/** Shows one section; the others stay where a search in the page finds them. */
function show(root: HTMLElement, id: string): void {
  for (const section of root.querySelectorAll('[data-section]')) {
    if (section.id === id) section.removeAttribute('hidden')
    else section.setAttribute('hidden', 'until-found')
  }
  for (const label of root.querySelectorAll<HTMLElement>('[data-for]')) {
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

  const follow = (): HTMLElement | null => {
    // Not `:target`, which a page that arrives in parts loses.
    const element = document.getElementById(location.hash.slice(1) || 'overview')
    const section = sectionOf(element)
    if (section) show(root, section.id)
    if (element instanceof HTMLDetailsElement) element.open = true
    return section && element
  }

  const onHash = () => {
    if ('hidePopover' in menu) menu.hidePopover()
    const element = follow()
    element?.scrollIntoView()
    element?.querySelector<HTMLElement>(':scope[data-section] > h2')?.focus({ preventScroll: true })
  }

  const onFound = ({ target }: Event) => {
    const section = target instanceof Element ? sectionOf(target) : null
    if (!section) return
    show(root, section.id)
    history.replaceState(history.state, '', `#${section.id}`)
  }

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('[data-retry]'))) return
    event.preventDefault()
    location.reload()
  }

  if (!follow()) show(root, 'overview')
  root.dataset.live = ''
  addEventListener('hashchange', onHash, { signal })
  root.addEventListener('beforematch', onFound, { signal })
  root.addEventListener('click', onClick, { signal })
  menu.addEventListener('toggle', () => void import('./drawer').then(({ enhanceDrawer }) => enhanceDrawer(menu)), {
    once: true,
    signal,
  })
  return () => controller.abort()
}
