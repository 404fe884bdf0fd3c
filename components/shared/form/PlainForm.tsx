import { getTranslations } from '@/lib/i18n/translations'
import * as z from 'zod/mini'
import type { FormState } from '@/lib/forms/form'
import { type Control, plainForms } from '@/lib/forms/plain-forms'
import type { Locale } from '@/rules/languages'
import { ConsentFields } from './fields/checkbox/ConsentFields'
import { Form } from './Form'
import { openForm } from './open-form'
import { PhoneField } from './fields/phone/PhoneField'
import { TextArea } from './fields/text/TextArea'
import { TextField } from './fields/text/TextField'

type Props = { form: 'proposal'; locale: Locale; state?: FormState; labelledBy?: string }

/** A form without code of its own, by its description. (lib/forms/plain-forms) */
export async function PlainForm({ form: name, locale, state, labelledBy }: Props) {
  const [form, t, rules] = await Promise.all([
    openForm({ name, locale, state }),
    getTranslations({ locale, namespace: `forms.${name}` }),
    plainForms[name].rules(),
  ])
  const controls: readonly Control<'proposal'>[] = plainForms[name].controls
  // What an empty form is told.
  const needed = rules.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? []
  const { properties = {} } = z.toJSONSchema(rules, { unrepresentable: 'any' })
  return (
    <Form form={form} submit={t('submit')} labelledBy={labelledBy}>
      {controls.map(({ name, kind, hint, ...rest }) => {
        const field = { form, name, label: t(name), hint: hint && t(hint), required: needed.includes(name) }
        const rule = properties[name]
        if (kind === 'paragraph') return <TextArea key={name} {...field} {...rest} maxLength={typeof rule === 'object' ? rule.maxLength : undefined} />
        if (kind === 'phone') return <PhoneField key={name} {...field} />
        return <TextField key={name} {...field} {...rest} {...(kind === 'email' && { type: kind, autoComplete: kind })} />
      })}
      {needed.includes('legalConsent') && <ConsentFields form={form} />}
    </Form>
  )
}
