import { getTranslations } from '@/lib/i18n/translations'
import type { Thanks } from '@/lib/forms/definition'
import type { FormName } from '@/lib/forms/form'
import type { Locale } from '@/rules/languages'
import { SentText } from './SentText'
import styles from './form.module.css'

type Props = {
  form: FormName
  locale: Locale
  reference?: string | null
  /** In place of the usual words. */
  thanks?: Thanks | null
  /** Until script shows it. */
  hidden?: boolean
  /** One below that of the page's part it stands in. */
  heading?: 'h2' | 'h3'
}

/** What is said when something has arrived. */
export async function Sent({ form, locale, reference = null, thanks, hidden = false, heading: Heading = 'h3' }: Props) {
  const t = await getTranslations({ locale, namespace: 'forms.sent.titles' })
  return (
    <div className={`${styles.sent} ${styles.sentText}`} hidden={hidden} tabIndex={-1} data-sent="">
      <Heading>{thanks?.title ?? t(form)}</Heading>
      <SentText form={form} locale={locale} reference={reference} text={thanks?.text} isAwaited={hidden} />
    </div>
  )
}
