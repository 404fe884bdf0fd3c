import { expect, test } from '../support/test'

test('a card of a page that is read later moves into the phase of the moment', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en')
  const card = page.locator('[data-phase="upcoming"]').first()
  await expect(card).toBeVisible()
  const [start, end] = await card.evaluate((element) => [element.dataset.start ?? '', element.dataset.end ?? ''])
  const title = await card.locator('h3').innerText()
  const same = page.locator('[data-phase]', { hasText: title })
  await expect(same.getByText('Upcoming')).toBeVisible()

  await page.clock.setSystemTime(new Date(start))
  await page.reload()
  await expect(same.getByText('Ongoing')).toBeVisible()
  await expect(same.getByText('Upcoming')).toBeHidden()
  await expect(same.getByText('Register Now')).toBeHidden()

  await page.clock.setSystemTime(new Date(Date.parse(end) + 1000))
  await page.reload()
  await expect(same.getByText('Past')).toBeVisible()
})
