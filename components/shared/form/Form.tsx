import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import { CONTROL } from '@/lib/forms/form'
import { path } from '@/lib/i18n/paths'
import { definitionOf } from '@/lib/forms/definitions'
import { KeepOffer } from './waiting/KeepOffer'
import { WaitingTemplate } from './waiting/WaitingTemplate'
import { Problems } from './Problems'
import { Sent } from './Sent'
import type { OpenForm } from './open-form'
import styles from './form.module.css'

type Props = {
  form: OpenForm
  /** What the form is about, such as an event; goes with it unseen. */
  context?: Record<string, string>
  /** What the button says. */
  submit: string
  /** What it says while the form cannot be sent, where that is something else. */
  blocked?: string
  /** Names the heading of the form. */
  labelledBy?: string
  /** Where the draft on the visitor's device belongs; several forms of one kind have several. */
  draft?: string
  /** Whether the thanks take the place of the form, or stand elsewhere. */
  thanks?: boolean
  /** Beside the button. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A form that works without script: it is sent as the browser does, and comes back with what is wrong. Script that finds it
 * (`data-form`) makes it answer without a new page. (Architecture, the way of a form)
 */
export async function Form({ form, context = {}, submit, blocked, labelledBy, draft = form.id, thanks = true, actions, children }: Props) {
  const { locale, name, state } = form
  const [t, titles] = await Promise.all([getTranslations({ locale, namespace: 'forms.common' }), getTranslations({ locale, namespace: 'forms.titles' })])
  const hidden = { ...context, [CONTROL.attempt]: state.attempt ?? '', [CONTROL.confirmation]: state.confirmation ?? '', [CONTROL.captcha]: '' }
  return (
    <div className={styles.place} data-form-place={name}>
      <form
        id={`${form.id}-form`}
        className={styles.form}
        method="post"
        action={path(locale, `/send/${name}`)}
        encType="multipart/form-data"
        noValidate
        aria-labelledby={labelledBy}
        data-form={name}
        data-draft={draft}
        data-title={titles(name)}
        data-to-confirm={definitionOf(name).mail === 'confirm' ? '' : undefined}
        data-answered={state.attempt ? '' : undefined}
      >
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} defaultValue={value} />
        ))}
        <Problems form={form} />
        <KeepOffer locale={locale} id={form.id} />
        <p className={styles.hint}>{t('required')}</p>
        {children}
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={`${form.id}-more`}>{t('trap')}</label>
          <input id={`${form.id}-more`} name={CONTROL.trap} tabIndex={-1} autoComplete="off" />
        </div>
        <div className={styles.actions}>
          <button className="btn" data-submit="" data-busy={t('sending')} data-blocked={blocked}>
            {state.problem === 'confirm' ? t('confirm') : submit}
          </button>
          {actions}
        </div>
        <p className="visually-hidden" role="status" data-announce="" />
        <div className={styles.kept} data-kept="later">
          <span data-kept-words="" hidden>
            {t('kept')}
          </span>
          <button type="button" className={styles.clear} data-clear="" hidden>
            {t('clear')}
          </button>
          <label className={styles.keepNothing}>
            <input type="checkbox" autoComplete="off" data-keep-nothing="" /> {t('keepNothing')}
          </label>
        </div>
      </form>
      <WaitingTemplate locale={locale} />
      {thanks && <Sent form={name} locale={locale} hidden />}
    </div>
  )
}
