import { checkWith } from '@/components/shared/form/enhance/check-with'
import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { sendContact } from '@/lib/forms/actions'
import { contactSchema } from '@/lib/forms/contact/schema'

export async function enhance(form: HTMLFormElement): Promise<void> {
  await enhanceForm(form, { action: sendContact, check: checkWith(contactSchema) })
}
