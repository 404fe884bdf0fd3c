import { getTranslations } from '@/lib/i18n/translations'
import type { BlockProps } from './ContentBlocks'
import { Notice } from './Notice'

export async function UnsupportedBlock({ block, locale }: BlockProps<'unsupported'>) {
  const t = await getTranslations({ locale, namespace: 'blocks' })
  return <Notice>{t('unsupported', { type: block.component })}</Notice>
}
