import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import { path } from '@/lib/i18n/paths'
import { absoluteUrl } from '@/lib/seo/urls'
import type { Locale } from '@/rules/languages'
import { shareText } from './share-links'
import styles from './ShareBar.module.css'

export type Shared = {
  locale: Locale
  /** The shared page without its language, such as '/projects/school'. */
  route: string
  title: string
  shortDescription?: string | null
  description?: string | null
}

/** What is shared of a page: its full address, its title, and a text that may be empty. */
export function sharedPage({ locale, route, title, shortDescription = null, description = null }: Shared) {
  return { url: absoluteUrl(path(locale, route)), title, text: shareText({ shortDescription, description }) }
}

type Props = {
  page: Shared
  /** 'tooltip' says shortly that a link was copied, 'notice' in a sentence. */
  wording: 'tooltip' | 'notice'
  children: ReactNode
}

/** Around what shares a page; `components/layout/enhance/share.ts` finds in it what to share and what to say. */
export async function SharePlace({ page, wording, children }: Props) {
  const t = await getTranslations({ locale: page.locale, namespace: 'share' })
  const { url, title, text } = sharedPage(page)
  return (
    <div
      className={`no-print ${styles.bar}`}
      role="group"
      aria-label={t('title')}
      data-share={wording}
      data-url={url}
      data-title={title}
      data-text={text}
      data-copied={wording === 'tooltip' ? t('copied') : t('copiedLink')}
      data-copied-instead={t('copiedInstead')}
      data-failed={t('failed')}
    >
      {children}
      <span role="status" className={styles.result} />
    </div>
  )
}
