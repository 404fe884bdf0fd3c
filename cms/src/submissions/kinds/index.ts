import type { FormName } from '../../rules/forms/names'
import type { Kind } from '../kind'
import { contact } from './contact'
import { department } from './department'
import { feedback } from './feedback'
import { idea } from './idea'
import { partnership } from './partnership'
import { proposal } from './proposal'
import { registration } from './registration'
import { volunteer } from './volunteer'

/** Everything a visitor can send, by its form. */
export const kinds = { contact, department, feedback, idea, partnership, proposal, registration, volunteer } satisfies Record<FormName, Kind>
