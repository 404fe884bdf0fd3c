import { getTranslations } from '@/lib/i18n/translations'
import type { Department } from '@/lib/entities/departments'
import type { Locale } from '@/rules/languages'
import { DepartmentForm } from './DepartmentForm'
import { departmentWords } from './department-words'
import styles from './Join.module.css'

type Props = { locale: Locale; departments: readonly Department[] }

/** The application to a department. (Requirements, section 2, join page) */
export async function Apply({ locale, departments }: Props) {
  const t = await getTranslations({ locale, namespace: 'join' })
  return (
    <section id="apply" className="section sunken" aria-labelledby="apply-title">
      <div className="wrap">
        <p className="eyebrow">{t('applyEyebrow')}</p>
        <h2 id="apply-title">{t('applyTitle')}</h2>
        <div className={`card ${styles.apply}`}>
          <p>
            {t('applyIntro')} {t('applyNext')}
          </p>
          <DepartmentForm {...(await departmentWords({ locale, departments }))} labelledBy="apply-title" />
        </div>
      </div>
    </section>
  )
}
