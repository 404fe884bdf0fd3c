import { getTranslations } from '@/lib/i18n/translations'
import type { MediaFile } from '@/lib/content/media'
import { formatFileSize } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'
import styles from './blocks.module.css'

/** The type of a file as readers know it: its extension in capitals, else the second part of its media type. */
function fileType({ extension, mime }: Pick<MediaFile, 'extension' | 'mime'>): string {
  return extension || (mime.split('/')[1] ?? '').toUpperCase()
}

type Props = { file: MediaFile; title: string | null; locale: Locale }

/** A file to download, with its type and size beside its name. */
export async function FileLink({ file, title, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'blocks' })
  return (
    <a className={styles.file} href={file.url} download={file.name || true}>
      <span>{title ?? t('download')}</span>{' '}
      <span className={styles.details}>
        (<bdi>{fileType(file)}</bdi> · <bdi>{formatFileSize(locale, file.sizeKb * 1000)}</bdi>)
      </span>
    </a>
  )
}
