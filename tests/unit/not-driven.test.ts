import { readFileSync } from 'node:fs'
import { notDriven } from '../e2e/firefox/not-driven.mjs'

test.each(notDriven)('$file has the test "$title" that Firefox is not asked', ({ file, title }) => {
  expect(readFileSync(`tests/e2e/${file}`, 'utf8')).toContain(title)
})
