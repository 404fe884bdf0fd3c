type Attribute = { type: string; pluginOptions?: { imar?: { holds?: string } } }
type Schema = { attributes: Record<string, Attribute> }

// The schemas themselves say what their fields hold.
const contentTypes = import.meta.glob<Schema>('../../api/*/content-types/*/schema.json', { eager: true, import: 'default' })
const components = import.meta.glob<Schema>('../../components/*/*.json', { eager: true, import: 'default' })

const isLatin = (name: string, { type, pluginOptions }: Attribute) =>
  name === 'slug' || name === 'key' || type === 'email' || type === 'uid' || pluginOptions?.imar?.holds !== undefined

/** The names of fields that hold addresses and codes, in whatever language the rest is written. */
export const LATIN_FIELDS: ReadonlySet<string> = new Set(
  [...Object.values(contentTypes), ...Object.values(components)].flatMap(({ attributes }) =>
    Object.entries(attributes).flatMap(([name, attribute]) => (isLatin(name, attribute) ? [name] : [])),
  ),
)
