import { wholeNumber } from '@/rules/fields/number'

const messages = (typed: string) =>
  wholeNumber(3, 12)
    .safeParse(typed)
    .error?.issues.map(({ message }) => message)

test.each(['3', '12'])('%s is within the limits', (typed) => {
  expect(wholeNumber(3, 12).safeParse(typed)).toEqual({ success: true, data: Number(typed) })
})

test.each(['2', '13'])('%s is not', (typed) => {
  expect(messages(typed)).toEqual(['invalid_number'])
})
