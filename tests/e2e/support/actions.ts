import type { Page, Request, Route } from '@playwright/test'

/** Whether a request sends a form by its server action. */
export const isAction = (request: Request) => request.method() === 'POST' && 'next-action' in request.headers()

/** Lets a test answer for the next form that a page sends by its action. */
export async function onNextAction(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true
  await page.route('**', async (route) => {
    if (!isFirst || !isAction(route.request())) return route.fallback()
    isFirst = false
    await answer(route)
  })
}
