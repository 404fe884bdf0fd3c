import { isAnswer } from '@/lib/framework/cache/read-answers.mjs'

const read = (body: string) => ({ data: { body: Buffer.from(body).toString('base64') } })

test.each(['{"data":[]}', '{"data":null,"meta":{}}'])('%s is an answer', (body) => {
  expect(isAnswer(read(body))).toBe(true)
})

test.each(['{}', '[]', '"data"', '1', 'null', '', '<p>data</p>', '{"data":['])('%p is none', (body) => {
  expect(isAnswer(read(body))).toBe(false)
})

test.each([{}, { data: {} }])('a read of nothing is none', (nothing) => {
  expect(isAnswer(nothing)).toBe(false)
})
