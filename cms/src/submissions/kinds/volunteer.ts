import * as z from 'zod/mini'
import { attachTimelines } from '../../reading/timelines'
import { kindsOf } from '../../files/kinds'
import { keyOf } from '../../requests/key'
import { documentId } from '../../rules/fields/choice'
import { email } from '../../rules/fields/email'
import { orNull } from '../../rules/fields/text'
import { volunteerRules } from '../../rules/forms/volunteer'
import { emailKey } from '../../rules/text'
import { periodsAhead } from '../../rules/volunteer/periods'
import { claimFiles } from '../files'
import { CONSENT_ROWS, DECISION_ROWS, defineKind } from '../kind'
import { Refusal } from '../../requests/refusal'
import { findForm, findProject } from '../volunteer/form'
import { nameIn } from '../volunteer/name'
import { readValues } from '../volunteer/values'
import { submissionUid } from '../../uids'

const UID = submissionUid('volunteer')

const schema = z.object({
  ...volunteerRules,
  email,
  selectedTimeline: orNull(documentId),
  // Its rules are those of the form's fields; other keys are left out.
  data: z.record(z.string(), z.unknown()),
})

/** One application per address, project and period. (Requirements, section 8) */
export const volunteerKey = (address: string, project: string, timeline: string | null) => keyOf(emailKey(address), project, timeline ?? '')

/** The application to a project. (Requirements, sections 3 and 5) */
export const volunteer = defineKind({
  uid: UID,
  prefix: 'V',
  schema,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  async record({ data, formId, projectId, selectedTimeline, ...fields }, id) {
    const project = await findProject(projectId, fields.submitLanguage)
    if (!project) throw new Refusal('not_found')
    if (project.projectStatus !== 'active') throw new Refusal('not_open')
    const [{ projectTimelines: all = [] } = {}] = await attachTimelines([project])
    const projectTimelines = periodsAhead(all)
    const timeline = projectTimelines.find((found) => found.documentId === selectedTimeline)
    // Another period is another application: so none may be made up where the form does not ask for one, and none that is over.
    if (selectedTimeline !== null && !timeline) throw new Refusal('invalid', [{ path: 'data.projectTimeline', code: 'invalid_option' }])
    const form = await findForm(
      project,
      formId,
      fields.submitLanguage,
      projectTimelines.map(({ documentId: period }) => period),
    )
    if (!form) throw new Refusal('not_found')

    // What is sent twice is taken from one place, so that the two cannot differ.
    const { values, issues } = await readValues(form.fields, { ...data, email: fields.email, projectTimeline: selectedTimeline }, projectTimelines)
    if (issues.length > 0)
      throw new Refusal(
        'invalid',
        issues.map(({ path, code }) => ({ path: `data.${path}`, code })),
      )
    for (const { key, accepted } of form.fields.filter(({ type }) => type === 'file')) {
      const ids = z.catch(z.array(z.string()), []).parse(values[key])
      await claimFiles(ids, { uid: UID, documentId: id, field: `data.${key}`, kinds: kindsOf(accepted) })
    }
    return {
      ...fields,
      fullName: nameIn(values),
      data: { ...values, submissionType: 'volunteer' },
      questions: form.questions,
      formTitle: form.title ?? fields.formTitle,
      formVersion: form.version,
      projectId,
      projectTitle: project.title,
      selectedTimeline,
      projectTimelinePeriod: timeline ? `${timeline.fromDate} - ${timeline.toDate}` : null,
      verificationStatus: 'Pending',
      consentedAt: new Date(),
    }
  },
  duplicateKey: ({ email: address, projectId, selectedTimeline }) => volunteerKey(address, projectId, selectedTimeline),
  repeats: ['projectTitle', 'projectTimelinePeriod'],
  retention: 'application',
  mail: () => 'verification',
  columns: ['reference', 'verificationStatus', 'fullName', 'projectTitle', 'createdAt', 'email', 'decidedBy'],
  rows: [
    ['reference', 'fullName'],
    ['email', 'projectTitle'],
    ['projectTimelinePeriod'],
    ['data'],
    ['formTitle', 'formVersion'],
    ['submitLanguage'],
    ...DECISION_ROWS,
    ...CONSENT_ROWS,
  ],
})
