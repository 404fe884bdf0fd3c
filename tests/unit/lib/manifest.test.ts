import { buildManifest } from '@/lib/seo/manifest'
import { defaultTheme, wordsIn } from '@/lib/identity/identity.mjs'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

test('a phone shows the site by its name, in the colours of its ground, with a way back', async () => {
  expect(await buildManifest('en')).toEqual({
    name: wordsIn('en').initiative,
    short_name: wordsIn('en').initiativeShort,
    description: wordsIn('en').mission,
    lang: 'en',
    dir: 'ltr',
    id: '/',
    start_url: '/en',
    scope: '/',
    display: 'minimal-ui',
    background_color: defaultTheme.bg,
    theme_color: defaultTheme.surface,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Events', url: '/en/events' },
      { name: 'Projects', url: '/en/projects' },
      { name: 'Help center', url: '/en/help' },
    ],
  })
})

test('in Arabic it begins at the Arabic home page, from the right', async () => {
  expect(await buildManifest('ar')).toMatchObject({ name: wordsIn('ar').initiative, lang: 'ar', dir: 'rtl', start_url: '/ar' })
})
