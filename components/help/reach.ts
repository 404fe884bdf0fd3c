import type { ContactInfo } from '@/lib/content/contact-info'

export const PROFILES = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'twitter', name: 'X' },
  { key: 'youtube', name: 'YouTube' },
] as const

/** A postal address as it stands on a letter, line by line. */
export function addressLines({ address }: ContactInfo): string[] {
  if (!address) return []
  const { street, houseNumber, postalCode, city, state, country } = address
  const lines = [[street, houseNumber], [postalCode, city], [state === city ? null : state], [country]]
  return lines.map((parts) => parts.filter(Boolean).join(' ')).filter(Boolean)
}

/** Whether there is any way to reach the initiative. */
export function isReachable(contact: ContactInfo | null): contact is ContactInfo {
  if (!contact) return false
  const ways = [contact.email, contact.phoneNumber, contact.whatsapp, contact.location, ...PROFILES.map(({ key }) => contact[key])]
  return ways.some(Boolean) || addressLines(contact).length > 0
}
