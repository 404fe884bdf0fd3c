import { Words } from '@/lib/i18n/Words'
import { getTranslations } from '@/lib/i18n/translations'
import type { MediaFile } from '@/lib/content/media'
import type { Locale } from '@/rules/languages'
import { FileLink } from './FileLink'
import styles from './Video.module.css'

type Props = { file: MediaFile; caption: string | null; locale: Locale }

/** A video of our own in the browser's player. Nothing of it is loaded before it is played. */
export async function VideoFile({ file, caption, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'video' })
  return (
    <figure>
      <video
        className={styles.frame}
        src={file.url}
        poster="/video-poster.svg"
        controls
        preload="none"
        playsInline
        aria-label={file.alt || caption || t('video')}
      />
      <figcaption>
        {caption && (
          <p>
            <Words locale={locale} text={caption} />
          </p>
        )}
        <FileLink file={file} title={t('download')} locale={locale} />
      </figcaption>
    </figure>
  )
}
