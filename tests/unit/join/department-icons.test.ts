import { departmentIcon } from '@/components/join/department-icons'

test.each([
  ['it', ['IT', 'Information Technology', 'IT-Abteilung', 'EDV', 'تقنية المعلومات', 'التقنية', 'قسم تكنولوجيا المعلومات', 'البرمجة']],
  ['media', ['Media', 'Medien', 'Presse- und Öffentlichkeitsarbeit', 'الإعلام', 'المكتب الإعلامي', 'الاعلام والتواصل']],
  ['finance', ['Finance', 'Finanzen', 'Accounting', 'المالية', 'القسم المالي', 'المحاسبة']],
  ['hr', ['HR', 'Human Resources', 'Personal', 'الموارد البشرية', 'قسم الموارد البشرية']],
  ['legal', ['Legal', 'Legal Affairs', 'Recht', 'Rechtsabteilung', 'القانون', 'الشؤون القانونية']],
  ['volunteer', ['Volunteers', 'Volunteer Management', 'Freiwillige', 'Ehrenamt', 'المتطوعون', 'التطوع']],
  ['default', ['Engineering', 'Sanität', 'Digital', 'Monitoring', 'Politik', 'الهندسة', 'الطوارئ', '']],
] as const)('%s is known by its keywords', (icon, titles) => {
  expect(titles.filter((title) => departmentIcon(title) !== icon)).toEqual([])
})
