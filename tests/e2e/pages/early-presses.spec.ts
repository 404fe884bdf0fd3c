import { ASKS_FOR_ALL } from '../../depth'
import { DESKTOP, LOCALES, PHONE } from '../support/page-tools'
import { lostPresses, openAndPress } from '../support/presses'
import { addressOf, PAGE_TYPES } from '../support/sample-pages'
import { expect, test } from '../support/test'

test.use({ hasChosen: false, permissions: ['clipboard-write'] })

/** Players of other hosts come when they are asked for. */
const PLAYERS = /youtube-nocookie|player\.vimeo/

/** Between them they have every kind of control. */
const MOST_CONTROLS = ['home', 'filteredEvents', 'join', 'individuals', 'template', 'help', 'article', 'event']

PAGE_TYPES.forEach((type, turn) => {
  if (!ASKS_FOR_ALL && !MOST_CONTROLS.includes(type)) return
  const locale = LOCALES[turn % LOCALES.length] ?? 'ar'
  test.describe(type, () => {
    test.use({ viewport: turn % 2 === 0 ? PHONE : DESKTOP })

    test(`whatever is pressed on ${type} in ${locale} 50 ms after its first paint is done once, on a processor 6 times slower`, async ({
      page,
      servers,
      problems,
    }) => {
      problems.expect(PLAYERS)
      await page.route(PLAYERS, (route) => route.fulfill({ body: '' }))
      await openAndPress(page, await addressOf(servers, type, locale), { turn, slower: 6 })
      await expect(page.locator('html[data-enhanced]')).toBeAttached({ timeout: 30_000 })
      await expect.poll(() => lostPresses(page), { timeout: 20_000 }).toEqual([])
      expect(await page.evaluate(() => [window.presses.wasReady, window.presses.all().length > 0])).toEqual([false, true])
    })
  })
})
