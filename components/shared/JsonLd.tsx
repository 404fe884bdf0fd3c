import type { Thing, WithContext } from 'schema-dts'
import { getTranslations } from '@/lib/i18n/translations'
import { breadcrumbJsonLd, type Crumb, serializeJsonLd } from '@/lib/seo/json-ld'
import type { Locale } from '@/rules/languages'

type Props = { data: WithContext<Thing> | null }

/** Structured data for search engines; nothing where there is nothing to say. */
export function JsonLd({ data }: Props) {
  if (!data) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
}

/** The way to a page, which `Breadcrumb` shows, for search engines; home is added. */
export async function BreadcrumbJsonLd({ locale, crumbs }: { locale: Locale; crumbs: readonly Crumb[] }) {
  const t = await getTranslations({ locale, namespace: 'nav' })
  return <JsonLd data={breadcrumbJsonLd(locale, t('home'), crumbs)} />
}
