import { acceptedKinds } from '@/components/projects/application/accepted-kinds'
import { DOCUMENT_KINDS } from '@/lib/forms/file-kinds'

test.each([
  ['.pdf,.jpg', ['.pdf', '.jpg']],
  ['PDF; *.png', ['.pdf', '.png']],
  ['.exe, .pdf', ['.pdf']],
])('%s', (accepted, kinds) => {
  expect(acceptedKinds(accepted)).toEqual(kinds)
})

test.each([null, '', 'image/*', '.exe'])('%s names nothing that is taken: everything that is', (accepted) => {
  expect(acceptedKinds(accepted)).toEqual(DOCUMENT_KINDS)
})
