import { z } from 'zod'
import { email, language, line, paragraph } from '../../requests/fields'
import { defineKind } from '../kind'

const schema = z.object({ name: line(), email, subject: line(), message: paragraph(), submitLanguage: language })

/** A message of the contact form. (Requirements, section 10, forms without a page of their own) */
export const contact = defineKind({
  uid: 'api::contact-form.contact-form',
  prefix: 'C',
  schema,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  record: async (data) => data,
  mail: () => 'confirmation',
})
