/** @jest-environment node */
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { defaultQuestions } from '@/cms/src/submissions/volunteer/questions'
import { defaultFields } from '@/rules/volunteer/default-fields'

test.each(Object.entries({ ar, en, de }))('the content service keeps the questions of the default form as the site asks them (%s)', (language, messages) => {
  const asked = defaultQuestions(defaultFields(['abcdefghij']), language as 'ar')
  expect(Object.fromEntries(asked.map(({ key, label }) => [key, label]))).toEqual(messages.forms.volunteer.fields)
})
