import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CollaborationPage } from '@/components/collaborate/CollaborationPage'
import { collaborationMetadata } from '@/components/collaborate/collaboration-metadata'
import { isTab } from '@/components/collaborate/tab-names'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; tab: string }> }

export const generateStaticParams = () => []

async function find(params: Props['params']) {
  const { lang, tab } = await params
  return { locale: toLocale(lang), tab: isTab(tab) ? tab : notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return collaborationMetadata(await find(params))
}

export default async function CollaborationRoute({ params }: Props) {
  return <CollaborationPage {...(await find(params))} />
}
