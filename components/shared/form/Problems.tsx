import { getTranslations } from '@/lib/i18n/translations'
import type { Problem } from '@/lib/forms/error-codes'
import { fieldsWrong } from '@/lib/forms/summary'
import type { OpenForm } from './open-form'
import styles from './form.module.css'

/** What asks for something and is no failure. */
const QUESTIONS: readonly Problem[] = ['confirm']

/** Known fields in their order, and then all others. */
function inOrder(fields: string[], order: string[]): string[] {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return fields.sort((one, other) => place(one) - place(other))
}

/** What is wrong with a form, with a link to each field; takes the focus on a page that shows it. */
export async function Problems({ form }: { form: OpenForm }) {
  const t = await getTranslations({ locale: form.locale, namespace: 'forms' })
  const { errors, problem, waitMinutes } = form.state
  const fields = inOrder(fieldsWrong(errors), Object.keys(form.labels))
  const isOpen = fields.length > 0 || problem !== undefined
  const isQuestion = problem !== undefined && QUESTIONS.includes(problem)
  return (
    <div
      className={isQuestion ? `${styles.problem} ${styles.notice}` : styles.problem}
      role="alert"
      tabIndex={-1}
      autoFocus={isOpen}
      hidden={!isOpen}
      data-problems=""
    >
      <p className={styles.problemTitle} data-problem="">
        {problem ? t(`problems.${problem}`) : t('common.wrong', { count: fields.length })}
        {waitMinutes !== undefined && ` ${t('common.retryAfter', { minutes: waitMinutes })}`}
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#${form.fieldId(field)}`}>{[form.labels[field], form.error(field)].filter(Boolean).join(' – ')}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
