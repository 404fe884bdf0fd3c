import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import type { FormName } from '@/lib/forms/form'
import { Static } from '@/lib/framework/static/Static'
import type { Locale } from '@/rules/languages'
import styles from './forms.module.css'

type Props = {
  locale: Locale
  form: FormName
  children: ReactNode
}

/** A form on a page of its own, with what was typed and what is wrong. */
export async function AnswerPage({ locale, form, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'forms.titles' })
  return (
    <>
      <Static>
        <CoverBanner locale={locale} title={t(form)} />
        <Breadcrumb locale={locale} items={[{ label: t(form) }]} />
      </Static>
      <div className={`wrap ${styles.page}`}>{children}</div>
    </>
  )
}
