import { chosenDepartments, officesOf } from '@/components/join/chosen-departments'
import type { Department } from '@/lib/entities/departments'

const department = (documentId: string, title: string, officeName: string | null, volunteersCount: number): Department => ({
  documentId,
  title,
  officeName,
  volunteersCount,
  description: null,
  slug: null,
  order: 0,
  managers: 0,
  canJoinTo: true,
  roles: [],
})

const all = [
  department('a', 'Zeichnen', 'Damascus', 2),
  department('b', 'Übersetzen', 'Berlin', 9),
  department('c', 'Ausbilden', 'Damascus', 5),
  department('d', 'Suchen', null, 1),
]
const titles = (filter: Parameters<typeof chosenDepartments>[2]) => chosenDepartments('de', all, filter)?.map(({ title }) => title)

test('an office is named by its first department', () => {
  expect(officesOf(all)).toEqual([
    ['a', 'Damascus'],
    ['b', 'Berlin'],
  ])
})

test('departments are chosen by office and put in order as the language has it', () => {
  expect(titles({})).toEqual(['Zeichnen', 'Übersetzen', 'Ausbilden', 'Suchen'])
  expect(titles({ office: 'a' })).toEqual(['Zeichnen', 'Ausbilden'])
  expect(titles({ sort: 'name' })).toEqual(['Ausbilden', 'Suchen', 'Übersetzen', 'Zeichnen'])
  expect(titles({ office: 'a', sort: 'volunteers' })).toEqual(['Ausbilden', 'Zeichnen'])
  expect(all[0]?.title).toBe('Zeichnen')
})

test.each(['c', 'unknown'])('%s names no office', (office) => {
  expect(chosenDepartments('de', all, { office })).toBeNull()
})
