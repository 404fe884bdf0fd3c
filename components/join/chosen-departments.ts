import type { Department } from '@/lib/entities/departments'
import { collator } from '@/lib/i18n/format'
import type { ListFilter } from '@/lib/i18n/list-filters'
import type { Locale } from '@/rules/languages'

/** The offices in the order of their departments, each under the number of its first one. */
export function officesOf(departments: readonly Department[]): (readonly [documentId: string, name: string])[] {
  const byName = new Map<string, string>()
  for (const { documentId, officeName } of departments) {
    if (officeName && !byName.has(officeName)) byName.set(officeName, documentId)
  }
  return [...byName].map(([name, documentId]) => [documentId, name])
}

/** The departments that fit a filter, in the order asked for; null where it names an office that is none. */
export function chosenDepartments(locale: Locale, departments: readonly Department[], { office, sort }: ListFilter<'departments'>): Department[] | null {
  const name = officesOf(departments).find(([documentId]) => documentId === office)?.[1]
  if (office && !name) return null
  const chosen = departments.filter(({ officeName }) => !office || officeName === name)
  const compare = collator(locale)
  if (sort === 'name') return chosen.sort((a, b) => compare(a.title ?? '', b.title ?? ''))
  if (sort === 'volunteers') return chosen.sort((a, b) => b.volunteersCount - a.volunteersCount)
  return chosen
}
