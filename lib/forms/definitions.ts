import 'server-only'
import { contact } from './contact/definition'
import type { FormDefinition } from './definition'
import { department } from './department/definition'
import { feedback } from './feedback/definition'
import type { FormName } from './form'
import { idea } from './idea/definition'
import { partnership } from './partnership/definition'
import { proposal } from './proposal/definition'
import { registration } from './registration/definition'
import { volunteer } from './volunteer/definition'

/** Everything a visitor can send. */
export const definitions: Readonly<Record<FormName, FormDefinition>> = {
  contact,
  feedback,
  partnership,
  proposal,
  idea,
  department,
  registration,
  volunteer,
}
