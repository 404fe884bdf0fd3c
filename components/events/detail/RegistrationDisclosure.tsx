import { getTranslations } from '@/lib/i18n/translations'
import { Sent } from '@/components/shared/form/Sent'
import type { Event } from '@/lib/entities/events'
import { waitingThanks } from '@/lib/forms/registration/waiting-list'
import type { Locale } from '@/rules/languages'
import { REGISTER } from './detail-actions'
import { RegistrationForm } from './RegistrationForm'
import styles from './Registration.module.css'

type Props = { event: Pick<Event, 'documentId'>; locale: Locale; isWaitingList?: boolean }

/**
 * The registration form, closed at first: the browser opens and closes it, script or not. What a link to `#register` names stands inside, for a browser
 * opens what encloses the goal of a link. (Requirements, section 4)
 */
export async function RegistrationDisclosure({ event, locale, isWaitingList = false }: Props) {
  const [t, thanks] = await Promise.all([getTranslations({ locale }), isWaitingList ? waitingThanks(locale) : null])
  return (
    <>
      <div className={styles.sent} data-seats="">
        <Sent form="registration" locale={locale} thanks={thanks} hidden />
      </div>
      <details className={styles.disclosure} data-registration="" data-waiting-label={t('forms.registration.joinWaitingList')}>
        <summary className={`btn ${styles.summary}`}>
          <span data-seats="">{t(isWaitingList ? 'forms.registration.joinWaitingList' : 'events.detail.action.register')}</span>
          <span>{t('forms.registration.cancel')}</span>
        </summary>
        <div id={REGISTER} className={styles.form}>
          <RegistrationForm
            locale={locale}
            event={event.documentId}
            isWaitingList={isWaitingList}
            labelledBy="register-title"
            thanks={false}
            actions={
              <button type="button" className={`btn btn-ghost ${styles.cancel}`} data-cancel="">
                {t('forms.registration.cancel')}
              </button>
            }
          />
        </div>
      </details>
    </>
  )
}
