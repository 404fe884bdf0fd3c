import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Servers } from './servers'

type Language = 'ar' | 'en' | 'de'

const found = z.object({
  data: z.array(
    z.object({
      documentId: z.string(),
      slug: z.string(),
      title: z.string(),
      canJoinTo: z.boolean().nullish(),
      projectTimelines: z.array(z.object({ documentId: z.string() })).optional(),
    }),
  ),
})

const consents = { legalConsent: true, marketingConsent: false, consentVersion: '2026-01' }

const headersOf = ({ secrets }: Servers) => ({ authorization: `Bearer ${secrets.CONTENT_TOKEN}`, 'content-type': 'application/json' })

async function find(servers: Servers, path: string, locale: Language, slug: string) {
  const response = await fetch(`${servers.contentUrl}/api/${path}?locale=${locale}&pagination[pageSize]=100`, { headers: headersOf(servers) })
  const one = found.parse(await response.json()).data.find((document) => document.slug === slug)
  if (!one) throw new Error(`There is no ${slug} in ${path}.`)
  return one
}

/** Hands something in as the site does, past its pages. */
async function handIn(servers: Servers, path: string, data: object): Promise<void> {
  const headers = { ...headersOf(servers), 'idempotency-key': randomUUID() }
  const response = await fetch(`${servers.contentUrl}/api/${path}`, { method: 'POST', headers, body: JSON.stringify({ data }) })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
}

/** An application to the media department; gives the department's title. */
export async function applyToDepartment(servers: Servers, email: string, submitLanguage: Language): Promise<string> {
  const { documentId: department, title } = await find(servers, 'departments', submitLanguage, 'media')
  const person = { fullName: 'Samer Haddad', email, phone: '+963 944 123 456', location: 'Homs' }
  const experience = {
    educationDegree: 'bachelor',
    specialization: 'Film',
    experienceYears: 4,
    canManage: 'false',
    canAttendWorkshops: 'true',
    hasProject: 'false',
  }
  await handIn(servers, 'departments-applications', { ...person, ...experience, department, submitLanguage, ...consents })
  return title
}

/** An application to a project that has the default form. */
export async function applyToProject(servers: Servers, email: string, submitLanguage: Language): Promise<void> {
  const { documentId: projectId, projectTimelines = [] } = await find(servers, 'projects', submitLanguage, 'solar-hospital-daraa')
  const data = { livingPlace: 'Daraa', specialization: 'Electrician', abilityToProvideMedicalSupplies: 'No' }
  await handIn(servers, 'project-submissions', { projectId, email, data, selectedTimeline: projectTimelines.at(-1)?.documentId, submitLanguage, ...consents })
}

/** A registration for an event with any number of seats. */
export async function registerForEvent(servers: Servers, email: string, submitLanguage: Language): Promise<void> {
  const { documentId: event } = await find(servers, 'events', submitLanguage, 'webinar-funding-small-projects')
  await handIn(servers, 'event-registrations', { event, name: 'Rima', email, submitLanguage })
}

/** A registration for this event. */
export const registerFor = (servers: Servers, event: string, guest: { name: string; email: string }, submitLanguage: Language): Promise<void> =>
  handIn(servers, 'event-registrations', { event, ...guest, submitLanguage })

/** A message of the contact form. */
export const sendMessage = (servers: Servers, message: Record<'name' | 'email' | 'subject' | 'message' | 'submitLanguage', string>): Promise<void> =>
  handIn(servers, 'contact-form', message)
