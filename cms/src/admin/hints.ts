import { wordIn } from '../labels/language'
import { HINTS, OWN_HINTS } from './labels/hints'
import { adminLanguage } from './labels/language'

type Field = { name: string; hint?: string }
type EditLayout = { layout: Field[][][]; components: Record<string, { layout: Field[][] }> }

/** The type whose document is open, which the hook is not told. */
const openType = () => /\/(api::[\w.-]+)/.exec(decodeURIComponent(location.pathname))?.[1] ?? ''

const withHint = (field: Field): Field => {
  const words = OWN_HINTS[`${openType()}.${field.name}`] ?? HINTS[field.name]
  return words ? { ...field, hint: wordIn(words, adminLanguage()) } : field
}

const rows = (panel: Field[][]): Field[][] => panel.map((row) => row.map(withHint))

/** Hook of the edit view: puts the hints, in the language of the admin, below the fields. */
export function addHints<T extends { layout: EditLayout }>({ layout, ...rest }: T) {
  return {
    ...rest,
    layout: {
      ...layout,
      layout: layout.layout.map(rows),
      components: Object.fromEntries(Object.entries(layout.components).map(([uid, component]) => [uid, { ...component, layout: rows(component.layout) }])),
    },
  }
}
