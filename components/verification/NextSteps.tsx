import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import type { Application } from '@/lib/content/verification'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './Verification.module.css'

const target = { 'project-submission': routes.home, department: routes.join } as const

type Props = { locale: Locale; application: Application; department?: string | null }

/** After a confirmation: what happens now. */
export async function NextSteps({ locale, application, department }: Props) {
  const t = await getTranslations({ locale, namespace: 'verification' })
  return (
    <>
      <h2>{t(`${application}.doneTitle`)}</h2>
      <p>{t(`${application}.doneText`)}</p>
      <h3>{t('nextSteps')}</h3>
      <ol>
        <li>{t(`${application}.step1`)}</li>
        <li>{t(`${application}.step2`)}</li>
        <li>{t(`${application}.step3`)}</li>
      </ol>
      <p>
        <Link href={path(locale, target[application])} className="btn">
          {t(`${application}.action`)}
        </Link>
      </p>
      <p className={styles.department} hidden={!department}>
        {t('departmentLabel')}:{' '}
        <strong>
          <bdi data-department="">{department}</bdi>
        </strong>
      </p>
    </>
  )
}
