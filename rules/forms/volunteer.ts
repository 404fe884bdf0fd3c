import type * as z from 'zod/mini'
import { consent } from '../fields/checkbox'
import { documentId, language } from '../fields/choice'
import { line, orNull } from '../fields/text'

/** What comes with every application to a project, whatever its form asks. (Requirements, sections 3 and 5) */
export const volunteerRules = {
  projectId: documentId,
  /** The form that was filled in; without one the default form. */
  formId: orNull(documentId),
  formTitle: orNull(line()),
  submitLanguage: language,
  ...consent,
} satisfies Record<string, z.ZodMiniType>
