import { proposalRules } from '@/rules/forms/proposal'
import { inWords } from '../in-words'

/** The proposal of a project. (Requirements, section 10, forms without a page of their own) */
export const proposalSchema = inWords(proposalRules, {
  title: { required: 'title_required' },
  summary: { required: 'summary_required' },
  name: { required: 'name_required' },
  email: { required: 'email_required', invalid_email: 'email_invalid' },
})
