import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { collection } from './documents'
import { flag, link, listOf, order, text } from './fields'
import { image } from './media'

const role = (locale: Locale) =>
  z.object({
    id: z.number(),
    order,
    name: text,
    title: text,
    bio: text,
    image: image(locale),
    linkedin: link,
    instagram: link,
    facebook: link,
    twitter: link,
  })

const schema = (locale: Locale) =>
  z
    .object({
      documentId: z.string(),
      title: text,
      description: text,
      slug: text,
      officeName: text,
      order,
      volunteersCount: order,
      managers: order,
      canJoinTo: flag,
      roles: listOf(role(locale)),
    })
    .transform((department) => ({ ...department, roles: department.roles.sort((a, b) => a.order - b.order) }))

export type Department = z.output<ReturnType<typeof schema>>
export type Role = Department['roles'][number]
/** A department that the organization structure can show: it has an address of its own. */
export type Office = Department & { slug: string }

const departments = collection({ path: '/api/departments', model: 'department', schema })

/** All departments in their order. Those that can be joined have `canJoinTo`. (Requirements, section 3, department) */
export function getDepartments(locale: Locale): Promise<Department[]> {
  return departments.all(locale, { sort: 'order:asc' })
}

export function getDepartment(locale: Locale, documentId: string): Promise<Department | null> {
  return departments.one(locale, 'documentId', documentId)
}

/** The organization structure in its order; departments without a slug are left out. */
export async function getOrganization(locale: Locale): Promise<Office[]> {
  const all = await getDepartments(locale)
  return all.flatMap((department) => (department.slug ? [{ ...department, slug: department.slug }] : []))
}

/** Whether there are departments at all, with or without what it takes to show them. */
export async function hasDepartments(locale: Locale): Promise<boolean> {
  return (await departments.all(locale, { sort: 'order:asc' })).length > 0
}
