import form from '@/components/shared/form/form.module.css'
import { privateReceiver } from '@/lib/forms/private-page/addresses'
import type { Answer } from '@/lib/forms/private-page/answer'
import { valueOf } from '@/lib/forms/form'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './private.module.css'

const ID = 'links-email'

/** The form that asks for a mail with the links to all that an address has sent. */
export async function AskForLinks({ locale, answer }: { locale: Locale; answer: Answer | null }) {
  const [t, errors] = await Promise.all([getTranslations({ locale, namespace: 'privatePage.ask' }), getTranslations({ locale, namespace: 'forms.errors' })])
  const own = answer?.deed === 'ask' ? answer : null
  const error = own?.errors?.email && errors(own.errors.email)
  return (
    <form className={`card ${styles.panel} ${form.form}`} method="post" action={privateReceiver(locale)} noValidate>
      <input type="hidden" name="deed" value="ask" />
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <div className={form.field}>
        <label htmlFor={ID}>
          {t('email')}
          <span className={form.required} aria-hidden="true">
            {' *'}
          </span>
        </label>
        <p id={`${ID}-error`} className={form.error} hidden={!error}>
          {error}
        </p>
        <input
          id={ID}
          name="email"
          type="email"
          dir="ltr"
          required
          autoComplete="email"
          maxLength={254}
          aria-describedby={`${ID}-error`}
          aria-invalid={error ? true : undefined}
          defaultValue={own && own.result !== 'done' ? valueOf(own.values ?? {}, 'email') : undefined}
        />
      </div>
      <div className={form.actions}>
        <button className="btn">{t('submit')}</button>
      </div>
    </form>
  )
}
