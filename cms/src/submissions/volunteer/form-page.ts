import { uidOf } from '../../uids'

const PROJECT = uidOf('project')

/**
 * The project on whose page a form is seen: of several that offer it, also only in a draft, one that takes applications. Undefined
 * where none does.
 */
export async function slugOfFormPage(formId: string, locale: string): Promise<string | undefined> {
  const projects: { slug: string | null; projectStatus: string | null }[] = await strapi.db
    .query(PROJECT)
    .findMany({ where: { locale, forms: { documentId: formId } }, select: ['slug', 'projectStatus'] })
  return (projects.find(({ projectStatus }) => projectStatus === 'active') ?? projects[0])?.slug ?? undefined
}
