import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { notFound } from 'next/navigation'
import { AnswerPage } from '@/components/forms/AnswerPage'
import { GonePage } from '@/components/forms/GonePage'
import { definitionOf } from '@/lib/forms/definitions'
import { isForm } from '@/lib/forms/form'
import { formAnswers } from '@/lib/forms/form-answers'
import { toLocale } from '@/rules/languages'
import { viewOf } from './form-views'

/** What one visitor has typed: nothing of it is kept. */
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ lang: string; form: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, form } = await params
  if (!isForm(form)) notFound()
  const t = await getTranslations({ locale: toLocale(lang) })
  return { title: `${t(`forms.titles.${form}`)} | ${t('layout.siteName')}`, robots: { index: false, follow: false } }
}

/** A form that was sent without script and came back. */
export default async function Answer({ params, searchParams }: Props) {
  const [{ lang, form }, { id }] = await Promise.all([params, searchParams])
  const answer = await formAnswers.read(id)
  if (!isForm(form)) notFound()
  const locale = toLocale(lang)
  if (answer?.form !== form) return <GonePage locale={locale} form={form} page={definitionOf(form).page} />
  const { state } = answer
  return (
    <AnswerPage locale={locale} form={form}>
      {await viewOf(form)({ locale, state })}
    </AnswerPage>
  )
}
