import { type Answer, visit } from '../support/crowd'
import { expect, test } from '../support/test'

const SEARCHES = 400

const KEPT = ['/en', '/ar/events', '/de/help']

/** Whether an answer is what was asked for, or a page that says when to come again. */
function isReadable({ status, retryAfter, content }: Answer, words: string): boolean {
  if (status === 200) return content.includes(`value="${words}"`) && content.includes('<h1')
  return status === 503 && Number(retryAfter) > 0 && content.includes('The site is very busy')
}

test(`of ${SEARCHES} searches at once none is answered by a blank page, and kept pages are answered meanwhile`, async ({ servers, request }) => {
  // Just started, the content service may be held up by others for longer than the site waits.
  await expect(async () => {
    for (const path of [...KEPT, '/en/search?q=school']) expect((await request.get(path)).status()).toBe(200)
  }).toPass()
  const words = Array.from({ length: SEARCHES }, (_, number) => `school number ${number}`)
  let isOver = false
  const searches = Promise.all(
    words.map((text, number) => visit(`${servers.siteUrl}/en/search?q=${encodeURIComponent(text)}`, `10.0.${number >> 8}.${number & 255}`)),
  ).finally(() => (isOver = true))
  const kept: Answer[] = []
  do {
    for (const path of KEPT) kept.push(await visit(`${servers.siteUrl}${path}`, '10.1.0.1'))
  } while (!isOver)
  const answers = await searches
  expect(answers.map((answer, number) => (isReadable(answer, words[number] ?? '') ? null : answer)).filter(Boolean)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(SEARCHES / 8)
  expect(kept.filter(({ status, content }) => status !== 200 || !content.includes('<h1'))).toEqual([])
})
