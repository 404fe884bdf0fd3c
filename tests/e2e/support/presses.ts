import type { Page } from '@playwright/test'
import { browserOf } from './page-tools'

/** What was done to a control, in the page. */
export type Press = {
  /** Enough of its markup to find it. */
  control: string
  /** Who answers: the browser by itself, or script. */
  answeredBy: 'browser' | 'script' | 'nobody'
  /** How often the press reached something that does not hand it on to what has yet to come. */
  done: number
}

declare global {
  interface Window {
    presses: { all: () => Press[]; wasReady: boolean }
  }
}

/**
 * Presses every control of the page 50 ms after its first paint; of those of which each one closes the others (popovers, answers about cookies) only
 * the one whose turn it is. Sent to the browser before anything of the page.
 */
function pressEverything(turn: number): void {
  if (self !== top) return
  const pressed = new Map<HTMLElement, Press>()

  const answererOf = (element: HTMLElement): Press['answeredBy'] => {
    if (element.matches('summary, [popovertarget]')) return 'browser'
    return element.matches('button[type=button]') ? 'script' : 'nobody'
  }
  /** Of what the browser answers at once. */
  const stateOf = (element: HTMLElement) => {
    const opened = element instanceof HTMLButtonElement ? element.popoverTargetElement : element.parentElement
    return opened?.matches(':popover-open, [open]')
  }
  const isReady = () => 'enhanced' in document.documentElement.dataset

  const press = () => {
    window.presses.wasReady = isReady()
    const shown = [...document.querySelectorAll<HTMLElement>('button, [role=button], summary')].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    const sends = (element: HTMLElement) => element instanceof HTMLButtonElement && element.form !== null && element.type === 'submit'
    const ofTurn = (selector: string) => {
      const alike = shown.filter((element) => element.matches(selector))
      return new Set(alike.filter((_, index) => index !== turn % alike.length))
    }
    const left = new Set([
      ...ofTurn('[popovertarget], details[data-dropdown] > summary'),
      ...ofTurn('[popover=manual] button'),
      ...ofTurn('details[name] > summary'),
    ])
    for (const element of shown) {
      // A form that is sent leads away: tests/e2e/forms/early.spec.ts.
      if (left.has(element) || sends(element) || element.matches(':disabled, [aria-disabled=true], [inert] *')) continue
      pressed.set(element, { control: element.outerHTML.slice(0, 160), answeredBy: answererOf(element), done: 0 })
      const before = stateOf(element)
      element.click()
      const entry = pressed.get(element)
      if (entry?.answeredBy === 'browser') entry.done = stateOf(element) === before ? 0 : 1
    }
  }
  addEventListener('click', (event) => {
    const { target } = event
    const entry = target instanceof HTMLElement ? pressed.get(target) : undefined
    // Before the script, a press is only kept; one that is prevented is handed on once more.
    if (entry && isReady()) setTimeout(() => (entry.done += event.defaultPrevented ? 0 : 1))
  })
  window.presses = {
    wasReady: false,
    all: () => [...pressed.values()],
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    setTimeout(() => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', press) : press()), 50)
  }).observe({ type: 'paint', buffered: true })
}

/** Opens a page, where the browser can be slowed down on a processor that is several times slower, and presses all that it shows before its script has come. */
export async function openAndPress(page: Page, address: string, { turn, slower }: { turn: number; slower: number }): Promise<void> {
  await page.addInitScript(pressEverything, turn)
  if (browserOf(page) === 'chromium') {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  }
  await page.goto(address)
}

/** The presses that nothing has answered, or more than once. */
export async function lostPresses(page: Page): Promise<Press[]> {
  const presses = await page.evaluate(() => window.presses.all())
  return presses.filter(({ answeredBy, done }) => answeredBy === 'nobody' || done !== 1)
}
