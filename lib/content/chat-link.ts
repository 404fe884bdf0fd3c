/** The address of a chat from what editors write: an address of the web or a phone number. Null for anything else. */
export function chatLink(whatsapp: string | null | undefined): string | null {
  const value = whatsapp?.trim() ?? ''
  if (/^https:\/\//i.test(value)) return value
  const digits = value.replace(/[\s()+./-]/g, '')
  return /^\d{7,15}$/.test(digits) ? `https://wa.me/${digits.replace(/^00/, '')}` : null
}
