import { getTranslations } from '@/lib/i18n/translations'
import { shareLinks } from './share-links'
import { ShareIcon } from './ShareIcon'
import { type Shared, SharePlace, sharedPage } from './SharePlace'
import styles from './ShareBar.module.css'

/** Links that share a page over four services, and buttons that copy its address or hand it to an app. (Requirements, section 2) */
export async function ShareBar(page: Shared) {
  const t = await getTranslations({ locale: page.locale, namespace: 'share' })
  const { url, title, text } = sharedPage(page)
  return (
    <SharePlace page={page} wording="tooltip">
      <span aria-hidden="true">{t('title')}</span>
      {shareLinks(url, title, text).map(({ service, href }) => (
        <a
          key={service}
          className="round"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-service={service}
          aria-label={t('on', { service: t(`services.${service}`) })}
        >
          <ShareIcon of={service} />
        </a>
      ))}
      <button type="button" className={`round ${styles.scripted}`} data-service="copy" data-share="copy" aria-label={t('copy')}>
        <ShareIcon of="copy" />
      </button>
      <button type="button" className={`round ${styles.device}`} data-service="share" data-share="app" aria-label={t('share')}>
        <ShareIcon of="share" />
      </button>
    </SharePlace>
  )
}
