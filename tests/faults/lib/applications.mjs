import { randomUUID } from 'node:crypto'

const BATCH = 500

const QUESTIONS = [
  { key: 'name', type: 'text', label: 'Your name?', options: [] },
  { key: 'trade', type: 'select', label: 'Your trade?', options: [{ value: 'weld', label: 'Welder' }] },
  { key: 'place', type: 'address', label: 'Where do you live?', options: [] },
  { key: 'papers', type: 'file', label: 'Your papers', options: [] },
  { key: 'why', type: 'textarea', label: 'Why?', options: [] },
]

const TEXT = 'نريد أن نساعد في إعادة بناء المدرسة والمستشفى في الحي. '.repeat(8)

const DAY = 24 * 60 * 60 * 1000

/** An application of the last year with answers, an address and a file, as they are stored. */
function application(index, timeOf) {
  const [documentId, file] = [randomUUID(), randomUUID()]
  const at = timeOf(new Date(Date.now() - (index % 300) * DAY))
  const place = { street: 'Street', houseNumber: String(index), city: 'Homs', state: `SY-${index % 14}`, country: String(index % 200) }
  const row = {
    document_id: documentId,
    reference: `P-${index.toString(36).toUpperCase().padStart(8, '0')}`,
    email: `applicant${index}@example.org`,
    project_id: 'project',
    form_title: 'Form',
    questions: JSON.stringify(QUESTIONS),
    data: JSON.stringify({ name: `Applicant ${index}`, trade: 'weld', place, papers: [file], why: TEXT }),
    verification_status: 'Verified',
    verified_at: at,
    created_at: at,
    published_at: at,
  }
  const stored = { document_id: file, submission_uid: 'api::project-submission.project-submission', submission_id: documentId, name: `paper ${index}.pdf` }
  return { row, stored: { ...stored, stored_as: randomUUID(), mime: 'application/pdf', size: 1000, created_at: at } }
}

/** Writes so many applications straight into the database. */
export async function bringApplications(database, count) {
  const timeOf = (date) => (database.client.config.client === 'pg' ? date : date.getTime())
  for (let from = 0; from < count; from += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => application(from + index, timeOf))
    await database.batchInsert(
      'project_submissions',
      made.map(({ row }) => row),
      50,
    )
    await database.batchInsert(
      'applicant_files',
      made.map(({ stored }) => stored),
      50,
    )
  }
}
