import { privateReceiver } from '@/lib/forms/private-page/addresses'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './private.module.css'

/** Confirms another address by its button: whoever opens the link of that mail may only want to look. */
export async function ConfirmAddress({ locale, confirm }: { locale: Locale; confirm: string }) {
  const t = await getTranslations({ locale, namespace: 'privatePage.confirm' })
  return (
    <form method="post" action={privateReceiver(locale)} className={`card ${styles.panel}`}>
      <input type="hidden" name="confirm" value={confirm} />
      <input type="hidden" name="deed" value="confirm" />
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <button className="btn">{t('submit')}</button>
    </form>
  )
}
