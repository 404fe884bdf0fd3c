import type { Values } from '@/lib/forms/form'
import type { Fixed } from './schemas'

const id = 'abcdefghij0123456789abcd'

const consent = { legalConsent: 'true', consentVersion: 'terms-2026-01' }

/** A form filled in rightly, of each kind but the volunteer application, whose fields are configured. */
export const samples: Record<Fixed, Values> = {
  contact: { name: 'Amal Haddad', email: 'amal@example.org', subject: 'A question', message: 'How can I help?\nI live in Homs.' },
  feedback: { category: 'suggestion', email: 'amal@example.org', subject: 'The site', message: 'It loads quickly.' },
  partnership: {
    organizationName: 'Rebuild e.V.',
    contactName: 'Amal Haddad',
    email: 'amal@example.org',
    phone: '+49 30 1234567',
    organizationType: 'ngo',
    collaborationType: 'medical',
    message: 'We would like to equip a clinic.',
    website: 'https://example.org',
    marketingConsent: 'true',
    ...consent,
  },
  proposal: {
    name: 'Amal Haddad',
    email: 'amal@example.org',
    phone: '',
    title: 'A school in Idlib',
    summary: 'Twelve classrooms.',
    place: 'Idlib',
    cost: '20,000 EUR',
    ...consent,
  },
  idea: { title: 'Solar ovens', description: 'Bread without diesel.', attachments: id, department: '' },
  department: {
    fullName: 'Amal Haddad',
    email: 'amal@example.org',
    phone: '+963 11 123 4567',
    location: 'Homs',
    educationDegree: 'master',
    specialization: 'Civil engineering',
    experienceYears: '7',
    canManage: 'true',
    canAttendWorkshops: 'false',
    hasProject: 'false',
    department: id,
    ...consent,
  },
  registration: { event: id, name: 'Amal Haddad', email: 'amal@example.org', phone: '', organization: 'Rebuild e.V.', message: '' },
}
