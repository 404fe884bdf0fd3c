import { getTranslations } from 'next-intl/server'
import type { FormName } from '@/lib/forms/form'
import { WAITS } from '@/lib/forms/waits'
import type { Locale } from '@/lib/i18n/languages'
import styles from './form.module.css'

type Props = {
  form: FormName
  locale: Locale
  reference?: string | null
  /** Until script shows it. */
  hidden?: boolean
}

/** What is said when something has arrived: its reference number, what comes next, and when. (Specification, sections 2 and 9) */
export async function Sent({ form, locale, reference = null, hidden = false }: Props) {
  const t = await getTranslations({ locale, namespace: 'forms.sent' })
  const { wait, asksToConfirm, writes } = WAITS[form]
  return (
    <div className={styles.sent} hidden={hidden} tabIndex={-1} data-sent="">
      <h3>{t(`titles.${form}`)}</h3>
      <p>{t(`texts.${form}`)}</p>
      <p data-reference-line="" hidden={!reference && !hidden}>
        {t('reference')}{' '}
        <bdi className={styles.reference} dir="ltr" data-reference="">
          {reference}
        </bdi>
      </p>
      {asksToConfirm && (
        <p>
          {t.rich('confirmMail', {
            address: () => <bdi dir="ltr" data-email="" />,
          })}
        </p>
      )}
      {writes && <p>{t('spam')}</p>}
      {wait && <p>{t(`waits.${wait}`)}</p>}
    </div>
  )
}
