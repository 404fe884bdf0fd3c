import { z } from 'zod'
import { readSingle } from './client'
import { readOr } from './section'
import { typeTag } from './tags'

/** A section is shown unless an editor has switched it off. */
const shown = z
  .boolean()
  .nullish()
  .transform((value) => value ?? true)

const schema = z.object({
  hero: shown,
  intro: shown,
  whoWeAre: shown,
  stats: shown,
  events: shown,
  projects: shown,
  partners: shown,
  articles: shown,
  collaborate: shown,
  announcements: shown,
})

export type ComponentsVisibility = z.output<typeof schema>

/** Which sections of the home page are shown: all where that cannot be read. (Requirements, section 7) */
export async function getComponentsVisibility(): Promise<ComponentsVisibility> {
  const found = await readOr(null, () => readSingle('/api/Components-visibility', schema, { tags: [typeTag('components-visibility')] }))
  return found ?? schema.parse({})
}
