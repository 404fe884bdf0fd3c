import { getTranslations } from '@/lib/i18n/translations'
import { WAITS_DAYS } from '@/lib/forms/waiting'
import type { Locale } from '@/rules/languages'
import styles from './waiting.module.css'

/** Of which script makes what stands in the place of a form that waits to be sent. */
export async function WaitingTemplate({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'forms.later' })
  const days = { days: WAITS_DAYS }
  return (
    <template data-waiting-template="">
      <section className={styles.waiting} tabIndex={-1} data-lost={t('lost')}>
        <h3 data-of-state="waiting">{t('waitingTitle')}</h3>
        <h3 data-of-state="refused">{t('refusedTitle')}</h3>
        <h3 data-of-state="expired">{t('expiredTitle')}</h3>
        <p className={styles.what}>
          <bdi data-item-title="" />
          <span data-of-state="waiting refused">
            {t('finished')} <bdi data-item-at="" />
          </span>
        </p>
        <p data-of-state="waiting">{t('waiting', days)}</p>
        <p data-of-state="refused">{t('refused')}</p>
        <p data-of-state="expired">{t('expired', days)}</p>
        <p className={styles.reason} hidden data-item-reason="" />
        <p role="status" data-item-status="" />
        <div className={styles.actions}>
          <button type="button" className="btn" data-of-state="waiting" data-item-action="send" data-busy={t('sending')}>
            {t('send')}
          </button>
          <button type="button" className="btn btn-ghost" data-of-state="waiting" data-item-action="back">
            {t('withdraw')}
          </button>
          <button type="button" className="btn" data-of-state="refused" data-item-action="back">
            {t('mend')}
          </button>
          <button type="button" className="btn" data-of-state="expired" data-item-action="dismiss">
            {t('close')}
          </button>
          <button type="button" className={styles.another} data-of-state="waiting refused" data-item-action="another">
            {t('another')}
          </button>
        </div>
      </section>
    </template>
  )
}
