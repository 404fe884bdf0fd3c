import { forgetKind } from '@/components/shared/form/ForgetDraft'

test('the drafts of a form that was sent are forgotten, those of others and anything else stay', () => {
  for (const key of ['imar-draft:registration:a', 'imar-draft:registration', 'imar-draft:contact', 'theme']) localStorage.setItem(key, '{}')
  forgetKind('registration')
  expect(Object.keys(localStorage).sort()).toEqual(['imar-draft:contact', 'theme'])
})
