import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/en')
})

test('the bell is highlighted until it is first opened, and counts', async ({ page }) => {
  const bell = page.getByRole('button', { name: /^Announcements/ })
  await expect(bell).toHaveText(/3$/)
  const ground = () => bell.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [accent, plain] = await bell.evaluate((element) => {
    const probe = element.ownerDocument.createElement('i')
    element.ownerDocument.body.append(probe)
    const colours = ['--accent', '--sunken'].map((name) => {
      probe.style.backgroundColor = `var(${name})`
      return getComputedStyle(probe).backgroundColor
    })
    probe.remove()
    return colours
  })
  expect(accent).not.toBe(plain)
  await expect.poll(ground).toBe(accent)
  await bell.click()
  await expect.poll(ground).not.toBe(accent)
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  expect(await ground()).not.toBe(accent)
})

test('Back closes the panel', async ({ page }) => {
  await page.getByRole('button', { name: /^Announcements/ }).click()
  await expect(page.locator('#announcements')).toBeVisible()
  await page.waitForFunction(() => history.state?.imarOver === 'announcements')
  await page.goBack()
  await expect(page.locator('#announcements')).toBeHidden()
  await expect(page).toHaveURL('/en')
})

test('each opening asks for fresh announcements', async ({ page }) => {
  for (let opening = 0; opening < 2; opening++) {
    const answer = page.waitForResponse('**/api/announcements/en')
    await page.getByRole('button', { name: /^Announcements/ }).click()
    expect((await answer).ok()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.locator('#announcements')).toBeHidden()
  }
})

test('they advance every 8 seconds until the visitor leafs', async ({ page }) => {
  await page.getByRole('button', { name: /^Announcements/ }).click()
  const panel = page.getByRole('complementary', { name: 'Announcements' })
  const title = panel.getByRole('heading', { level: 3 })
  await expect(title).toHaveCount(1)
  const first = await title.textContent()
  await page.clock.runFor(8100)
  await expect(title).not.toHaveText(first ?? '')
  await panel.getByRole('button', { name: 'Previous' }).click()
  await expect(title).toHaveText(first ?? '')
  await page.clock.runFor(30_000)
  await expect(title).toHaveText(first ?? '')
  await expectAccessible(page)
})

test('a dismissed announcement stays away; one that may not be dismissed has no such button', async ({ page }) => {
  const bell = page.getByRole('button', { name: /^Announcements/ })
  await bell.click()
  const panel = page.getByRole('complementary', { name: 'Announcements' })
  for (const left of ['2', '1']) {
    await panel.getByRole('button', { name: 'Dismiss' }).click()
    await expect(bell).toHaveText(new RegExp(`${left}$`))
    await expect(panel).toBeFocused()
  }
  await expect(panel.getByRole('article')).toHaveCount(1)
  await expect(panel.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  await page.reload()
  await expect(bell).toHaveText(/1$/)
})

test('a corrupt list of dismissed announcements is treated as empty', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('dismissed-announcements', '{broken'))
  await page.reload()
  await expect(page.getByRole('button', { name: /^Announcements/ })).toHaveText(/3$/)
})

test('a failed refetch keeps what was shown and offers to try again', async ({ page, problems }) => {
  problems.expect(/503/)
  await page.route('**/api/announcements/en', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }))
  await page.getByRole('button', { name: /^Announcements/ }).click()
  const panel = page.getByRole('complementary', { name: 'Announcements' })
  await expect(panel.getByRole('alert')).toContainText('The announcements could not be refreshed.')
  await expect(panel.getByRole('article')).toHaveCount(3)
  await page.unroute('**/api/announcements/en')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('article')).toHaveCount(1)
  await expect(panel.getByRole('alert')).toHaveCount(0)
})

test('with nothing to announce the panel says so', async ({ page }) => {
  await page.route('**/api/announcements/en', (route) => route.fulfill({ json: { items: [] } }))
  await page.getByRole('button', { name: /^Announcements/ }).click()
  await expect(page.getByText('There are no announcements at the moment.')).toBeVisible()
})

test('a click beside the panel closes it', async ({ page }) => {
  await page.getByRole('button', { name: /^Announcements/ }).click()
  const panel = page.locator('#announcements')
  await expect(panel).toBeVisible()
  await page.mouse.click(20, 300)
  await expect(panel).toBeHidden()
})
