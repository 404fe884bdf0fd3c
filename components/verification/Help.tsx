import { getTranslations } from 'next-intl/server'
import { ExternalLink, Link } from '@/components/ui/Link'
import type { Application } from '@/lib/content/verification'
import type { Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import { supportLink } from './support'
import styles from './Verification.module.css'

type Props = { locale: Locale; application: Application }

/** What helps somebody whose address could not be confirmed. (Specification, section 2) */
export async function Help({ locale, application }: Props) {
  const [t, support] = await Promise.all([getTranslations({ locale }), supportLink(locale)])
  const isVolunteer = application === 'project-submission'
  return (
    <>
      <h3>{t('verification.help')}</h3>
      <ul>
        <li>{t('verification.help1')}</li>
        <li>{t('verification.help2')}</li>
        <li>{t('verification.help3')}</li>
      </ul>
      <p className={styles.actions}>
        {support ? (
          <ExternalLink href={support} className="btn btn-ghost" hint={t('common.newTab')}>
            {t('verification.support')}
          </ExternalLink>
        ) : (
          <Link href={path(locale, routes.contact)} className="btn btn-ghost">
            {t('verification.contact')}
          </Link>
        )}
        {isVolunteer && (
          <Link href={path(locale, routes.home)} className="btn btn-ghost">
            {t('verification.project-submission.action')}
          </Link>
        )}
      </p>
    </>
  )
}
