import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import cards from '@/components/shared/cards.module.css'
import { EmptyState } from '@/components/shared/EmptyState'
import { SectionHead } from '@/components/shared/SectionHead'
import { Link } from '@/components/ui/Link'
import type { Department } from '@/lib/entities/departments'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { DepartmentCard } from './DepartmentCard'

type Props = {
  locale: Locale
  departments: readonly Department[]
  /** What the departments are filtered by, where there are many. */
  filters?: ReactNode
}

/** The departments that take new members. */
export async function Departments({ locale, departments, filters }: Props) {
  const t = await getTranslations({ locale, namespace: 'join' })
  if (departments.length === 0) {
    return (
      <section id="departments" className="wrap section">
        <EmptyState title={t('emptyTitle')}>
          <p>{t('emptyText')}</p>
          <Link href={path(locale, routes.projects)} className="btn">
            {t('emptyAction')}
          </Link>
        </EmptyState>
      </section>
    )
  }
  return (
    <section id="departments" className="section" aria-labelledby="departments-title">
      <div className="wrap">
        <SectionHead id="departments-title" eyebrow={t('departmentsEyebrow')} title={t('departmentsTitle')} />
        {filters}
        <ul className={cards.grid}>
          {departments.map((department) => (
            <DepartmentCard key={department.documentId} locale={locale} department={department} />
          ))}
        </ul>
      </div>
    </section>
  )
}
