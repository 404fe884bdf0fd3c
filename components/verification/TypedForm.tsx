import { type FormEvent, useRef } from 'react'
import form from '@/components/shared/form/form.module.css'
import type { Answer, FieldError } from './answers'
import { type FieldText, TypedField } from './TypedField'
import type { Sending } from './use-sending'
import styles from './Verification.module.css'

export type TypedTexts = {
  hint: string
  submit: string
  busy: string
  /** What is said to an answer; nothing where the page says it elsewhere. */
  answers: Record<Answer['state'], string>
}

type Props = {
  id: string
  sending: Sending
  fields: readonly FieldText[]
  /** Goes with what is typed. */
  application: string
  texts: TypedTexts
  errors: Record<FieldError, string>
}

/** A small form whose answer stands above its fields; what was typed stays. */
export function TypedForm({ id, sending, fields, application, texts, errors }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { answer, isWaiting } = sending
  const textOf = (name: FieldText['name']) => {
    const code = answer?.errors?.[name]
    return code && errors[code]
  }
  const wrong = fields.filter(({ name }) => textOf(name))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWaiting) return
    const { elements } = event.currentTarget
    void sending.send(new FormData(event.currentTarget)).then((given) => {
      const first = fields.find(({ name }) => given.errors?.[name])
      const input = first && elements.namedItem(first.name)
      if (input instanceof HTMLElement) input.focus()
      else place.current?.focus()
    })
  }
  return (
    <form className={form.form} action={sending.post} noValidate onSubmit={submit} aria-busy={isWaiting}>
      <input type="hidden" name="application" value={application} />
      <div>
        <p className={form.hint}>{texts.hint}</p>
        <div ref={place} tabIndex={-1} role="alert" className={styles.told}>
          {answer && !isWaiting && (
            <div className={answer.state === 'done' ? form.sent : form.problem}>
              <p className={form.problemTitle}>{texts.answers[answer.state]}</p>
              {wrong.length > 0 && (
                <ul>
                  {wrong.map(({ name }) => (
                    <li key={name}>
                      <a href={`#${id}-${name}`}>{textOf(name)}</a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )}
        </div>
      </div>
      {fields.map((field) => (
        <TypedField key={field.name} {...field} id={`${id}-${field.name}`} value={answer?.values?.[field.name]} error={textOf(field.name)} />
      ))}
      <div className={form.actions}>
        <button className="btn" disabled={isWaiting}>
          {isWaiting ? texts.busy : texts.submit}
        </button>
      </div>
    </form>
  )
}
