import { duplicateError, duplicateProblem } from '@/lib/forms/volunteer/duplicates'
import { inEnglish } from '../forms/support/english'

test.each([
  [{ isCampaign: false, hasTimelines: false }, 'You have already submitted an application for this project.'],
  [{ isCampaign: false, hasTimelines: true }, 'You have already registered for this project/timeline.'],
  [{ isCampaign: true, hasTimelines: true }, 'Already submitted an application for this campaign.'],
])('%j: the address has applied before', (project, text) => {
  const error = duplicateError(duplicateProblem(project))
  expect(inEnglish(error ? { email: error } : {})).toEqual({ email: text })
})

test('other problems are none of the address', () => {
  expect(duplicateError('submission_failed')).toBeNull()
})
