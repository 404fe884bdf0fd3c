import type { Metadata } from 'next'
import { AmbassadorsPage } from '@/components/ambassadors/AmbassadorsPage'
import { writtenMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return writtenMetadata(toLocale((await params).lang), 'ambassadors')
}

export default async function AmbassadorsRoute({ params }: Props) {
  return <AmbassadorsPage locale={toLocale((await params).lang)} />
}
