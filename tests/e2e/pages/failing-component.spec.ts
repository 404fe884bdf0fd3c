import { expect, test } from '../support/test'

/** What every carousel asks while it is rendered, and nothing else of the page does. */
const STILLNESS = 'prefers-reduced-motion'

test('carousels that fail while the page comes to life go alone, and everything else of the page stays and works', async ({ page, problems }) => {
  problems.expect(/no such question/)
  await page.addInitScript((asked) => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => {
      if (query.includes(asked)) throw new Error('no such question')
      return ask(query)
    }
  }, STILLNESS)
  await page.goto('/en')
  await expect(page.locator('#projects-title')).toHaveCount(1)
  const [about, footer] = [page.locator('#about'), page.getByRole('contentinfo')]
  const before = await Promise.all([about.innerText(), footer.innerText()])
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  await expect(page.locator('#projects-title')).toHaveCount(0)
  expect(await Promise.all([about.innerText(), footer.innerText()])).toEqual(before)
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
