/** @jest-environment node */
import { PhoneField } from '@/components/shared/form/fields/phone/PhoneField'
import { openForm } from '@/components/shared/form/open-form'
import { EMPTY } from '@/lib/forms/form'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const show = async (values: Record<string, string> = {}) => {
  const form = await openForm({ name: 'department', locale: 'ar', state: { ...EMPTY, values } })
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

test('the search is not there before script is', async () => {
  expect((await show()).getAllByRole('combobox')).toHaveLength(1)
})
