import { isPlain, plainSchema } from '@/lib/forms/plain-forms'
import { checkWith } from './check-with'
import { enhanceForm } from './enhance-form'
import { loadTexts } from './texts'

/** Lets a form without code of its own answer at once. */
export async function enhance(form: HTMLFormElement): Promise<void> {
  const { form: name = '' } = form.dataset
  if (!isPlain(name)) return
  const [schema] = await Promise.all([plainSchema(name), loadTexts()])
  await enhanceForm(form, { check: checkWith(schema) })
}
