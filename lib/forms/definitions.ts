import 'server-only'
import type { FormDefinition } from './definition'
import { department } from './department/definition'
import { feedback } from './feedback/definition'
import type { FormName } from './form'
import { idea } from './idea/definition'
import { partnership } from './partnership/definition'
import { isPlain, type PlainName, plainForms, plainSchema } from './plain-forms'
import { readForm } from './read'
import { registration } from './registration/definition'
import { volunteer } from './volunteer/definition'

/** The forms that need code of their own. */
const definitions: Readonly<Record<Exclude<FormName, PlainName>, FormDefinition>> = { feedback, partnership, idea, department, registration, volunteer }

const plain = (form: PlainName): FormDefinition => ({
  ...plainForms[form],
  read: async (values, locale) => readForm(await plainSchema(form), values, locale),
  email: 'email',
})

/** What the site does with a form. */
export const definitionOf = (form: FormName): FormDefinition => (isPlain(form) ? plain(form) : definitions[form])
