import type { Department } from '@/lib/entities/departments'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What the whole team amounts to, departments that take nobody at the moment included. */
export function figuresOf(departments: readonly Department[]) {
  return [
    { name: 'departments', count: departments.length },
    { name: 'members', count: sum(departments.map(({ volunteersCount }) => volunteersCount)) },
    { name: 'managers', count: sum(departments.map(({ managers }) => managers)) },
  ] as const
}
