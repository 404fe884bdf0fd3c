import { getTranslations } from '@/lib/i18n/translations'
import { definitionOf } from '@/lib/forms/definitions'
import type { FormName } from '@/lib/forms/form'
import { ABOUT } from '@/rules/forms'
import type { Locale } from '@/rules/languages'
import styles from './form.module.css'

type Props = {
  form: FormName
  locale: Locale
  reference?: string | null
  /** In place of the usual words. */
  text?: string | null
  /** Whether script fills in the reference number and the address. */
  isAwaited?: boolean
}

/** The reference number of what has arrived, what comes next, and when. (Requirements, sections 2 and 9) */
export async function SentText({ form, locale, reference = null, text, isAwaited = false }: Props) {
  const t = await getTranslations({ locale, namespace: 'forms.sent' })
  const { mail, hidesReference } = definitionOf(form)
  const { wait } = ABOUT[form]
  return (
    <>
      <p>{text ?? t(`texts.${form}`)}</p>
      {!hidesReference && (
        <p hidden={!reference && !isAwaited}>
          {t('reference')}{' '}
          <bdi className={styles.reference} dir="ltr" data-reference="">
            {reference}
          </bdi>
        </p>
      )}
      {mail === 'confirm' && (
        <p>
          {t.rich('confirmMail', {
            to: (words) => isAwaited && words,
            address: () => <bdi dir="ltr" data-email="" />,
          })}
        </p>
      )}
      {mail && <p>{t('spam')}</p>}
      {wait && <p>{t(`waits.${wait}`)}</p>}
    </>
  )
}
