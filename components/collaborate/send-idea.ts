import { checkWith } from '@/components/shared/form/enhance/check-with'
import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { ideaSchema } from '@/lib/forms/idea/schema'

export async function enhance(form: HTMLFormElement): Promise<void> {
  await enhanceForm(form, { check: checkWith(ideaSchema) })
}
