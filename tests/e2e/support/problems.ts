import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Given to the page by `Problems.watch`. */
    reportViolation: (text: string) => void
  }
}

/** What a browser complains about while it shows a page. */
export class Problems {
  readonly found: string[] = []
  private readonly expected: RegExp[] = []

  /** Starts to listen. Must be called before the first page is opened. */
  async watch(page: Page, siteUrl: string): Promise<void> {
    page.on('pageerror', (error) => this.found.push(`error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') this.found.push(`console: ${message.text()} (${message.location().url})`)
    })
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && url.origin !== new URL(siteUrl).origin) this.found.push(`other host: ${url.href}`)
    })
    await page.exposeFunction('reportViolation', (text: string) => this.found.push(`policy: ${text}`))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        window.reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
  }

  /** Names something that this test brings about on purpose. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  unexpected(): string[] {
    return this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)))
  }
}
