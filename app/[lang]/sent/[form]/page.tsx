import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { SentPage } from '@/components/forms/SentPage'
import { definitionOf } from '@/lib/forms/definitions'
import { isForm } from '@/lib/forms/form'
import { readReference } from '@/lib/forms/reference'
import { toLocale } from '@/rules/languages'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ lang: string; form: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).lang) })
  return { title: `${t('forms.sent.title')} | ${t('layout.siteName')}`, robots: { index: false, follow: false } }
}

/** What was sent without script has arrived. */
export default async function Sent({ params, searchParams }: Props) {
  const [{ lang, form }, { reference, about }] = await Promise.all([params, searchParams])
  if (!isForm(form)) notFound()
  const locale = toLocale(lang)
  const text = typeof about === 'string' ? await definitionOf(form).thanks?.(about, locale) : null
  return <SentPage locale={locale} form={form} reference={readReference(reference)} text={text} />
}
