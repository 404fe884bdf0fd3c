import { getTranslations } from '@/lib/i18n/translations'
import type { BlockProps } from './ContentBlocks'
import { Notice } from './Notice'
import { VideoFile } from './VideoFile'

export async function VideoBlock({ block: { file, caption }, locale }: BlockProps<'video'>) {
  if (file) return <VideoFile file={file} caption={caption} locale={locale} />
  const t = await getTranslations({ locale, namespace: 'video' })
  return <Notice>{t('fileMissing')}</Notice>
}
