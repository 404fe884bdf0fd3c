import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import type { FormName } from '@/lib/forms/form'
import { path } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { AnswerPage } from './AnswerPage'

type Props = {
  locale: Locale
  form: FormName
  /** Where the form is. */
  page: string
}

/** What was typed is not kept any more: the half hour is over, or the site was started anew. */
export async function GonePage({ locale, form, page }: Props) {
  const t = await getTranslations({ locale, namespace: 'forms.gone' })
  return (
    <AnswerPage locale={locale} form={form}>
      <p>{t('text')}</p>
      <Link href={path(locale, page)} className="btn">
        {t('again')}
      </Link>
    </AnswerPage>
  )
}
