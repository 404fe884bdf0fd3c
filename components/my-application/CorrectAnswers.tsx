import form from '@/components/shared/form/form.module.css'
import type { Correctable } from '@/lib/content/private-page'
import { valueOf } from '@/lib/forms/form'
import { privateReceiver } from '@/lib/forms/private-page/addresses'
import type { Answer } from '@/lib/forms/private-page/answer'
import { answerName } from '@/lib/forms/private-page/answer-names'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { Secret } from './Secret'

type Props = { locale: Locale; link: string; questions: readonly Correctable[]; answer: Answer | null }

type QuestionProps = { question: Correctable; value: string; error: string | undefined; choose: string }

function Question({ question, value, error, choose }: QuestionProps) {
  const { name, label, input, options, isRequired } = question
  const id = `answer-${name}`
  const control = {
    id,
    name: answerName(name),
    required: isRequired,
    defaultValue: value,
    'aria-describedby': `${id}-error`,
    'aria-invalid': error ? (true as const) : undefined,
  }
  return (
    <div className={form.field}>
      <label htmlFor={id}>
        <bdi>{label}</bdi>
        {isRequired && (
          <span className={form.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <p id={`${id}-error`} className={form.error} hidden={!error}>
        {error}
      </p>
      {input === 'paragraph' && <textarea {...control} rows={5} dir="auto" />}
      {input === 'choice' && (
        <select {...control}>
          {(!isRequired || value === '') && <option value="">{choose}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {(input === 'line' || input === 'number') && <input {...control} type="text" inputMode={input === 'number' ? 'decimal' : undefined} dir="auto" />}
    </div>
  )
}

/** The form that corrects what was answered. */
export async function CorrectAnswers({ locale, link, questions, answer }: Props) {
  const [t, forms, errors] = await Promise.all([
    getTranslations({ locale, namespace: 'privatePage.correctAnswers' }),
    getTranslations({ locale, namespace: 'forms.common' }),
    getTranslations({ locale, namespace: 'forms.errors' }),
  ])
  const own = answer?.deed === 'correctAnswers' && answer.result !== 'done' ? answer : null
  return (
    <form method="post" action={privateReceiver(locale)} className={form.form} noValidate>
      <Secret link={link} deed="correctAnswers" />
      <p>{t('text')}</p>
      <p className={form.hint}>{forms('required')}</p>
      {questions.map((question) => {
        const name = answerName(question.name)
        const code = own?.errors?.[name]
        const value = own?.values && name in own.values ? valueOf(own.values, name) : question.value
        return <Question key={name} question={question} value={value} error={code && errors(code)} choose={forms('choose')} />
      })}
      <div className={form.actions}>
        <button className="btn">{t('submit')}</button>
      </div>
    </form>
  )
}
