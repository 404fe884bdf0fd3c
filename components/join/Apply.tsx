import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import styles from './Join.module.css'

type Props = {
  locale: Locale
  /** That of the contact info. */
  email: string | null
}

/** How to apply. (Specification, section 2, join page) */
export async function Apply({ locale, email }: Props) {
  const t = await getTranslations({ locale, namespace: 'join' })
  return (
    <section id="apply" className="section sunken" aria-labelledby="apply-title">
      <div className="wrap">
        <p className="eyebrow">{t('applyEyebrow')}</p>
        <h2 id="apply-title">{t('applyTitle')}</h2>
        <div className={`card ${styles.apply}`}>
          {email ? (
            <p>
              {t.rich('applyByMail', {
                email: () => (
                  <a href={`mailto:${email}`} dir="ltr">
                    {email}
                  </a>
                ),
              })}
            </p>
          ) : (
            <p>
              {t.rich('applyByContact', { contact: (words) => <Link href={path(locale, routes.contact)}>{words}</Link> })}
            </p>
          )}
          <p>{t('applyNext')}</p>
          {email && (
            <a href={`mailto:${email}?subject=${encodeURIComponent(t('mailSubject'))}`} className="btn">
              {t('applyAction')}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
