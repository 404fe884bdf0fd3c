import { settleState } from '@/lib/forms/address-states'

const berlin = { documentId: 'abcdefghijklmnopqrstuvwx', name: 'Berlin', code: 'DE-BE' }

test.each([
  [berlin.documentId, berlin.documentId],
  [' berlin ', berlin.documentId],
  ['Prussia', 'Prussia'],
  ['', ''],
  // No id, though it has small letters alone and more than enough of them.
  ['llanfairpwllgwyngyllgogerychwyrndrobwll', 'llanfairpwllgwyngyllgogerychwyrndrobwll'],
  // A state of the country that was chosen before.
  ['zyxwvutsrqponmlkjihgfedc', ''],
])('%j', (value, settled) => {
  expect(settleState([berlin], value)).toBe(settled)
})
