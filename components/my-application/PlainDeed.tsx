import type { Action } from '@/lib/content/private-page'
import { privateReceiver } from '@/lib/forms/private-page/addresses'
import type { Locale } from '@/rules/languages'
import { Secret } from './Secret'
import styles from './private.module.css'

type Props = { locale: Locale; link: string; deed: Exclude<Action, 'correct' | 'correctAnswers' | 'addFile'>; text: string; submit: string }

/** What needs nothing but a press: what it leads to, and then its button. */
export function PlainDeed({ locale, link, deed, text, submit }: Props) {
  return (
    <form method="post" action={privateReceiver(locale)} className={styles.deed}>
      <Secret link={link} deed={deed} />
      <p>{text}</p>
      <button className="btn">{submit}</button>
    </form>
  )
}
