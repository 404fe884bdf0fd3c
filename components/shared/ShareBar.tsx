import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/languages'
import { path } from '@/lib/i18n/paths'
import { absoluteUrl } from '@/lib/seo/urls'
import { ShareActions } from './ShareActions'
import { shareLinks, shareText } from './share-links'
import styles from './ShareBar.module.css'

type Props = {
  locale: Locale
  /** The shared page without its language, such as '/projects/school'. */
  route: string
  title: string
  shortDescription?: string | null
  description?: string | null
}

/** Links that share a page over four services, and buttons that copy its address. (Specification, section 2) */
export async function ShareBar({ locale, route, title, shortDescription = null, description = null }: Props) {
  const t = await getTranslations({ locale, namespace: 'share' })
  const url = absoluteUrl(path(locale, route))
  const text = shareText({ shortDescription, description })
  return (
    <div className={`no-print ${styles.bar}`} role="group" aria-label={t('title')}>
      <span aria-hidden="true">{t('title')}</span>
      {shareLinks(url, title, text).map(({ service, href }) => (
        <a
          key={service}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-service={service}
          aria-label={t('on', { service: t(`services.${service}`) })}
        />
      ))}
      <ShareActions
        page={{ url, title, text }}
        labels={{
          copy: t('copy'),
          share: t('share'),
          copied: t('copied'),
          copiedInstead: t('copiedInstead'),
          failed: t('failed'),
        }}
      />
    </div>
  )
}
