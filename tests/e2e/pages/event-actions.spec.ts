import { keepBack, PHONE } from '../support/page-tools'
import { expect, test } from '../support/test'
import { findEvent, isAhead, isComplete, isFull, isOver, isOwn } from '../support/sample-events'

test('what can be done follows the clock while the page stays open', async ({ page, servers }) => {
  const { slug, startDate, endDate, location } = await findEvent(servers, isComplete)
  await page.clock.install()
  await page.goto(`/en/events/${slug}`)
  const main = page.getByRole('main')
  const register = main.getByRole('link', { name: 'Register', exact: true })
  const join = main.getByRole('link', { name: /^Join Event Now/ })
  const calendar = main.getByRole('link', { name: 'Add to Calendar' })
  const panel = page.locator('#registration')
  await expect(main.getByText('Upcoming', { exact: true })).toBeVisible()
  await expect(register).toBeVisible()
  await expect(calendar).toBeVisible()
  await expect(panel).toBeVisible()
  await expect(join).toBeHidden()

  await page.clock.setSystemTime(new Date(startDate))
  await page.reload()
  await expect(main.getByText('Ongoing', { exact: true })).toBeVisible()
  await expect(join).toHaveAttribute('href', location?.virtualLink ?? '')
  await expect(join).toBeVisible()
  await expect(calendar).toBeVisible()
  await expect(register).toBeHidden()
  await expect(panel).toBeHidden()

  await page.clock.setSystemTime(new Date(Date.parse(endDate) + 1000))
  await page.reload()
  await expect(main.getByText('Past', { exact: true })).toBeVisible()
  await expect(join).toBeHidden()
  await expect(calendar).toBeHidden()
})

test('registering opens the form of the panel, which says how many places are left', async ({ page, servers }) => {
  const { slug, registration } = await findEvent(servers, (event) => isComplete(event) && !event.registration?.link)
  await page.goto(`/en/events/${slug}`)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  const panel = page.getByRole('region', { name: 'Registration' })
  await expect(panel).toContainText(`${(registration?.capacity ?? 0) - (registration?.currentRegistrations ?? 0)} spots left`)
  await expect(panel.getByRole('form')).toBeHidden()
  await page.getByRole('complementary').getByRole('link', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(/#register$/)
  await expect(panel.getByRole('form')).toBeInViewport()
})

test('the first press opens the form before any script has come, and the script finds it open', async ({ page, servers }) => {
  const { slug } = await findEvent(servers, (event) => isComplete(event) && !event.registration?.link)
  const letGo = await keepBack(page, '**/flight/*.js')
  await page.goto(`/en/events/${slug}`)
  await page.getByRole('complementary').getByRole('link', { name: 'Register', exact: true }).click()
  const form = page.getByRole('region', { name: 'Registration' }).getByRole('form')
  await expect(form).toBeInViewport()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
})

for (const javaScriptEnabled of [true, false]) {
  test(`a link that ends in #register shows the form below its heading (script: ${javaScriptEnabled})`, async ({ browser, servers }) => {
    const { slug } = await findEvent(servers, (event) => isComplete(event) && !event.registration?.link)
    const context = await browser.newContext({ javaScriptEnabled, baseURL: servers.siteUrl, viewport: PHONE })
    const page = await context.newPage()
    await page.goto(`/ar/events/${slug}#register`)
    await expect(page.locator('#registration h2')).toBeInViewport()
    await expect(page.locator('#registration form').getByLabel('اسمك')).toBeInViewport()
    await context.close()
  })
}

test('a full event says so and offers no registration', async ({ page, servers }) => {
  const { slug } = await findEvent(servers, (event) => isOwn(event) && isAhead(event) && isFull(event))
  await page.goto(`/en/events/${slug}`)
  await expect(page.getByText('This event is full.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Register/ })).toHaveCount(0)
})

test('where registering happens elsewhere, the button leads there', async ({ page, servers }) => {
  const { slug, registration } = await findEvent(servers, (event) => isOwn(event) && isAhead(event) && Boolean(event.registration?.link))
  await page.goto(`/en/events/${slug}`)
  const register = page.getByRole('main').getByRole('link', { name: /^Register \(/ })
  await expect(register).toHaveAttribute('href', registration?.link ?? '')
  await expect(register).toHaveAttribute('target', '_blank')
})

test('a past event offers its recording, or its report in the language of the page', async ({ page, servers }) => {
  const recorded = await findEvent(servers, (event) => isOwn(event) && isOver(event) && Boolean(event.recordingLink))
  await page.goto(`/en/events/${recorded.slug}`)
  await expect(page.getByRole('link', { name: /^Watch Recording/ })).toHaveAttribute('href', recorded.recordingLink ?? '')
  await expect(page.getByRole('link', { name: 'Add to Calendar' })).toHaveCount(0)

  const reported = await findEvent(servers, (event) => isOwn(event) && isOver(event) && event.reportsLink?.startsWith('/reports/') === true)
  await page.goto(`/de/events/${reported.slug}`)
  await page.getByRole('link', { name: 'Bericht lesen' }).click()
  await expect(page).toHaveURL(new RegExp(`/de${reported.reportsLink}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** A device whose share sheet and clipboard do what the test says. */
type Device = { share?: 'fails'; clipboard: 'works' | 'fails' }

for (const [device, text] of [
  [{ clipboard: 'works' }, 'Link copied to clipboard!'],
  [{ share: 'fails', clipboard: 'works' }, 'Link copied to clipboard (sharing failed).'],
  [{ share: 'fails', clipboard: 'fails' }, 'Failed to share or copy link.'],
] as [Device, string][]) {
  test(`sharing says “${text}” and falls silent after three seconds`, async ({ page, servers }) => {
    const { slug } = await findEvent(servers, isComplete)
    await page.addInitScript(({ share, clipboard }) => {
      const fail = () => Promise.reject(new Error('no'))
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: { writeText: clipboard === 'works' ? () => Promise.resolve() : fail } })
      if (share) Object.defineProperty(Navigator.prototype, 'share', { value: fail })
    }, device)
    await page.clock.install()
    await page.goto(`/en/events/${slug}`)
    const share = page.getByRole('complementary').getByRole('group', { name: 'Share' })
    await share.getByRole('button', { name: 'Share' }).click()
    await expect(share.getByRole('status')).toHaveText(text)
    await page.clock.runFor(3100)
    await expect(share.getByRole('status')).toHaveText('')
  })
}
