import type { MetadataRoute } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { path, routes } from '@/lib/i18n/paths'
import { defaultTheme } from '@/lib/identity/identity.mjs'
import { languages, type Locale } from '@/rules/languages'

/** What a phone shows of the site when somebody puts it on the home screen. */
export async function buildManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const [t, nav] = await Promise.all([getTranslations({ locale, namespace: 'seo' }), getTranslations({ locale, namespace: 'nav' })])
  const { dir } = languages[locale]
  return {
    name: t('siteName'),
    short_name: t('shortName'),
    description: t('description'),
    lang: locale,
    dir,
    id: '/',
    start_url: path(locale, routes.home),
    scope: '/',
    // With a way back.
    display: 'minimal-ui',
    background_color: defaultTheme.bg,
    theme_color: defaultTheme.surface,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: nav('events'), url: path(locale, routes.events) },
      { name: nav('projects'), url: path(locale, routes.projects) },
      { name: nav('help'), url: path(locale, routes.help) },
    ],
  }
}
