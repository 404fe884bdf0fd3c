import type { Locator } from '@playwright/test'
import { z } from 'zod'
import type { Servers } from './servers'

/** As little as a reader takes for a document. */
const DOCUMENT =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
export const CERTIFICATE = { name: 'شهادة.pdf', mimeType: 'application/pdf', buffer: Buffer.from(DOCUMENT) }

const period = z.object({ fromDate: z.iso.date(), toDate: z.iso.date() })

const projects = z.object({ data: z.tuple([z.object({ projectTimelines: z.array(period) })]) })

/** The first period of the long form's project that is not over: the one that stands there at first. */
async function firstPeriod({ contentUrl, secrets }: Servers) {
  const query = 'filters[slug][$eq]=school-hope-homs&locale=ar'
  const response = await fetch(`${contentUrl}/api/projects?${query}`, { headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` } })
  const [{ projectTimelines }] = projects.parse(await response.json()).data
  const today = new Date().toISOString().slice(0, 10)
  const [first] = projectTimelines.filter(({ toDate }) => toDate >= today).sort((one, other) => one.fromDate.localeCompare(other.fromDate))
  if (!first) throw new Error('The project has no period ahead.')
  return first
}

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))

/** As people type a day: 2027-02-10 as ١٠/٢/٢٠٢٧. */
const dayFirst = (day: string) =>
  arabicDigits(
    day
      .split('-')
      .reverse()
      .map((part, index) => (index < 2 ? String(Number(part)) : part))
      .join('/'),
  )

/** The field of a name. */
export const fieldIn = (form: Locator) => (name: string) => form.locator(`[name="${name}"]`)

/** What the long form asks for, beside the address, the provinces and the file. */
export async function fillIn(form: Locator, address: string, servers: Servers) {
  const field = fieldIn(form)
  const { fromDate, toDate } = await firstPeriod(servers)
  const texts = {
    firstName: 'أمل',
    lastName: 'حداد',
    email: address,
    phoneNumber: '٠٣٠ ١٢٣٤٥٦٧',
    dateOfBirth: '٢٤٠٣١٩٩٥',
    nationality: 'سورية',
    livingPlace: 'برلين',
    'address.street': 'Hauptstraße',
    'address.houseNumber': '٥',
    'address.city': 'Berlin',
    'address.postalCode': '١٠١١٥',
    yearsOfExperience: '٣',
    previousHumanitarianExperience: 'لا يوجد',
    languagesSpoken: 'العربية',
    availableFrom: fromDate,
    availableUntil: dayFirst(toDate),
  }
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text)
  await field('specialization').selectOption('engineering')
  await field('legalConsent').check()
}
