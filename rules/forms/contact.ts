import * as z from 'zod/mini'
import { email, language, line, paragraph } from '../fields'

/** A message of the contact form. (Requirements, section 10, forms without a page of their own) */
export const contactRules = z.object({ name: line(), email, subject: line(), message: paragraph(), submitLanguage: language })
