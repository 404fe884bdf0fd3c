import { z } from 'zod'
import { consent, email, language, line, optionalLine, orNull, paragraph, phone } from '../../requests/fields'
import { defineKind } from '../kind'

const schema = z.object({
  name: line(),
  email,
  phone: orNull(phone),
  title: line(),
  summary: paragraph(10_000),
  place: optionalLine(),
  cost: optionalLine(),
  submitLanguage: language,
  ...consent,
})

/** The proposal of a project. (Requirements, section 10, forms without a page of their own) */
export const proposal = defineKind({
  uid: 'api::project-proposal.project-proposal',
  prefix: 'R',
  schema,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  record: async (data) => ({ ...data, consentedAt: new Date() }),
  mail: () => 'confirmation',
})
