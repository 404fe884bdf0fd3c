import type { Metadata } from 'next'
import { JoinPage } from '@/components/join/JoinPage'
import { writtenMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return writtenMetadata(toLocale((await params).lang), 'join')
}

export default async function JoinRoute({ params }: Props) {
  return <JoinPage locale={toLocale((await params).lang)} />
}
