import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { MissingNotice } from '@/components/layout/missing/MissingNotice'
import { LOCALES, toLocale } from '@/lib/i18n/languages'
import { MISSING_KINDS } from '@/lib/missing-kinds'

type Props = { params: Promise<{ lang: string; kind: string }> }

/** For the footer's contact details, which a build does not know. */
export const revalidate = 300

export function generateStaticParams() {
  return LOCALES.flatMap((lang) => MISSING_KINDS.map((kind) => ({ lang, kind })))
}

async function find(params: Props['params']) {
  const { lang, kind } = await params
  return { locale: toLocale(lang), kind: MISSING_KINDS.find((known) => known === kind) ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, kind } = await find(params)
  const t = await getTranslations({ locale })
  const title = kind === 'error' ? t('error.title') : t(`missing.${kind}Title`)
  return { title: `${title} | ${t('layout.siteName')}`, robots: { index: false } }
}

/** Never linked to: `lib/server/stand-in` sends it in the place of a page that is not there or has failed. */
export default async function MissingPage({ params }: Props) {
  const { locale, kind } = await find(params)
  return <MissingNotice locale={locale} kind={kind} />
}
