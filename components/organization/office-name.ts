import type { Office } from '@/lib/content/departments'

/** What the office of a department is called; the department's own name where the office has none. */
export function officeName({ officeName: name, title, slug }: Office): string {
  return name ?? title ?? slug
}

/** What the department is called in a list of departments. */
export function departmentName({ title, officeName: name, slug }: Office): string {
  return title ?? name ?? slug
}
