import * as z from 'zod/mini'
import { consent } from '../fields/checkbox'
import { language } from '../fields/choice'
import { email } from '../fields/email'
import { phone } from '../fields/phone'
import { line, orNull, paragraph } from '../fields/text'

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
