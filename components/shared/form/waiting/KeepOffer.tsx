import { getTranslations } from '@/lib/i18n/translations'
import { WAITS_DAYS } from '@/lib/forms/waiting'
import type { Locale } from '@/rules/languages'
import styles from './waiting.module.css'

type Props = {
  locale: Locale
  /** Of the form; several offers of one form may stand in a page. */
  id: string
}

/** Offers to keep a form that got no answer until there is a line: nothing is kept without being asked for. */
export async function KeepOffer({ locale, id }: Props) {
  const t = await getTranslations({ locale, namespace: 'forms.later' })
  return (
    <div className={styles.offer} hidden data-keep-offer={id}>
      <p>{t('offer', { days: WAITS_DAYS })}</p>
      <button type="button" className="btn btn-ghost" data-keep-later="">
        {t('keep')}
      </button>
    </div>
  )
}
