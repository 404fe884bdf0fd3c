import form from '@/components/shared/form/form.module.css'
import styles from './Verification.module.css'

type Mistake = { href: string; text: string }

type Props = { text: string; isDone: boolean; mistakes: readonly Mistake[] /** Why it failed when no answer has come. */; lost: string; isAnswer: boolean }

/** The answer to a small form, above its fields; script makes others of the templates. */
export function Note({ text, isDone, mistakes, lost, isAnswer }: Props) {
  return (
    <>
      <div tabIndex={-1} role="alert" autoFocus={isAnswer} className={styles.told} data-note="">
        {isAnswer && (
          <div className={isDone ? form.sent : form.problem}>
            <p className={form.problemTitle}>{text}</p>
            {mistakes.length > 0 && (
              <ul>
                {mistakes.map(({ href, text: mistake }) => (
                  <li key={href}>
                    <a href={href}>{mistake}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
      <template data-box="done">
        <div className={form.sent}>
          <p className={form.problemTitle} />
        </div>
      </template>
      <template data-box="problem">
        <div className={form.problem}>
          <p className={form.problemTitle}>{lost}</p>
        </div>
      </template>
    </>
  )
}
