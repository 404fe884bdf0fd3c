import { checkWith } from '@/components/shared/form/enhance/check-with'
import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { sendIdea } from '@/lib/forms/actions'
import { ideaSchema } from '@/lib/forms/idea/schema'

export async function enhance(form: HTMLFormElement): Promise<void> {
  await enhanceForm(form, { action: sendIdea, check: checkWith(ideaSchema) })
}
