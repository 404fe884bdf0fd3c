import { readNumber } from '@/rules/fields/number'
import type { FieldRule } from '@/rules/volunteer/field-rule'
import { readFields } from '@/rules/volunteer/read-fields'

const field: FieldRule = { key: 'x', type: 'number', required: true, options: [] }

test.each([
  ['1000', 1000],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1 000', 1000],
  ['1\u202f000\u00a0000', 1_000_000],
  ["1'000", 1000],
  ['١٬٠٠٠', 1000],
  ['١،٠٠٠', 1000],
  ['۱۲٬۳۴۵٫۵', 12345.5],
  ['1٫000', 1],
  ['12,345,678', 12_345_678],
  ['1,234.5', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,5', 1234.5],
  ['1,5', 1.5],
  ['12.55', 12.55],
  ['0.500', 0.5],
  ['１２', 12],
  ['\u200f12\u200f', 12],
])('%j is %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
  expect(readFields([field], { x: typed }).values.get('x')).toBe(number)
})

test.each([
  '1,00,000',
  '1 00',
  '10 000 0',
  '1000,000',
  '1.000.00',
  '1,000,',
  ',5',
  '1.2.3',
  '1,2,3',
  '0,000,001',
  '1 2',
  '-5',
  '1e3',
  '1٫2٫3',
  '1٬00',
  '12 apples',
])('%j is an error, never another number', (typed) => {
  expect(readNumber(typed)).toBeNull()
  expect(readFields([field], { x: typed }).errors.get('x')).toBe('invalid_number')
})
