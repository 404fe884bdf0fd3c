import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { notFound } from 'next/navigation'
import { SentPage } from '@/components/forms/SentPage'
import { isForm } from '@/lib/forms/form'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; form: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).lang) })
  return { title: `${t('forms.sent.title')} | ${t('layout.siteName')}`, robots: { index: false, follow: false } }
}

export default async function Sent({ params }: Props) {
  const { lang, form } = await params
  if (!isForm(form)) notFound()
  return <SentPage locale={toLocale(lang)} form={form} />
}
