/** @jest-environment node */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { wholeText } from '@/lib/server/parts'
import { LOCALES } from '@/rules/languages'
import { copySecond, tracesIn } from '@/tests/scripts/support/second-identity.mjs'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const { folder, close } = copySecond()
const root = process.cwd()

// Everything below is loaded where the second identity lies.
beforeAll(async () => {
  // The packages are those of all identities.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  process.chdir(folder)
  const { makePictures } = await import('@/scripts/identity/pictures.mjs')
  await makePictures(folder)
})

afterAll(() => {
  process.chdir(root)
  close()
})

describe.each(LOCALES)('in %s nothing is left of the first identity', (locale) => {
  test('in any message', async () => {
    const { nameInitiative } = await import('@/lib/identity/messages.mjs')
    const messages: unknown = await import(`@/messages/${locale}.json`)
    const said = JSON.stringify(nameInitiative(locale, messages))
    expect(tracesIn(said)).toEqual([])
    expect(said).not.toMatch(/Syri|سوري/)
    expect(said).not.toMatch(/\{(initiative\w*|ofInitiative|about\w+)\}/)
  })

  test('in what a phone shows of the site', async () => {
    const { buildManifest } = await import('@/lib/seo/manifest')
    expect(tracesIn(JSON.stringify(await buildManifest(locale)))).toEqual([])
  })

  test('in social pictures', async () => {
    const { pictureSvg } = await import('@/lib/seo/picture/svg')
    const { wordsIn } = await import('@/lib/identity/identity.mjs')
    const { initiative, tagline } = wordsIn(locale)
    expect(tracesIn(pictureSvg(locale, 'A title', initiative, tagline))).toEqual([])
  })

  test('in any mail', async () => {
    const { defaultsIn } = await import('@/cms/src/mail/defaults')
    const { render } = await import('@/cms/src/mail/render')
    const { wordsIn } = await import('@/cms/src/identity')
    for (const text of Object.values(defaultsIn(locale))) {
      const { html, text: plain } = render(text, { link: 'https://example.org', code: '1' }, locale)
      expect(tracesIn(html + plain)).toEqual([])
      expect(plain).toContain(wordsIn(locale).team)
    }
  })
})

test('nothing is left of it in the header', async () => {
  const { Logo } = await import('@/components/layout/header/Logo')
  const logo = renderToStaticMarkup(<Logo />)
  expect(tracesIn(logo)).toEqual([])
  expect(logo).toContain('<circle')
  expect(logo).not.toContain('M9 9h22v22H9z')
})

test('nothing is left of it in calendar files', async () => {
  const { calendarFile } = await import('@/lib/calendar/calendar-file')
  const days = { start: '2026-12-12', end: null, createdAt: '2026-10-01', updatedAt: '2026-10-01' }
  const file = calendarFile([
    { uid: 'x', title: 'Workshop', description: '', location: null, url: 'https://example.org', organizer: null, isCancelled: false, ...days },
  ])
  expect(tracesIn(file)).toEqual([])
  expect(file).toContain("The People's Well")
})

test('nothing is left of it in the page of last resort', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { standIn } = await import('@/lib/framework/guard/stand-in')
  const request = { url: '/en/projects', headers: {}, socket: {} } as Parameters<typeof standIn>[0]
  const page = wholeText((await standIn(request, 503)).parts)
  expect(report).toHaveBeenCalled()
  expect(tracesIn(page)).toEqual([])
  expect(page).toContain('<title>البئر الخضراء · Well</title>')
})

test('what its words hold is no markup of messages', async () => {
  const { nameInitiative } = await import('@/lib/identity/messages.mjs')
  const { createTranslator } = await import('next-intl')
  const messages = nameInitiative('en', { home: '{initiative}, {page}' })
  expect(createTranslator({ locale: 'en', messages })('home', { page: 'home page' })).toBe("The People's Well, home page")
})
