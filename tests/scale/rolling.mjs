import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/lib/browser.mjs'
import { countRows, withDatabase } from '../faults/lib/database.mjs'
import { again, handIn } from '../faults/lib/meanwhile.mjs'
import { Visitor } from '../faults/lib/visitor.mjs'
import { answerText, ask, askSteadily } from './lib/ask.mjs'
import { buildNextRelease, NEWS } from './lib/next-release.mjs'

const PER_SECOND = 20
const LANGUAGES = ['ar', 'en', 'de']

const FILES = /\/(?:_next\/static|flight)\/[^"'\\\s)]+?\.(?:js|css|woff2|json|txt|html)\b/g
const filesOf = (text) => [...new Set(text.match(FILES))]

/** A page with all files that it names: the page of one release, its files perhaps from a site of the other. */
async function readWhole(url) {
  const page = await ask(url)
  const files = await Promise.all(filesOf(page.text).map(async (path) => ({ path, ...(await ask(new URL(path, url))) })))
  const missing = files.find(({ status }) => status !== 200)
  if (page.status !== 200) return `${url}: ${answerText(page)}`
  return files.length === 0 ? `${url} names no file` : missing && `${missing.path}: ${missing.status}`
}

/** A tab with the form of the help center, filled in and with its script. */
async function openTab(browser, url, language) {
  const page = await browser.newPage()
  await page.goto(`${url}/${language}/help#contact`)
  const form = page.locator('form[data-form=contact]')
  const fields = { name: 'Rima', email: `tab-${language}@example.org`, subject: 'An old tab', message: 'Written before the update, sent after it.' }
  for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text)
  await page.locator('form[data-form=contact][data-enhanced]').waitFor()
  let byAction = false
  page.on('response', (response) => {
    byAction ||= 'next-action' in response.request().headers() && response.ok()
  })
  return {
    /** Gives whether its action did it, or else its address; or what stands there in place of thanks. */
    async send() {
      const place = page.locator('section:has(form[data-form=contact])')
      await form.locator('[data-submit]').click()
      const thanks = await place
        .getByText(/^C-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
        .waitFor({ timeout: 60_000 })
        .catch(() => null)
      return thanks === null ? (await place.innerText()).slice(0, 300) : byAction
    },
    /** Goes on reading by a link of the old page. */
    async read() {
      await page.locator('footer a[href$="/projects"]').click()
      await page.waitForURL('**/projects')
      return page.locator('main h1').isVisible()
    },
  }
}

/** Each site in turn: nginx leaves it out, it ends, the next release takes its place, and nginx passes to it again. */
async function replace({ sites, passTo }, site, from) {
  await passTo(sites.filter((other) => other !== site))
  await site.stop()
  await site.start({ ...site.how, from, variables: { ...site.how.variables, WARM_PAGES: 'true' } })
  await passTo(sites)
}

/** The next release takes the place of this one, process by process, while visitors read and send, also from tabs of before. */
export async function rolling(fleet) {
  const { sites, contents, url, children, workshop } = fleet
  const from = workshop.folder('next-release')
  await buildNextRelease(children, from)
  const paths = await fleet.pages()
  const pages = paths.map((path) => url + path)
  const before = filesOf((await ask(`${url}/en/events`)).text)
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  const tabs = await Promise.all(LANGUAGES.map((language) => openTab(browser, url, language)))

  let isOver = false
  const isDone = () => isOver
  const asking = Promise.all([
    askSteadily(pages, PER_SECOND, isDone),
    again(isDone, (number) => readWhole(pages[number % pages.length])),
    again(isDone, async () => ((await ask(`${url}/en/search?q=${randomUUID()}`)).status === 200 ? undefined : 'search')),
    again(isDone, (number) => handIn(new Visitor(url, `rolling${number}`))),
  ])
  const sent = []
  for (const [index, site] of sites.entries()) {
    await replace(fleet, site, from)
    // The first ones while both releases serve.
    sent.push(await tabs[index].send())
  }
  const read = await Promise.all(tabs.map((tab) => tab.read()))
  isOver = true
  const [kept, whole, searches, forms] = await asking
  await browser.close()

  const after = await Promise.all(sites.map(async (site) => (await ask(`${site.url}/en/events`)).text))
  const shared = before.filter((file) => filesOf(after[0]).includes(file))
  const rows = await withDatabase(contents[0], (database) =>
    countRows(database, 'contact_forms', (where) => where.where('email', 'like', 'rimarolling%').orWhere('email', 'like', 'tab-%')),
  )
  const arrived = sent.filter((how) => typeof how === 'boolean')
  const byAction = arrived.filter(Boolean).length
  const notSent = sent.filter((how) => typeof how === 'string')
  const expected = forms.asked - forms.failed.length + arrived.length
  const claim = (what, { asked, failed }) => ({
    what: `a rolling update: ${what}`,
    measured: `${asked} asked, ${failed.length} failed ${[...new Set(failed)].slice(0, 3).join('; ')}`,
    holds: asked > 0 && failed.length === 0,
  })
  const done = after.filter((text) => text.includes(NEWS)).length
  return [
    {
      what: 'the next release takes the place of this one, process by process',
      measured: `${done} of ${sites.length} sites have it; ${before.length - shared.length} of ${before.length} files of a page are others`,
      holds: done === sites.length && shared.length < before.length,
    },
    claim(`${PER_SECOND} kept pages a second`, kept),
    claim('pages with all their files', whole),
    claim('searches', searches),
    claim('forms without script', forms),
    {
      what: 'forms in tabs from before it, sent with script, and links in them',
      measured: `${arrived.length} of ${tabs.length} sent, ${byAction} by their action and the others by the address of their form; ${read.filter(Boolean).length} read on ${notSent.join('; ')}`,
      holds: notSent.length === 0 && read.every(Boolean),
    },
    {
      what: 'what was sent meanwhile',
      measured: `${rows} in the database of ${expected}`,
      holds: rows === expected,
    },
  ]
}
