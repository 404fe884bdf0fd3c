/** @jest-environment node */
import { leadElsewhere } from '@/lib/entities/detail'
import type { Locale } from '@/rules/languages'

/** What the framework is told, as it is told: by an error with a digest. */
async function outcome(known: Locale[]): Promise<string> {
  try {
    return await leadElsewhere('de', '/projects', async (locale) => (known.includes(locale) ? {} : null))
  } catch (error) {
    return error instanceof Error && 'digest' in error ? String(error.digest) : String(error)
  }
}

test('a document of another language leads to the list, which says why', async () => {
  expect(await outcome(['ar'])).toBe('NEXT_REDIRECT;replace;/de/projects#missing-translation;307;')
})

test('a document of no language is not found', async () => {
  expect(await outcome([])).toBe('NEXT_HTTP_ERROR_FALLBACK;404')
  // In its own language it was not there.
  expect(await outcome(['de'])).toBe('NEXT_HTTP_ERROR_FALLBACK;404')
})

test('an outage is not taken for a missing document', async () => {
  await expect(leadElsewhere('de', '/projects', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
})
