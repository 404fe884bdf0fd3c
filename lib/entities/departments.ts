import { getTranslations } from '@/lib/i18n/translations'
import type { Organization, WithContext } from 'schema-dts'
import { z } from 'zod'
import { collection } from '@/lib/content/client'
import { flag, link, listOf, order, text } from '@/lib/content/fields'
import { image } from '@/lib/content/media'
import { documentRoute } from '@/lib/i18n/document-pages.mjs'
import { documentPath } from '@/lib/i18n/paths'
import { initiative, SCHEMA } from '@/lib/seo/json-ld'
import { buildMetadata } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/seo/urls'
import { seoOfRoute, wordsOf } from '@/lib/seo/written-pages'
import type { Locale } from '@/rules/languages'
import { type Entry, partOf } from './entry'
import { pagedEntity } from './paged-entity'

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

const documents = collection({ path: '/api/departments', model: 'department', schema })

const ORDER = { sort: 'order:asc' }

/** All departments in their order. Those that can be joined have `canJoinTo`. (Requirements, section 3, department) */
export function getDepartments(locale: Locale): Promise<Department[]> {
  return documents.all(locale, ORDER)
}

/** The organization structure in its order; departments without a slug are left out. */
export async function getOrganization(locale: Locale): Promise<Office[]> {
  const all = await getDepartments(locale)
  return all.flatMap((department) => (department.slug ? [{ ...department, slug: department.slug }] : []))
}

/** Whether there are departments at all, with or without what it takes to show them. */
export async function hasDepartments(locale: Locale): Promise<boolean> {
  return (await documents.all(locale, ORDER)).length > 0
}

type Named = Pick<Department, 'officeName' | 'title' | 'slug'>

/** What the office of a department is called; the department's own name where the office has none. */
export const officeName = ({ officeName: name, title, slug }: Named): string => name ?? title ?? slug ?? ''

/** What the department is called in a list of departments. */
export const departmentName = ({ title, officeName: name, slug }: Named): string => title ?? name ?? slug ?? ''

const pageRoute = ({ slug }: Named) => documentRoute('department', slug ?? '')
const pageOf = (locale: Locale, { slug }: Named) => documentPath(locale, 'department', slug ?? '')

function person({ name, title, image, linkedin, instagram, facebook, twitter }: Role) {
  const profiles = [linkedin, instagram, facebook, twitter].filter((profile) => profile !== null)
  return {
    '@type': 'Person' as const,
    name: name ?? '',
    ...(title && { jobTitle: title }),
    ...(image && { image: absoluteUrl(image.src) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** A department and its members, as a part of the initiative. */
const jsonLd = (locale: Locale, department: Department): WithContext<Organization> => ({
  '@context': SCHEMA,
  '@type': 'Organization',
  name: officeName(department),
  url: absoluteUrl(pageOf(locale, department)),
  parentOrganization: initiative(locale),
  ...(department.description && { description: department.description }),
  ...(department.roles.length > 0 && { employee: department.roles.map(person) }),
})

const members = (locale: Locale, department: Department): Entry[] =>
  department.roles.map((role) => ({
    id: partOf(department.documentId, role.id),
    type: 'people',
    title: role.name ?? '',
    summary: [role.title, department.title].filter(Boolean).join(' – '),
    body: role.bio ?? '',
    date: null,
    href: pageOf(locale, department),
  }))

export const departments = pagedEntity({
  model: 'department',
  documents,
  order: ORDER,
  // The list leads to the first department.
  lists: [],
  sharesSeo: true,
  brief: (locale, department) => ({ id: department.documentId, title: department.title, text: department.description, href: pageOf(locale, department) }),
  words: ({ officeName: name }) => [name],
  parts: members,
  isShown: ({ slug }) => slug !== null,
  // Each department has a title, a description and a canonical address of its own; robots and picture are those of the whole.
  async metadata(department, page) {
    const [t, { description }, seo] = await Promise.all([
      getTranslations({ locale: page.locale, namespace: 'organization' }),
      wordsOf(page.locale, 'organization'),
      seoOfRoute(page.locale, pageRoute(department)),
    ])
    const people = department.roles.map(({ name, title }) => [name, title].filter(Boolean).join(', ')).filter(Boolean)
    const words = { title: t('pageTitle', { office: officeName(department) }), description: department.description, text: people.join('; ') || description }
    return buildMetadata({ ...page, ...words, seo })
  },
  jsonLd,
})
