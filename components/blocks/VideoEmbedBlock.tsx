import { getTranslations } from '@/lib/i18n/translations'
import { ExternalLink } from '@/components/ui/Link'
import type { BlockProps } from './ContentBlocks'
import { Notice } from './Notice'
import { videoSource } from './video-source'
import { VideoPlayer } from './VideoPlayer'
import styles from './Video.module.css'

/** A video at another host. Nothing comes from there before the visitor agrees. */
export async function VideoEmbedBlock({ block: { url }, locale }: BlockProps<'video-embed'>) {
  const t = await getTranslations({ locale, namespace: 'video' })
  if (!url) return <Notice>{t('urlMissing')}</Notice>
  const source = videoSource(url)
  if (!source) return <Notice>{t('urlInvalid')}</Notice>
  const { host, watchUrl, embedUrl } = source
  const link = (
    <ExternalLink href={watchUrl} hint={t('newTab')}>
      {t('watchAt', { host })}
    </ExternalLink>
  )
  if (!embedUrl) return <p className={styles.link}>{link}</p>
  return (
    <div>
      <div className={`deep pattern ${styles.frame}`}>
        <VideoPlayer src={embedUrl} title={t('videoAt', { host })} play={t('play')} consent={t('consent', { host })} />
      </div>
      <p className={styles.link}>{link}</p>
    </div>
  )
}
