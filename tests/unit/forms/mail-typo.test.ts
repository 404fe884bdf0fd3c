import { likelyMeant } from '@/lib/forms/mail-typo'

test.each([
  ['rima@gmial.com', 'rima@gmail.com'],
  ['rima@gmal.com', 'rima@gmail.com'],
  ['rima@gmaill.com', 'rima@gmail.com'],
  ['rima@gmail.con', 'rima@gmail.com'],
  ['rima@gmail.co', 'rima@gmail.com'],
  ['rima@gmailcom', 'rima@gmail.com'],
  [' Rima.H@HOTMIAL.com ', 'Rima.H@hotmail.com'],
  ['rima@yaho.com', 'rima@yahoo.com'],
  ['rima@outlok.de', 'rima@outlook.de'],
  ['rima@t-onlin.de', 'rima@t-online.de'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(likelyMeant(typed)).toBe(meant)
})

test.each([
  'rima@gmail.com',
  'rima@GMAIL.COM',
  'rima@mail.com',
  'rima@ymail.com',
  'rima@yahoo.se',
  'rima@outlook.dk',
  'rima@example.org',
  'rima@gmx.de',
  'rima@gmix.com.sy',
  'rima@gimal.co',
  'rima',
  'rima@',
  '@gmial.com',
  'two words@gmial.com',
  '',
])('nothing is said of %s', (typed) => {
  expect(likelyMeant(typed)).toBeNull()
})
