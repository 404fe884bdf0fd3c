import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './Collaborate.module.css'

/** The invitation to submit a project or to become a partner. (Requirements, section 2, home) */
export async function Collaborate({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home.collaborate' })
  return (
    <section data-far="" id="collaborate" className="section" aria-labelledby="collaborate-title">
      <div className="wrap">
        <div className={`deep pattern ${styles.banner}`}>
          <div>
            <p className="eyebrow">{t('eyebrow')}</p>
            <h2 id="collaborate-title">{t('title')}</h2>
            <p>{t('text')}</p>
          </div>
          <div className={styles.actions}>
            <Link href={path(locale, routes.collaborateIndividuals)} className="btn btn-gold">
              {t('submit')}
            </Link>
            <Link href={path(locale, routes.collaborateOrganizations)} className="btn btn-ghost">
              {t('partner')}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
