import type { Metadata } from 'next'
import { joinMetadata } from '@/components/join/join-metadata'
import { JoinPage } from '@/components/join/JoinPage'
import { toLocale } from '@/lib/i18n/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return joinMetadata(toLocale((await params).lang))
}

export default async function JoinRoute({ params }: Props) {
  return <JoinPage locale={toLocale((await params).lang)} />
}
