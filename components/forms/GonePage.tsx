import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { Link } from '@/components/ui/Link'
import type { FormName } from '@/lib/forms/form'
import { Static } from '@/lib/framework/static/Static'
import { path } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './forms.module.css'

type Props = {
  locale: Locale
  form: FormName
  /** Where the form is. */
  page: string
}

/** What was typed is not kept any more: the half hour is over, or the site was started anew. */
export async function GonePage({ locale, form, page }: Props) {
  const t = await getTranslations({ locale, namespace: 'forms' })
  return (
    <Static>
      <CoverBanner title={t(`titles.${form}`)} />
      <Breadcrumb locale={locale} items={[{ label: t(`titles.${form}`) }]} />
      <div className={`wrap ${styles.page}`}>
        <p>{t('gone.text')}</p>
        <Link href={path(locale, page)} className="btn">
          {t('gone.again')}
        </Link>
      </div>
    </Static>
  )
}
