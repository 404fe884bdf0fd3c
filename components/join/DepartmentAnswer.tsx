import { getDepartments } from '@/lib/entities/departments'
import type { FormState } from '@/lib/forms/form'
import type { Locale } from '@/rules/languages'
import { DepartmentForm } from './DepartmentForm'
import { departmentWords } from './department-words'

type Props = { locale: Locale; state: FormState }

/** The application on a page of its own. */
export async function DepartmentAnswer({ locale, state }: Props) {
  const departments = await getDepartments(locale)
  return <DepartmentForm {...(await departmentWords({ locale, state, departments: departments.filter(({ canJoinTo }) => canJoinTo) }))} />
}
