import { brotliCompressSync, constants } from 'node:zlib'

/** Phone of the measurements. */
export const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Runs in the page before anything else: notes what the browser moves. */
function observeShifts() {
  const notes = (window.__notes = { shifts: [] })
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries()) {
      const moved = sources.map(({ node }) => `${node?.nodeName.toLowerCase()}.${node?.parentElement?.className ?? ''}`)
      if (!hadRecentInput) notes.shifts.push({ startTime, value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Cumulative layout shift: the worst window of at most 5 s whose shifts lie less than 1 s apart. */
function layoutShift(shifts) {
  let worst = 0
  let sum = 0
  let start = 0
  let last = -Infinity
  for (const { startTime, value } of shifts) {
    const sameWindow = startTime - last < 1000 && startTime - start < 5000
    if (!sameWindow) start = startTime
    sum = sameWindow ? sum + value : value
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}

/** Pages share most of their scripts, which are named by their content; compressing one takes up to a second. @type {Map<string, Promise<number>>} */
const scriptBytes = new Map()

async function readScriptBytes(url) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was not loaded: ${response.status}`)
  return brotli(Buffer.from(await response.arrayBuffer()))
}

/** What a script weighs. Asked for once more, because a browser does not keep every text that it has run. */
function scriptBytesOf(url) {
  const bytes = scriptBytes.get(url) ?? readScriptBytes(url)
  scriptBytes.set(url, bytes)
  return bytes
}

async function scrollToEnd(page) {
  await page.evaluate(async () => {
    // On a busy machine a browser without a window may paint nothing for a long time.
    const frame = () => new Promise((resolve) => [requestAnimationFrame(resolve), setTimeout(resolve, 500)])
    for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  await page.waitForLoadState('networkidle')
}

/** After its script the page fetches what that asks for. Milliseconds. */
const REST = 1000

/** Waits until the page's script, which comes when the browser is idle, has taken over what stands in it, and what it asks for has come. */
async function untilStarted(page) {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactFiber')))
  await page.evaluate((rest) => new Promise((resolve) => setTimeout(resolve, rest)), REST)
}

/** Lines as a browser tells of them, quick enough not to be waited for. Bytes per second. */
const GOOD_LINE = { latency: 20, connectionType: 'cellular4g' }
const WEAK_LINE = { latency: 400, connectionType: 'cellular3g' }

/** What a page shows without scrolling is made of; script and what comes with it is counted elsewhere. */
const SHOWN = new Set(['Document', 'Stylesheet', 'Image', 'Font', 'Media'])

/** The whole stylesheet comes with the script. */
const WITH_SCRIPT = /\/flight\/[^/]+\.css$/

/**
 * What a first visit costs. Bytes are those of the wire, headers included; scripts are counted as brotli 11 would send them.
 * `shownBytes` is what came without scrolling to show the page: document, pictures, fonts and styles.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ isWeak?: boolean, savesData?: boolean }} [line]
 */
export async function weigh(browser, url, { isWeak = false, savesData = false } = {}) {
  const context = await browser.newContext({ ...PHONE, ...(savesData && { extraHTTPHeaders: { 'save-data': 'on' } }) })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // How far ahead a browser fetches pictures depends on the network it believes to be on; not every Chromium believes the same.
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      downloadThroughput: 5e6,
      uploadThroughput: 5e6,
      ...(isWeak ? WEAK_LINE : GOOD_LINE),
    })
    const wire = { bytes: 0, requests: 0, shown: 0 }
    const shown = new Set()
    const hosts = new Set()
    const scripts = []
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (SHOWN.has(type) && !WITH_SCRIPT.test(request.url)) shown.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      wire.bytes += encodedDataLength
      if (shown.has(requestId)) wire.shown += encodedDataLength
    })
    page.on('request', (request) => {
      if (!/^https?:/.test(request.url())) return
      wire.requests += 1
      hosts.add(new URL(request.url()).host)
    })
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    if (savesData) await page.addInitScript(() => Object.defineProperty(navigator.connection, 'saveData', { value: true }))
    await page.addInitScript(observeShifts)
    await page.goto(url, { waitUntil: 'networkidle' })
    if (!isWeak && !savesData) await untilStarted(page)

    const firstLoad = { totalBytes: wire.bytes, shownBytes: wire.shown, requests: wire.requests }
    const sizes = await Promise.all(scripts.map(scriptBytesOf))
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src])')]
        .filter(({ type }) => ['', 'module', 'text/javascript', 'application/javascript'].includes(type))
        .map(({ textContent }) => textContent)
        .join(''),
    )
    await scrollToEnd(page)
    const shifts = await page.evaluate(() => window.__notes.shifts)
    hosts.delete(new URL(url).host)
    return {
      ...firstLoad,
      scriptBytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
      inlineScriptBytes: Buffer.byteLength(inline),
      inlineSentBytes: brotli(inline),
      otherHosts: [...hosts],
      layoutShift: layoutShift(shifts),
      moved: shifts.flatMap(({ moved }) => moved),
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else: notes what keeps it busy, and how late it answers. */
function observeAnswers() {
  const notes = (window.__answers = { tasks: [], slowest: 0 })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.tasks.push({ end: startTime + duration, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) if (interactionId) notes.slowest = Math.max(notes.slowest, duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

/** What a visitor presses first: the menu, or the first field of a form, where there is one. */
const FIRST_PRESSED = 'main form :is(input:not([type=hidden]), textarea), .site-header button[popovertarget]'

/**
 * How busy a page is on a slow processor after it has loaded, until it rests, and how late it answers the first press of a control, in milliseconds.
 * Each long task counts by what it takes beyond 50 ms; an answer ends with what is painted next.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} rate by how much the processor is slower
 */
export async function responsiveness(browser, url, rate) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.addInitScript(observeAnswers)
    await page.goto(url, { waitUntil: 'networkidle' })
    await untilStarted(page)
    const blocked = await page.evaluate(() => {
      const [{ loadEventEnd }] = performance.getEntriesByType('navigation')
      return window.__answers.tasks.filter(({ end }) => end > loadEventEnd).reduce((sum, { duration }) => sum + duration - 50, 0)
    })
    const control = page.locator(FIRST_PRESSED).filter({ visible: true }).first()
    await control.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await control.tap()
    // An answer is told when it is painted; what took less than is told counts as nothing.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    return { blocked, answer: await page.evaluate(() => window.__answers.slowest) }
  } finally {
    await context.close()
  }
}
