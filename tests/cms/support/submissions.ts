import { randomUUID } from 'node:crypto'
import type { Answer, ContentService } from './service'

type Fields = Record<string, unknown>

/** Hands something in as the site does. */
export function handIn(service: ContentService, path: string, data: Fields, key: string = randomUUID()): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${service.environment.CONTENT_TOKEN}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  }
  return service.send('POST', `/api/${path}`, headers, JSON.stringify({ data }))
}

export const consents = { legalConsent: true, marketingConsent: false, consentVersion: '2026-01' }

export const registration = (event: string, email = 'visitor@example.org') => ({ event, name: 'ليلى الأحمد', email, submitLanguage: 'ar' })

export const departmentApplication = (department: string, email = 'volunteer@example.org') => ({
  fullName: 'Samer Haddad',
  email,
  phone: '+963 944 123 456',
  location: 'Homs',
  educationDegree: 'bachelor',
  specialization: 'Nursing',
  experienceYears: 4,
  canManage: 'false',
  canAttendWorkshops: 'true',
  hasProject: 'false',
  department,
  submitLanguage: 'en',
  ...consents,
})

export const partnership = {
  organizationName: 'Bridges',
  contactName: 'Anna Weber',
  email: 'anna@example.org',
  organizationType: 'ngo',
  collaborationType: 'funding',
  message: 'We would like to help.',
  website: 'https://example.org',
  submitLanguage: 'de',
  ...consents,
}

export const feedback = { category: 'praise', email: 'a@example.org', subject: 'Danke', message: 'Sehr gute Seite.', isAnonymous: false, language: 'de' }

export const proposal = { name: 'Rima', email: 'rima@example.org', title: 'A well', summary: 'Water for a village.', submitLanguage: 'en', ...consents }

export const contact = { name: 'Rima', email: 'rima@example.org', subject: 'Hello', message: 'A question.', submitLanguage: 'en' }
