import * as z from 'zod/mini'
import { consent, email, language, line, orNull, paragraph, phone } from '../fields'

/** Characters. */
export const LONGEST_SUMMARY = 10_000

/** The proposal of a project, in the order of the page. (Requirements, section 10, forms without a page of their own) */
export const proposalRules = z.object({
  title: line(),
  summary: paragraph(LONGEST_SUMMARY),
  place: orNull(line()),
  cost: orNull(line()),
  name: line(),
  email,
  phone: orNull(phone),
  submitLanguage: language,
  ...consent,
})
