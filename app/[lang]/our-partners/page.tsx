import type { Metadata } from 'next'
import { PartnersPage } from '@/components/partners/PartnersPage'
import { writtenMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return writtenMetadata(toLocale((await params).lang), 'partners')
}

export default async function PartnersRoute({ params }: Props) {
  return <PartnersPage locale={toLocale((await params).lang)} />
}
