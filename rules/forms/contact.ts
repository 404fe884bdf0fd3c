import * as z from 'zod/mini'
import { language } from '../fields/choice'
import { email } from '../fields/email'
import { line, paragraph } from '../fields/text'

/** A message of the contact form. (Requirements, section 10, forms without a page of their own) */
export const contactRules = z.object({ name: line(), email, subject: line(), message: paragraph(), submitLanguage: language })
