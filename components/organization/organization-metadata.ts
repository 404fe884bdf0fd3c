import type { Metadata } from 'next'
import { readOr } from '@/lib/content/section'
import { departments, getOrganization, type Office } from '@/lib/entities/departments'
import { documentRoute } from '@/lib/i18n/document-pages.mjs'
import { writtenMetadata } from '@/lib/seo/written-pages'
import { LOCALES, type Locale } from '@/rules/languages'

/** The languages in which a department is published. */
async function localesOf(slug: string): Promise<Locale[]> {
  const all = await Promise.all(LOCALES.map((locale) => readOr([], () => getOrganization(locale))))
  return LOCALES.filter((_, index) => all[index]?.some((office) => office.slug === slug))
}

/** The meta tags of the organization structure, or of one of its departments. */
export async function organizationMetadata(locale: Locale, office: Office | undefined): Promise<Metadata> {
  if (!office) return writtenMetadata(locale, 'organization')
  return departments.metadata(office, { locale, route: documentRoute('department', office.slug), locales: await localesOf(office.slug) })
}
