import { checkWith } from '@/components/shared/form/enhance/check-with'
import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { sendProposal } from '@/lib/forms/actions'
import { proposalSchema } from '@/lib/forms/proposal/schema'

export async function enhance(form: HTMLFormElement): Promise<void> {
  await enhanceForm(form, { action: sendProposal, check: checkWith(proposalSchema) })
}
