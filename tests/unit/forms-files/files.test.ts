import { FILE_NAME, joinFileName, splitFileName } from '@/lib/forms/file-name'
import { uploadAnswer } from '@/lib/forms/upload-answer'

test.each(['cv.pdf', 'my  cv .pdf', ' leading.pdf', 'سيرة ذاتية.pdf', ''])('%j comes back as it was called, beside its id', (name) => {
  expect(joinFileName('abc', name)).toBe(`abc ${name}`)
  expect(splitFileName(joinFileName('abc', name))).toEqual(['abc', name])
})

test('names of files are sent under a name that no field of a form has', () => {
  expect(FILE_NAME).toBe('.filename')
})

test.each([
  [{ state: 'stored', id: 'abc', name: 'cv.pdf' }, true],
  [{ state: 'refused', code: 'file_type' }, true],
  [{ state: 'stored', id: 'abc' }, false],
  [{ state: 'stored', id: 3, name: 'cv.pdf' }, false],
  [{ state: 'refused' }, false],
  [{ state: 'refused', code: 404 }, false],
  [{ state: 'lost', code: 'x' }, false],
  ['<html>502</html>', false],
])('%j is an answer to an upload: %s', (answer, isAnswer) => {
  expect(uploadAnswer.safeParse(answer).success).toBe(isAnswer)
})
