/** @jest-environment node */
import { defaultsIn } from '@/cms/src/mail/defaults'
import { neededBy, placeholdersOf, problemsOf } from '@/cms/src/mail/placeholders'
import { sampleWords } from '@/cms/src/mail/preview/preview'
import { sampleValues } from '@/cms/src/mail/preview/samples'
import { MAIL_TEMPLATES } from '@/cms/src/outbox/mail-names'
import { LOCALES } from '@/cms/src/rules/languages'

const EACH = MAIL_TEMPLATES.flatMap((template) => LOCALES.map((language) => [template, language] as const))

test.each(EACH)('%s in %s is previewed with a value for each of its placeholders', (template, language) => {
  const values = sampleValues(template, language, false, new Date())
  const missing = placeholdersOf(template).filter((name) => !values[name])
  expect(missing).toEqual([])
})

test.each(EACH)('%s in %s reads well with all and with as little as there may be', (template, language) => {
  const text = defaultsIn(language)[template]
  expect(problemsOf(template, text)).toEqual([])
  for (const isSparse of [false, true]) {
    const mail = sampleWords({ template, language, ...text, isSparse })
    for (const part of [mail.subject, mail.text]) expect(part).not.toMatch(/[{}]| [,.،]/)
    expect(mail.html).not.toMatch(/<p[^>]*>\s*<\/p>/)
  }
  const { text: sparse } = sampleWords({ template, language, ...text, isSparse: true })
  const full = sampleValues(template, language, false, new Date())
  for (const name of neededBy(template)) expect(sparse).toContain(full[name])
})

test('a reason is shown where the text has no place for it', () => {
  const mail = sampleWords({ template: 'rejected', language: 'en', subject: 'No', body: 'Dear {name},\n\nno.\n\nThe team', isSparse: false })
  expect(mail.text).toContain('The reason: Your experience')
})

test('names each thing that is wrong', () => {
  expect(problemsOf('verification', { subject: ' ', body: '{nmae} {nmae} {titel} {code} {' })).toEqual([
    { field: 'subject', problem: 'mailEmpty', words: [] },
    ...['{nmae}', '{titel}', '{'].map((word) => ({ field: 'body', problem: 'mailUnknown', words: [word, expect.stringContaining('{name}')] })),
    { field: 'body', problem: 'mailLacks', words: ['{link}'] },
  ])
})
