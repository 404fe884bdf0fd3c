/** @jest-environment node */
import { PhoneField } from '@/components/shared/form/fields/phone/PhoneField'
import { openForm } from '@/components/shared/form/open-form'
import { EMPTY, type Errors } from '@/lib/forms/form'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const show = async (values: Record<string, string> = {}, errors: Errors = {}) => {
  const form = await openForm({ name: 'department', locale: 'ar', state: { ...EMPTY, values, errors } })
  return renderScreen(<PhoneField form={form} name="phone" label="رقم الهاتف" required />)
}

test('without script a country is chosen in a list, at first Germany', async () => {
  const screen = await show()
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'بلد رقم الهاتف' })
  expect([list.name, list.value]).toEqual(['phone:country', 'DE'])
  expect(list.selectedOptions[0]?.text).toBe('ألمانيا \u2066+49\u2069')
  expect(list.closest('[dir]')?.getAttribute('dir')).toBe('rtl')
})

test('the number runs from left to right, and is what the label names', async () => {
  const input = (await show()).getByLabelText<HTMLInputElement>(/^رقم الهاتف/)
  expect([input.name, input.type, input.dir, input.required]).toEqual(['phone', 'tel', 'ltr', true])
})

test('what was typed comes back', async () => {
  const screen = await show({ phone: '٠٩٤٤ ١٢٣', 'phone:country': 'SY' })
  expect(screen.getByLabelText<HTMLInputElement>(/^رقم الهاتف/).value).toBe('٠٩٤٤ ١٢٣')
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('SY')
})

test('what may be the number of two countries is asked about, and kept as it was typed', async () => {
  const screen = await show({ phone: '0944 123 456', 'phone:country': 'DE' }, { phone: 'phone_which' })
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ name, value, checked }) => [name, value, checked])).toEqual([
    ['phone:meant', '+963944123456', false],
    ['phone:meant', '+49944123456', false],
  ])
  expect(screen.getByLabelText('هل هو \u2066+963 944 123 456\u2069؟ (سوريا)')).toBe(choices[0])
  expect(screen.getByLabelText<HTMLInputElement>(/^رقم الهاتف/).value).toBe('0944 123 456')
  expect((await show({ phone: '+963 944 123 456' })).queryAllByRole('radio')).toEqual([])
})

test('the search is not there before script is', async () => {
  expect((await show()).getAllByRole('combobox')).toHaveLength(1)
})
