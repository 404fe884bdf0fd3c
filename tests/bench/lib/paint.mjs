import { PHONE } from './browser-measures.mjs'

/** Networks and processors, as Chromium imitates them. Bytes per second. */
export const PROFILES = {
  'slow 4G': { latency: 150, down: 1.6e6 / 8, up: 750e3 / 8, cpu: 4 },
  '3G': { latency: 400, down: 400e3 / 8, up: 400e3 / 8, cpu: 6 },
}

/**
 * Runs in the page before anything else: notes when the first text is painted, and when what is largest. Text is told of where an element
 * says so; the first ones of the page do, as the first text is among them.
 */
function observePaint() {
  const MARKED = 40
  const notes = (window.__paint = { text: 0, largest: 0, element: '' })
  let marked = 0
  const marker = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && /^(H1|H2|P|A|SPAN|LI|SUMMARY|BUTTON)$/.test(node.tagName)) {
        node.setAttribute('elementtiming', '')
        marked += 1
      }
    }
    if (marked >= MARKED) marker.disconnect()
  })
  marker.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { name, renderTime } of list.getEntries()) {
      if (name === 'text-paint' && (notes.text === 0 || renderTime < notes.text)) notes.text = renderTime
    }
  }).observe({ type: 'element', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries()) {
      const words = (element?.textContent ?? '').trim().replace(/[\s|]+/g, ' ')
      const file = url
        .split('/')
        .at(-1)
        ?.replace(/_[0-9a-f]{10}(?=\.)/, '')
      notes.largest = startTime
      notes.element = `${element?.tagName.toLowerCase() ?? 'what is no more'} ${url ? file : `“${words.slice(0, 24)}”`}`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/**
 * When the first text and the largest element are painted on a slow network and processor, in milliseconds, and which element that is.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ latency: number, down: number, up: number, cpu: number }} profile
 * @returns {Promise<{ text: number, largest: number, element: string }>}
 */
export async function paintOf(browser, url, { latency, down, up, cpu }) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    // Tools that keep every answer decode it while the page waits to be painted.
    await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: down, uploadThroughput: up })
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(observePaint)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    // The network may be quiet before a slow processor has painted, and told so.
    await page.waitForFunction(() => window.__paint.largest > 0 && window.__paint.text > 0, undefined, { timeout: 60_000 })
    return await page.evaluate(() => window.__paint)
  } finally {
    await context.close()
  }
}
