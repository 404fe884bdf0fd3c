import type { Organization, WithContext } from 'schema-dts'
import type { Office, Role } from '@/lib/content/departments'
import type { Locale } from '@/rules/languages'
import { documentPath, path } from '@/lib/i18n/paths'
import { absoluteUrl } from '@/lib/seo/urls'
import { officeName } from './office-name'

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
export function departmentJsonLd(locale: Locale, office: Office): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: officeName(office),
    url: absoluteUrl(documentPath(locale, 'department', office.slug)),
    parentOrganization: { '@type': 'NGO', '@id': absoluteUrl('/#organization'), url: absoluteUrl(path(locale, '/')) },
    ...(office.description && { description: office.description }),
    ...(office.roles.length > 0 && { employee: office.roles.map(person) }),
  }
}
