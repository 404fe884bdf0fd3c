import { ideaRules } from '@/rules/forms/idea'
import { inWords } from '../in-words'

/** An idea with the id of its stored archive. (Requirements, sections 3 and 5; readings) */
export const ideaSchema = inWords(ideaRules, {
  title: { required: 'title_required' },
  description: { required: 'description_required' },
  attachments: { required: 'zip_required' },
  email: { invalid_email: 'email_invalid' },
  department: { required: 'invalid_option' },
})
