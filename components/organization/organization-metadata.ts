import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getOrganization, type Office } from '@/lib/content/departments'
import { LOCALES, type Locale } from '@/rules/languages'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'
import { wordsOf, writtenMetadata } from '@/lib/seo/written-pages'
import { officeName } from './office-name'

/** The languages in which a department is published. */
async function localesOf(slug: string): Promise<Locale[]> {
  const all = await Promise.all(LOCALES.map(getOrganization))
  return LOCALES.filter((_, index) => all[index]?.some((office) => office.slug === slug))
}

/**
 * The meta tags of the organization structure. Each department has an address of its own, so it has a title, a description
 * and a canonical address of its own too; robots and picture are those of the whole.
 */
export async function organizationMetadata(locale: Locale, office: Office | undefined): Promise<Metadata> {
  if (!office) return writtenMetadata(locale, 'organization')
  const [t, { description, seo }] = await Promise.all([getTranslations({ locale, namespace: 'organization' }), wordsOf(locale, 'organization')])
  return buildMetadata({
    locale,
    route: `${routes.organization}/${office.slug}`,
    title: t('pageTitle', { office: officeName(office) }),
    description: office.description ?? seo?.metaDescription ?? description,
    seo: seo && { ...seo, metaTitle: null, metaDescription: null, canonicalUrl: null, ogTitle: null, ogDescription: null },
    locales: await localesOf(office.slug),
  })
}
