import * as z from 'zod/mini'
import { consent, email, language, line, orNull, paragraph, phone } from '../fields'

export const LONGEST_SUMMARY = 10_000

/** The proposal of a project, in the order of the page. (Requirements, section 10, forms without a page of their own) */
export const proposalSchema = z.object({
  title: line('title_required'),
  summary: paragraph('summary_required', LONGEST_SUMMARY),
  place: orNull(line()),
  cost: orNull(line()),
  name: line('name_required'),
  email: email('email_required', 'email_invalid'),
  phone: orNull(phone()),
  submitLanguage: language,
  ...consent(),
})
