import { getTranslations } from '@/lib/i18n/translations'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { Sent } from '@/components/shared/form/Sent'
import { Link } from '@/components/ui/Link'
import type { Thanks } from '@/lib/forms/definition'
import type { FormName } from '@/lib/forms/form'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './forms.module.css'

type Props = {
  locale: Locale
  form: FormName
  reference: string | null
  /** In place of the usual words. */
  thanks?: Thanks | null
}

/** What was sent without script has arrived. */
export async function SentContent({ locale, form, reference, thanks }: Props) {
  const t = await getTranslations({ locale })
  return (
    <>
      <CoverBanner locale={locale} title={t('forms.sent.title')} />
      <Breadcrumb locale={locale} items={[{ label: t(`forms.titles.${form}`) }]} />
      <div className={`wrap ${styles.page}`}>
        <Sent form={form} locale={locale} reference={reference} thanks={thanks} heading="h2" />
        <Link href={path(locale, routes.home)} className="btn btn-ghost">
          {t('forms.sent.home')}
        </Link>
      </div>
    </>
  )
}
