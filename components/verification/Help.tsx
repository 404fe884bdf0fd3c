import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import type { Application } from '@/lib/content/verification'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { SupportLink } from './SupportLink'
import styles from './Verification.module.css'

type Props = { locale: Locale; application: Application; hidden: boolean }

/** What helps somebody whose address could not be confirmed. (Requirements, section 2) */
export async function Help({ locale, application, hidden }: Props) {
  const t = await getTranslations({ locale, namespace: 'verification' })
  const isVolunteer = application === 'project-submission'
  return (
    <div className={styles.help} hidden={hidden} data-help="">
      <h3>{t('help')}</h3>
      <ul>
        <li>{t('help1')}</li>
        <li>{t('help2')}</li>
        <li>{t('help3')}</li>
      </ul>
      <p className={styles.actions}>
        <SupportLink locale={locale} />
        {isVolunteer && (
          <Link href={path(locale, routes.home)} className="btn btn-ghost">
            {t('project-submission.action')}
          </Link>
        )}
      </p>
    </div>
  )
}
