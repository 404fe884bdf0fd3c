import form from '@/components/shared/form/form.module.css'
import type { Application } from '@/lib/content/verification'
import type { Answer, Way } from '@/lib/forms/verification/answer'
import { fieldTexts, textOf } from '@/lib/forms/verification/words'
import type { Locale } from '@/rules/languages'
import { Note } from './Note'
import { type FieldText, TypedField } from './TypedField'

type Props = {
  locale: Locale
  application: Application
  by: Exclude<Way, 'link'>
  /** Where it is sent to; with the link of the page, so that its answer has that too. */
  action: string
  /** To whichever form of the page was sent. */
  answer: Answer | null
  fields: readonly FieldText[]
  hint: string
  submit: string
  busy: string
}

const ids = { code: 'by-code', mail: 'new-mail' } as const

/** A small form whose answer stands above its fields; what was typed stays. */
export async function TypedForm({ locale, application, by, action, answer, fields, hint, submit, busy }: Props) {
  const own = answer?.by === by ? answer : null
  const [text, lost, errors] = await Promise.all([
    own ? textOf(locale, application, own) : '',
    textOf(locale, application, { by, state: 'error' }),
    fieldTexts(locale, own?.errors),
  ])
  const idOf = (name: string) => `${ids[by]}-${name}`
  const mistakes = fields.flatMap(({ name }) => (errors[name] ? [{ href: `#${idOf(name)}`, text: errors[name] }] : []))
  return (
    <form className={form.form} method="post" action={action} noValidate data-by={by}>
      <input type="hidden" name="by" value={by} />
      <div>
        <p className={form.hint}>{hint}</p>
        <Note text={text} isDone={own?.state === 'done'} mistakes={mistakes} lost={lost} isAnswer={own !== null} />
      </div>
      {fields.map((field) => (
        <TypedField key={field.name} {...field} id={idOf(field.name)} value={own?.values?.[field.name]} error={errors[field.name]} />
      ))}
      <div className={form.actions}>
        <button className="btn" data-submit="" data-busy={busy}>
          {submit}
        </button>
      </div>
    </form>
  )
}
