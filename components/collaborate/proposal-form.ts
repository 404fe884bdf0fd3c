import { checkWith } from '@/components/shared/form/enhance/check-with'
import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { proposalSchema } from '@/lib/forms/proposal/schema'

export async function enhance(form: HTMLFormElement): Promise<void> {
  await enhanceForm(form, { check: checkWith(proposalSchema) })
}
