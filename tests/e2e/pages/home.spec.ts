import { LOCALES, scrollThrough, sidewaysScroll } from '../support/page-tools'
import { expect, test } from '../support/test'

const SECTIONS = ['stats-title', 'events-title', 'projects-title', 'partners-title', 'articles-title', 'collaborate-title']

test('the sections stand in the order of the requirements', async ({ page }) => {
  await page.goto('/en')
  const ids = await page.locator('main :is(#hero-slides, h2[id])').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.slice(0, 8)).toEqual(['hero-slides', 'about-title', ...SECTIONS])
  await expect(page.locator('h1')).toHaveCount(1)
  for (const anchor of ['home', 'about', 'current_projects', 'collaborate']) await expect(page.locator(`#${anchor}`)).toHaveCount(1)
})

test('who we are shows six blocks that change sides, mirrored in Arabic', async ({ page }) => {
  for (const [locale, first] of [
    ['ar', 'left'],
    ['en', 'right'],
  ] as const) {
    await page.goto(`/${locale}`)
    const sides = await page
      .locator('#about img')
      .evaluateAll((pictures) => pictures.map((picture) => (picture.getBoundingClientRect().x < innerWidth / 2 - 100 ? 'left' : 'right')))
    const second = first === 'left' ? 'right' : 'left'
    expect(sides).toEqual([first, second, first, second, first, second])
  }
})

for (const [locale, key, second] of [
  ['en', 'ArrowRight', 'Slide 2'],
  ['ar', 'ArrowLeft', 'الشريحة 2'],
] as const) {
  test(`${locale}: ${key} moves the hero before its library has come`, async ({ page }) => {
    await page.goto(`/${locale}`)
    await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
    await expect(page.locator('#hero-slides')).not.toHaveClass(/swiper/)
    await page.keyboard.press(key)
    await expect(page.getByRole('button', { name: second })).toHaveAttribute('aria-current', 'true')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every slide can be scrolled to, figures are final, and controls that need script stay away', async ({ page }) => {
    await page.goto('/ar')
    await expect(page.locator('#hero-slides li')).toHaveCount(4)
    await expect(page.locator('#hero-slides ul')).toHaveCSS('overflow-x', 'auto')
    await page.locator('#hero-slides h2').last().scrollIntoViewIfNeeded()
    await expect(page.locator('#hero-slides h2').last()).toBeInViewport()
    await expect(page.locator('[data-count="1280"]')).toHaveText('1,280')
    await expect(page.getByRole('button', { name: 'إيقاف التقليب التلقائي' })).toHaveCount(0)
  })

  test('the bell opens the announcements', async ({ page }) => {
    await page.goto('/en')
    const panel = page.locator('#announcements')
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: /^Announcements/ }).click()
    await expect(panel.getByRole('article')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })
})

test('the slides scroll on every 8 seconds without their library, until somebody uses them', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en')
  // From now on no time passes but what the test lets pass.
  await page.clock.pauseAt(Date.now() + 5000)
  const dots = page.getByRole('button', { name: /^Slide \d/ })
  const slides = page.locator('#hero-slides li')
  const whole = { ratio: 0.99 }
  // The timer starts with the script, and that comes in its own time: until the first move, time passes in small steps.
  const afterAnother = async (ms: number, index: number) => {
    await page.clock.runFor(ms)
    return dots.nth(index).getAttribute('aria-current')
  }
  await expect.poll(() => afterAnother(500, 1), { intervals: [100] }).toBe('true')
  await expect(slides.nth(1)).toBeInViewport(whole)
  const count = await dots.count()
  for (const index of [...Array(count).keys(), 0].slice(2)) {
    await page.clock.runFor(7000)
    await expect(dots.nth(index)).not.toHaveAttribute('aria-current')
    // The next move is counted from where the browser says that the last one is over, which may be a moment after it shows.
    await expect.poll(() => afterAnother(500, index), { intervals: [100] }).toBe('true')
    await expect(slides.nth(index)).toBeInViewport(whole)
  }
  await expect(page.locator('#hero-slides')).not.toHaveClass(/swiper/)
  await page.getByRole('button', { name: 'Slide 2' }).click()
  await expect(page.locator('#hero-slides')).toHaveClass(/swiper-initialized/)
})

test('the slides advance every 8 seconds, by arrow keys and by dots, and stop by their button', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en')
  const titles = await page.locator('#hero-slides :is(h1, h2)').allTextContents()
  const active = page.locator('#hero-slides .swiper-slide-active :is(h1, h2)')
  const hero = page.locator('section', { has: page.locator('#hero-slides') })
  await page.clock.runFor(2000)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  // A boundary starts after the page around it, which takes turns of the clock.
  await page.clock.runFor(2000)
  await page.keyboard.press('ArrowRight')
  await expect(active).toHaveText(titles[1] ?? '')
  await page.clock.runFor(8100)
  await expect(active).toHaveText(titles[2] ?? '')
  await hero.getByRole('button', { name: 'Slide 2' }).click()
  await page.clock.runFor(500)
  await expect(active).toHaveText(titles[1] ?? '')
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(500)
  await expect(active).toHaveText(titles[2] ?? '')
  await hero.getByRole('button', { name: 'Slide 1' }).click()
  await page.clock.runFor(500)
  await expect(active).toHaveText(titles[0] ?? '')
  await hero.getByRole('button', { name: 'Pause automatic advance' }).click()
  await page.clock.runFor(20_000)
  await expect(active).toHaveText(titles[0] ?? '')
  await hero.getByRole('button', { name: 'Start automatic advance' }).click()
  await page.clock.runFor(8500)
  await expect(active).toHaveText(titles[1] ?? '')
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself', async ({ page }) => {
    await page.clock.install()
    await page.goto('/en')
    await expect(page.getByRole('button', { name: 'Start automatic advance' })).toHaveCount(3)
    await page.clock.runFor(30_000)
    await expect(page.locator('.swiper-initialized')).toHaveCount(0)
  })
})

test('the projects go round without end', async ({ page }) => {
  await page.goto('/en')
  const section = page.locator('#current_projects')
  const titles = await section.locator('h3').allTextContents()
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.length).toBeLessThanOrEqual(9)
  await section.getByRole('button', { name: 'Previous' }).click()
  await expect(section.locator('.swiper-slide-active h3')).toHaveText(titles.at(-1) ?? '')
  await section.getByRole('button', { name: 'Next' }).click()
  await expect(section.locator('.swiper-slide-active h3')).toHaveText(titles[0] ?? '')
})

test('as many projects fit as the requirements say', async ({ page }) => {
  await page.goto('/en')
  for (const [width, perView] of [
    [400, 1],
    [480, 1.5],
    [768, 2.5],
    [1024, 3],
    [1200, 3.5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const shown = await page.locator('#project-slides').evaluate((frame) => {
      const slide = frame.querySelector('li')?.getBoundingClientRect().width ?? 0
      const gap = Number.parseFloat(getComputedStyle(frame.firstElementChild ?? frame).columnGap)
      return (frame.clientWidth + gap) / (slide + gap)
    })
    expect(shown).toBeCloseTo(perView, 1)
  }
})

test('the events section features one event and shows two others', async ({ page }) => {
  await page.goto('/en')
  const cards = page.locator('section', { has: page.locator('#events-title') }).locator('[data-phase]')
  await expect(cards).toHaveCount(3)
  await expect(cards.first().locator('img')).toHaveCount(1)
  await expect(cards.nth(1).locator('img')).toHaveCount(0)
  await expect(page.getByText('Events are planned for the next three months.')).toBeVisible()
})

test('no event card is stretched far beyond what it says', async ({ page }) => {
  for (const width of [900, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en')
    const cards = page.locator('section', { has: page.locator('#events-title') }).locator('[data-phase]')
    const emptyShares = await cards.evaluateAll((all) =>
      all.map((card) => {
        const facts = card.querySelector('ul')?.getBoundingClientRect().bottom ?? 0
        const action = card.querySelector('p:last-child')?.getBoundingClientRect().top ?? Infinity
        return (action - facts) / card.clientHeight
      }),
    )
    expect(emptyShares).toHaveLength(3)
    for (const share of emptyShares) expect(share).toBeLessThan(0.2)
  }
})

test('a picture that does not load gives way to a text, a partner keeps the name', async ({ page, problems }) => {
  problems.expect(/Failed to load resource|ERR_FAILED/)
  await page.route('**/uploads/**', (route) => route.abort())
  await page.goto('/en')
  await scrollThrough(page)
  await expect(page.getByText('No Image Available')).toBeVisible()
  const partners = page.locator('section', { has: page.locator('#partners-title') }).locator('li')
  await expect(partners).toHaveCount(6)
  await expect(partners.first().locator('[data-hide-broken]')).toBeHidden()
  await expect(partners.first()).toContainText(/\w/)
})

for (const locale of LOCALES) {
  test(`nothing scrolls sideways on a narrow phone in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/${locale}`)
    await scrollThrough(page)
    expect(await sidewaysScroll(page)).toBe(0)
  })
}

test('the page behind a figure opens scrolled to 150 px', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  const figure = page.locator('[data-icon="projects"]')
  await figure.scrollIntoViewIfNeeded()
  await figure.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/projects$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
})
