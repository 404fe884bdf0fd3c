import { watchCards } from '@/components/join/DepartmentScript'

const html = `
  <a href="#apply" data-department="media"><span>Apply</span></a>
  <a href="/en/organization/media">Office</a>
  <form><select id="department-department"><option value="">-</option><option value="it">IT</option><option value="media">Media</option></select></form>`

function open() {
  document.body.innerHTML = html
  const select = document.querySelector('select')
  if (!select) throw new Error('No list.')
  return { select, press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click() }
}

test('the link of a card chooses its department, as if a person had', () => {
  const { select, press } = open()
  const changed = jest.fn()
  document.querySelector('form')?.addEventListener('change', changed)
  const end = watchCards()
  press('[data-department] span')
  expect(select).toHaveValue('media')
  expect(changed).toHaveBeenCalledTimes(1)
  end()
})

test('other links choose nothing, and neither does a card afterwards', () => {
  const { select, press } = open()
  const end = watchCards()
  press('a:not([data-department])')
  expect(select).toHaveValue('')
  end()
  press('[data-department]')
  expect(select).toHaveValue('')
})
