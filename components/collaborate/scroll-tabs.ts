import { scrollBehaviour } from '@/components/layout/enhance/dom'

/** Pixels for each press. (Requirements, section 2, collaborate) */
const STEP = 200

/** Shows the current tab, and buttons in the directions in which there is more. */
export function scrollTabs(tabs: HTMLElement): void {
  const forward = getComputedStyle(tabs).direction === 'rtl' ? -1 : 1
  const buttons = [...(tabs.parentElement?.querySelectorAll('[data-tabs-scroll]') ?? [])]

  const update = () => {
    const gone = tabs.scrollLeft * forward
    const left = tabs.scrollWidth - tabs.clientWidth - gone
    for (const button of buttons) button.hidden = (button.dataset.tabsScroll === '1' ? left : gone) < 1
  }

  const current = tabs.querySelector('[aria-current]')?.getBoundingClientRect()
  const frame = tabs.getBoundingClientRect()
  if (current) tabs.scrollBy({ left: current.x + current.width / 2 - frame.x - frame.width / 2, behavior: 'instant' })
  for (const button of buttons) {
    button.onclick = () => tabs.scrollBy({ left: STEP * forward * Number(button.dataset.tabsScroll), behavior: scrollBehaviour() })
  }
  tabs.onscroll = update
  new ResizeObserver(update).observe(tabs)
}
