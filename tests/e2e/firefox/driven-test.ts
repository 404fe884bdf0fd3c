import { type BrowserContextOptions, type Page, test } from '@playwright/test'

type Wished = Pick<BrowserContextOptions, 'javaScriptEnabled' | 'reducedMotion'>

/** Playwright does not tell Firefox of these: they are said in headers, which wishes.mjs takes off again. */
const inHeaders = ({ javaScriptEnabled, reducedMotion }: Wished) => ({
  ...(javaScriptEnabled === false && { 'wish-script': 'off' }),
  ...(reducedMotion === 'reduce' && { 'wish-reduced-motion': 'reduce' }),
})

function driveMedia(page: Page): void {
  const emulateMedia = page.emulateMedia.bind(page)
  page.emulateMedia = async (media = {}) => {
    await emulateMedia(media)
    if (media.reducedMotion !== undefined) await page.setExtraHTTPHeaders({ 'wish-reduced-motion': media.reducedMotion ?? 'none' })
  }
}

/** Lets Firefox do what tests ask of a browser and Playwright keeps from it. */
export const drivenTest = test.extend({
  browser: [
    async ({ browser, browserName }, provide) => {
      if (browserName === 'firefox') {
        const newContext = browser.newContext.bind(browser)
        browser.newContext = async (options = {}) => {
          const isWished = 'javaScriptEnabled' in options || 'reducedMotion' in options
          const context = await newContext(isWished ? { ...options, extraHTTPHeaders: { ...options.extraHTTPHeaders, ...inHeaders(options) } } : options)
          context.on('page', driveMedia)
          return context
        }
      }
      await provide(browser)
    },
    { scope: 'worker' },
  ],
  extraHTTPHeaders: async ({ browserName, extraHTTPHeaders, javaScriptEnabled, reducedMotion, contextOptions }, provide) => {
    const isFirefox = browserName === 'firefox'
    await provide(isFirefox ? { ...extraHTTPHeaders, ...inHeaders({ reducedMotion, ...contextOptions, javaScriptEnabled }) } : extraHTTPHeaders)
  },
})
