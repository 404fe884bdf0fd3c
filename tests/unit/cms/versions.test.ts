/** @jest-environment node */
import { differences } from '@/cms/src/admin/versions/differences'
import { superfluous } from '@/cms/src/versions/thin'

describe('the difference of two versions', () => {
  test('names the fields that differ, with the words that only one of them has', () => {
    const older = [
      { label: 'Title', text: 'A school in Homs' },
      { label: 'Author', text: 'Rana' },
      { label: 'Quote', text: 'Gone' },
    ]
    const newer = [
      { label: 'Title', text: 'A hospital in Homs' },
      { label: 'Author', text: 'Rana' },
    ]
    expect(differences(older, newer)).toEqual([
      {
        label: 'Title',
        older: [
          { text: 'A ', isMarked: false },
          { text: 'school', isMarked: true },
          { text: ' in Homs', isMarked: false },
        ],
        newer: [
          { text: 'A ', isMarked: false },
          { text: 'hospital', isMarked: true },
          { text: ' in Homs', isMarked: false },
        ],
      },
      { label: 'Quote', older: [{ text: 'Gone', isMarked: true }], newer: [] },
    ])
  })

  test('marks Arabic by whole words', () => {
    const [title] = differences([{ label: 'العنوان', text: 'مدرسة الأمل في حمص' }], [{ label: 'العنوان', text: 'مدرسة النور في حمص' }])
    expect(title?.newer.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['النور'])
  })
})

test('of the saves of a day only the last one is worth keeping, for each document and language', () => {
  const row = (id: number, aboutId: string, language: string | null, at: string) => ({ id, aboutId, language, at: `2026-01-${at}` })
  const rows = [
    row(1, 'a', 'ar', '01T08:00:00Z'),
    row(2, 'a', 'de', '01T08:05:00Z'),
    row(3, 'a', 'ar', '01T09:00:00Z'),
    row(4, 'b', null, '01T09:00:00Z'),
    row(5, 'a', 'ar', '02T09:00:00Z'),
  ]
  expect(superfluous(rows)).toEqual([1])
})
