import { getTranslations } from '@/lib/i18n/translations'
import { WAITS_DAYS } from '@/lib/forms/waiting'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/rules/languages'
import styles from './waiting.module.css'

/** Where script says on every page that a form waits on this device, or was sent. */
export async function WaitingNotices({ locale }: { locale: Locale }) {
  const [t, sent] = await Promise.all([getTranslations({ locale, namespace: 'forms.later' }), getTranslations({ locale, namespace: 'forms.sent' })])
  return (
    <>
      <div className={`no-print ${styles.notices}`} role="status" data-notices="" />
      <template data-notice-template="">
        <section className={styles.notice} tabIndex={-1}>
          <p className={styles.name}>
            <bdi data-item-title="" />
          </p>
          <p data-of-state="waiting">{t('noticeWaiting')}</p>
          <p data-of-state="refused">{t('noticeRefused')}</p>
          <p data-of-state="expired">
            {t('expiredTitle')}. {t('expired', { days: WAITS_DAYS })}
          </p>
          <p data-of-state="sent">
            {t('noticeSent')} <bdi dir="ltr" className={styles.reference} data-reference="" />
          </p>
          <p data-of-state="sent" data-to-confirm="">
            {sent.rich('confirmMail', { to: () => null, address: () => null })}
          </p>
          <p className={styles.actions}>
            <Link href="#content" className="btn" data-of-state="waiting refused expired" data-item-link="">
              {t('show')}
            </Link>
            <button type="button" className="btn btn-ghost" data-put-away="">
              {t('close')}
            </button>
          </p>
        </section>
      </template>
    </>
  )
}
