import { ideaRules } from '@/rules/forms/idea'
import { inWords, type Words } from '../in-words'

/** What an idea says instead of the usual words. (Requirements, section 5) */
export const IDEA_WORDS: Words = {
  title: { required: 'title_required' },
  description: { required: 'description_required' },
  attachments: { required: 'zip_required' },
  email: { invalid_email: 'email_invalid' },
  department: { required: 'invalid_option' },
}

/** An idea with the id of its stored archive. (Requirements, sections 3 and 5; readings) */
export const ideaSchema = inWords(ideaRules, IDEA_WORDS)
