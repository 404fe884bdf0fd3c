/** @jest-environment node */
import { daysUntil, titleIn } from '@/cms/src/admin/bin/names'
import { isAside, storedNames } from '@/cms/src/media/aside'

describe('the bin', () => {
  test('calls what lies in it by the title in the language of whoever looks, in another one where it has none', () => {
    expect(titleIn({ titles: { ar: 'مدرسة', de: 'Schule' } }, 'de')).toBe('Schule')
    expect(titleIn({ titles: { ar: 'مدرسة', de: 'Schule' } }, 'en')).toBe('مدرسة')
    expect(titleIn({ titles: { '': 'wall.webp' } }, 'en')).toBe('wall.webp')
    expect(titleIn({ titles: { ar: '' } }, 'en')).toBe('Untitled')
  })

  test('counts the day that has begun', () => {
    const now = Date.parse('2026-11-25T12:00:00Z')
    expect(daysUntil('2026-11-27T11:00:00Z', now)).toBe(2)
    expect(daysUntil('2026-11-25T12:00:01Z', now)).toBe(1)
    expect(daysUntil('2026-11-25T11:00:00Z', now)).toBe(0)
  })

  test.each([
    ['bin-a.webp', true],
    ['BIN-a.webp', true],
    ['cabin-a.webp', false],
    ['bin_a_0123456789.webp', false],
  ])('knows the name of what lies in it: %s', (name, expected) => expect(isAside(name)).toBe(expected))

  test('stores a file and its formats by name alone', () => {
    expect(storedNames({ hash: 'wall_1', ext: '.webp', formats: { small: { hash: 'small_wall_1', ext: '.webp' } } })).toEqual([
      'wall_1.webp',
      'small_wall_1.webp',
    ])
    expect(storedNames({ hash: '../../etc/passwd', ext: null })).toEqual(['passwd'])
  })
})
