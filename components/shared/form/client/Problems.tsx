import { useEffect, useRef } from 'react'
import { useFormApi } from './form-context'
import styles from '../form.module.css'

/** What is wrong with a form that was sent, with a link to each field. `labels`: what fields are called where their errors do not name them. */
export function Problems({ labels = {} }: { labels?: Readonly<Record<string, string>> }) {
  const { words, wrong, told, problem, posted, errorOf, fieldId } = useFormApi()
  const box = useRef<HTMLDivElement>(null)
  const isOpen = wrong.length > 0 || problem.text !== undefined
  /** Whether the words of a form for a field that is empty say themselves which one it is. */
  const isNamed = (field: string) => words.errors[`${field}.required`] !== undefined && words.errors[`${field}.required`] === errorOf(field)
  useEffect(() => {
    if (problem.text !== undefined && problem.text !== posted?.problem) box.current?.focus()
  }, [problem, posted])
  return (
    <div
      ref={box}
      className={problem.isQuestion ? `${styles.problem} ${styles.notice}` : styles.problem}
      role="alert"
      // What is mended leaves it without a word; the next attempt says all that is left.
      aria-live={wrong.length < told.names.length ? 'off' : undefined}
      tabIndex={-1}
      autoFocus={posted !== undefined && isOpen}
      hidden={!isOpen}
    >
      <div key={told.time}>
        <p className={styles.problemTitle}>{problem.text ?? words.wrong[wrong.length - 1]}</p>
        {wrong.length > 0 && (
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>{[!isNamed(field) && labels[field], errorOf(field)].filter(Boolean).join(' – ')}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
