import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from '@/lib/i18n/translations'
import { FailedNotice } from '@/components/layout/missing/FailedNotice'
import { MissingNotice } from '@/components/layout/missing/MissingNotice'
import { Static } from '@/lib/framework/static/Static'
import { isFailed, isGone, missingOf, STAND_IN_KINDS, type StandInKind } from '@/lib/entities/stand-in-kinds'
import { type Locale, LOCALES, toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; kind: string }> }

/** For the footer's contact details, which a build does not know. */
export const revalidate = 300

export function generateStaticParams() {
  return LOCALES.flatMap((lang) => STAND_IN_KINDS.map((kind) => ({ lang, kind })))
}

async function find(params: Props['params']) {
  const { lang, kind } = await params
  return { locale: toLocale(lang), kind: STAND_IN_KINDS.find((known) => known === kind) ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, kind } = await find(params)
  const t = await getTranslations({ locale, namespace: 'layout' })
  return { title: `${await titleOf(kind, locale)} | ${t('siteName')}`, robots: { index: false } }
}

async function titleOf(kind: StandInKind, locale: Locale): Promise<string> {
  if (kind === 'error') return (await getTranslations({ locale, namespace: 'error' }))('title')
  if (isFailed(kind)) return (await getTranslations({ locale, namespace: 'failed' }))(`${kind}.title`)
  return (await getTranslations({ locale, namespace: 'missing' }))(isGone(kind) ? 'goneTitle' : `${kind}Title`)
}

/** Never linked to: `lib/framework/guard/stand-in` sends it in the place of a page that is not there or has failed. */
export default async function MissingPage({ params }: Props) {
  const { locale, kind } = await find(params)
  // What is replaced in it for an address (`StandInPage`) stands in the document alone, and not in the framework's data.
  return (
    <Static>
      {isFailed(kind) ? <FailedNotice locale={locale} kind={kind} /> : <MissingNotice locale={locale} kind={missingOf(kind)} isGone={isGone(kind)} />}
    </Static>
  )
}
