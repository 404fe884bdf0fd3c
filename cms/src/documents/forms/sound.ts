import type { UID } from '@strapi/strapi'
import { message } from '../../messages'
import { fieldError } from '../field-error'
import { FORM } from '../../uids'
import type { Field, Section } from './fields'
import { TIMELINE_KEY } from '../../rules/volunteer/default-fields'
import { KEY } from './keys'

/** Names that every form sends beside its fields. */
const TAKEN = ['projectId', 'formId', 'formTitle', 'submitLanguage', 'submissionType', 'legalConsent', 'marketingConsent', 'consentVersion']

const CHOICES = ['select', 'radio']

/** Names that every object has from the start. */
const isInherited = (key: string) => key in Object.prototype

type Problem = { at: string; words: string }

function keyProblem({ key, label, type }: Field, former: Field | undefined): string | null {
  const [name, words] = [key ?? '', label ?? '']
  if (!KEY.test(name)) return message('formKeyShape', words, name)
  if (TAKEN.includes(name) || isInherited(name)) return message('formKeyTaken', words, name)
  if (former) return message('formKeyTwice', words, former.label ?? '', name)
  // The applicant's address is sent under this name, from whichever field it comes.
  return name === 'email' && type !== 'email' ? message('formKeyEmail', words) : null
}

function choiceProblem({ key, label, type, options }: Field): string | null {
  if (!CHOICES.includes(type ?? '') || key === TIMELINE_KEY) return null
  const values = (options ?? []).map(({ value }) => value ?? '')
  if (values.length === 0) return message('formNoOptions', label ?? '')
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  return twice === undefined ? null : message('formOptionTwice', label ?? '', twice)
}

function problemOf(field: Field, former: Field | undefined): Problem | null {
  const key = keyProblem(field, former)
  if (key) return { at: 'key', words: key }
  const choice = choiceProblem(field)
  return choice ? { at: 'options', words: choice } : null
}

/** Throws, naming field and cure, when a published version of a form cannot be filled in, or would lose answers. */
export async function requireSoundForms(uid: UID.ContentType, ids: number[]): Promise<void> {
  if (uid !== FORM || ids.length === 0) return
  const forms: { sections: Section[] | null }[] = await strapi.db
    .query(uid)
    .findMany({ where: { id: { $in: ids } }, populate: { sections: { populate: { fields: { populate: { options: true } } } } } })
  for (const { sections } of forms) {
    const seen = new Map<string, Field>()
    for (const [sectionIndex, section] of (sections ?? []).entries()) {
      for (const [index, field] of (section.fields ?? []).entries()) {
        const problem = problemOf(field, seen.get(field.key ?? ''))
        if (problem) throw fieldError(['sections', String(sectionIndex), 'fields', String(index), problem.at], problem.words)
        seen.set(field.key ?? '', field)
      }
    }
  }
}
