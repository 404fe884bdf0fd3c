import type { Metadata } from 'next'
import { notFound, redirect, RedirectType } from 'next/navigation'
import { DepartmentPage } from '@/components/organization/DepartmentPage'
import { FailedDepartments } from '@/components/organization/FailedDepartments'
import { NoDepartments } from '@/components/organization/NoDepartments'
import { organizationMetadata } from '@/components/organization/organization-metadata'
import { contentOf, section } from '@/lib/content/section'
import { getOrganization } from '@/lib/entities/departments'
import { documentPath, path, routes } from '@/lib/i18n/paths'
import { type Locale, toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; departmentSlug?: string[] }> }

export const generateStaticParams = () => []

async function find(params: Props['params']) {
  const { lang, departmentSlug = [] } = await params
  const locale = toLocale(lang)
  const offices = contentOf(await section(() => getOrganization(locale)))
  const [slug] = departmentSlug
  return { locale, slug, isTooDeep: departmentSlug.length > 1, offices, office: offices?.find((office) => office.slug === slug) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, office } = await find(params)
  return organizationMetadata(locale, office)
}

/** A missing or wrong slug leads to the first department. (Requirements, section 4) */
function leadOn(locale: Locale, first: string | undefined, slug: string | undefined) {
  if (first) redirect(documentPath(locale, 'department', first), RedirectType.replace)
  if (slug) redirect(path(locale, routes.departments), RedirectType.replace)
}

export default async function OrganizationRoute({ params }: Props) {
  const { locale, slug, isTooDeep, offices, office } = await find(params)
  if (isTooDeep) notFound()
  if (!offices) return <FailedDepartments locale={locale} />
  if (office) return <DepartmentPage office={office} offices={offices} locale={locale} />
  leadOn(locale, offices[0]?.slug, slug)
  return <NoDepartments locale={locale} />
}
