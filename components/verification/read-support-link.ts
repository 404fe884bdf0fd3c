import { getContactInfo } from '@/lib/content/contact-info'
import type { Locale } from '@/rules/languages'

/** Where support is reached in a chat, or null: also when the content service does not answer, as the page must show then too. */
export async function supportLink(locale: Locale): Promise<string | null> {
  const contact = await getContactInfo(locale).catch(() => null)
  return contact?.whatsapp ?? null
}
