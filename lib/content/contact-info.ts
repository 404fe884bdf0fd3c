import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { chatLink } from './chat-link'
import { link, optional, text } from './fields'
import { readSingle } from './client'
import { typeTag } from './tags'

const address = z.object({ street: text, houseNumber: text, city: text, postalCode: text, state: text, country: text })

const schema = z.object({
  email: text,
  phoneNumber: text,
  whatsapp: text.transform(chatLink),
  facebook: link,
  instagram: link,
  linkedin: link,
  twitter: link,
  youtube: link,
  location: text,
  description: text,
  address: optional(address),
})

export type ContactInfo = z.output<typeof schema>

/** How to reach the initiative, or null. (Requirements, section 3) */
export function getContactInfo(locale: Locale): Promise<ContactInfo | null> {
  return readSingle('/api/contact-info', schema, { locale, tags: [typeTag('contact-info')] })
}
