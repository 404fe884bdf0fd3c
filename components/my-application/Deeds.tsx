import { Accordion } from '@/components/ui/Accordion'
import type { Action, Shown } from '@/lib/content/private-page'
import type { Answer } from '@/lib/forms/private-page/answer'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { AddFile } from './AddFile'
import { CorrectAnswers } from './CorrectAnswers'
import { CorrectContact } from './CorrectContact'
import { PlainDeed } from './PlainDeed'
import styles from './private.module.css'

type Props = { locale: Locale; link: string; shown: Shown; answer: Answer | null }

/** The form of a deed, which says first what it leads to. */
async function formOf(action: Action, { locale, link, shown, answer }: Props) {
  const t = await getTranslations({ locale, namespace: 'privatePage' })
  if (action === 'correct') return shown.contact && <CorrectContact locale={locale} link={link} shown={shown} contact={shown.contact} answer={answer} />
  if (action === 'correctAnswers') return <CorrectAnswers locale={locale} link={link} questions={shown.answers} answer={answer} />
  if (action === 'addFile') return <AddFile locale={locale} link={link} shown={shown} answer={answer} />
  const text = action === 'withdraw' && shown.form === 'registration' ? t('withdraw.seat') : t(`${action}.text`)
  return <PlainDeed locale={locale} link={link} deed={action} text={text} submit={t(`${action}.submit`)} />
}

/** What can be done about what was sent; that which came back with mistakes is open. */
export async function Deeds(props: Props) {
  const { locale, shown, answer } = props
  const t = await getTranslations({ locale, namespace: 'privatePage' })
  const items = shown.actions.map(async (action) => ({
    id: action,
    title: t(`${action}.title`),
    isOpen: answer?.deed === action && answer.result === 'wrong',
    content: await formOf(action, props),
  }))
  return (
    <section aria-labelledby="deeds" className={styles.deeds}>
      <h2 id="deeds">{t('deeds')}</h2>
      <Accordion name="deeds" items={await Promise.all(items)} />
    </section>
  )
}
