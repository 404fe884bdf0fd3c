import type { Marks } from '@/components/ui/marks'
import type { Errors, Values } from '@/lib/forms/form'
import type { FormRules } from '../enhance/rules'
import type { Texts } from '../enhance/texts'
import type { FormFiles } from './file/enhance'

export type WatchedRules = Pick<FormRules, 'clearWhole' | 'recheck'>

/** What the fields of one kind add to a form that answers at once. */
export type Behaviour = {
  /** What is wrong beside the rules of the form, which have the last word. */
  errors?: (values: Values) => Promise<Errors>
  /** What was chosen of files: it is sent, kept and found wrong by itself. */
  files?: FormFiles
  /** When a draft was filled in, and the rules hold. */
  watch?: (rules: WatchedRules) => void
}

/** Prepares the fields of a form, before anything else looks at them. */
export type Prepare = (form: HTMLFormElement, texts: Texts) => Behaviour

/** The kinds of fields that script makes better: what marks them in a page, and what is loaded where one is. */
const KINDS: readonly (readonly [mark: `[data-${keyof Marks}]`, load: () => Promise<{ prepare: Prepare }>])[] = [
  ['[data-address]', () => import('./address/enhance')],
  ['[data-list]', () => import('./list/enhance')],
  ['[data-date]', () => import('./date/enhance')],
  ['[data-phone]', () => import('./phone/enhance')],
  ['[data-files]', () => import('./file/enhance')],
]

/** Loads what the fields of a form need; rejects without a connection, and nothing was changed then. */
export const loadBehaviours = (form: HTMLFormElement): Promise<{ prepare: Prepare }[]> =>
  Promise.all(KINDS.filter(([mark]) => form.querySelector(mark)).map(([, load]) => load()))
