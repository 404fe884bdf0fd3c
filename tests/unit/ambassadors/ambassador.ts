import type { Ambassador } from '@/lib/entities/ambassadors'

/** An ambassador with nothing but a name. */
export function ambassador(fields: Partial<Ambassador> = {}): Ambassador {
  return {
    documentId: 'a1',
    name: 'Rima Sabbagh',
    title: null,
    country: null,
    countryCode: null,
    image: null,
    quote: null,
    story: [],
    socialLinks: [],
    ...fields,
  }
}
