/** @jest-environment node */
import { personKeys } from '@/cms/src/submissions/person/keys'
import { nameKey } from '@/cms/src/submissions/person/name-key'
import { phoneKey } from '@/cms/src/submissions/person/phone-key'

describe('a name is known again', () => {
  test.each([
    [['محمد حداد', 'Mohamad Haddad', 'MOHAMMED Hadad', 'Muhammad al-Haddad', 'مُحَمَّد الحداد', 'Haddad, Mohamed']],
    [['سامر الأحمد', 'Samer Al-Ahmad', 'Samir Ahmed', 'Samer Alahmad', 'سامر أحمد']],
    [['فاطمة الزهراء شعبان', 'Fatima Shaaban', 'Fatimah Schaban']],
    [['ليلى خالد', 'Layla Khaled', 'Leila Khalid']],
  ])('%j', (spellings) => {
    const keys = spellings.map(nameKey)
    expect(keys[0]).not.toBeNull()
    expect(new Set(keys).size).toBe(1)
  })

  test.each([
    ['Mohamad Haddad', 'Mohamad Hariri'],
    ['Samer Ahmad', 'Omar Ahmad'],
    ['Anna Weber', 'Hanna Wagner'],
  ])('and %s is not %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  test.each(['Samer', 'سامر', 'Ali Issa', '', '…'])('but nobody by %j alone', (name) => {
    expect(nameKey(name)).toBeNull()
  })
})

test.each([
  ['+963 944 123 456', '+963944123456'],
  ['00963944123456', '+963944123456'],
  ['٠٩٤٤ ١٢٣ ٤٥٦', '+963944123456'],
  ['+49 (0)30 1234567', '+490301234567'],
  ['12345', null],
])('the number %s is known as %s', (written, key) => {
  expect(phoneKey(written)).toBe(key)
})

test('a submission is known by its address, its numbers, also among its answers, and its name', () => {
  const questions = [
    { key: 'phoneNumber', type: 'phone' },
    { key: 'comment', type: 'text' },
  ]
  const data = { phoneNumber: '+963 944 123 456', comment: '+963 999 999 999' }
  expect(personKeys({ email: ' Lina@Example.org', fullName: 'Lina Haddad', data, questions })).toEqual([
    { kind: 'email', folded: 'lina@example.org' },
    { kind: 'phone', folded: '+963944123456' },
    { kind: 'name', folded: 'hd ln' },
  ])
  expect(personKeys({ email: 'office@example.org', isAnonymous: true })).toEqual([])
})
