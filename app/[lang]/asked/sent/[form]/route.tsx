import { SentContent } from '@/components/forms/SentContent'
import { definitionOf } from '@/lib/forms/definitions'
import { isForm } from '@/lib/forms/form'
import { readReference } from '@/lib/forms/reference'
import { questionsOf } from '@/lib/framework/places/questions'
import { path } from '@/lib/i18n/paths'

/** What was sent without script has arrived, with the number under which it has. */
export const GET = questionsOf('sent', async ({ locale, name, parameters: { reference, about } }) => {
  if (!isForm(name)) return null
  const thanks = typeof about === 'string' ? await definitionOf(name).thanks?.(about, locale) : null
  return { address: path(locale, `/sent/${name}`), content: <SentContent locale={locale} form={name} reference={readReference(reference)} thanks={thanks} /> }
})
