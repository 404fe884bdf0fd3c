import { getTranslations } from '@/lib/i18n/translations'
import { Picture } from '@/components/ui/Picture'
import { Words } from '@/lib/i18n/Words'
import type { BlockProps } from './ContentBlocks'
import { FileLink } from './FileLink'
import { Notice } from './Notice'
import { PROSE_SIZES } from './RichTextImage'
import { VideoFile } from './VideoFile'

/** An uploaded picture, video or document. */
export async function MediaBlock({ block: { file, caption }, locale }: BlockProps<'media'>) {
  if (!file) {
    const t = await getTranslations({ locale, namespace: 'blocks' })
    return <Notice>{t('mediaMissing')}</Notice>
  }
  if (file.mime.startsWith('video/')) return <VideoFile file={file} caption={caption} locale={locale} />
  if (!file.image) return <FileLink file={file} title={caption} locale={locale} />
  return (
    <figure>
      <Picture image={file.image} sizes={PROSE_SIZES} />
      {caption && (
        <figcaption>
          <Words locale={locale} text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
