import { waitFor } from '@testing-library/react'
import { enhanceOnFirstUse } from '@/components/layout/enhance/first-use'

test('every press that came before the rest is done again, in its order', async () => {
  document.body.innerHTML = '<button data-share="app" id="one"></button><button data-keep id="two"></button><button id="other"></button>'
  const page = new AbortController()
  enhanceOnFirstUse(page.signal)
  const answered: string[] = []
  for (const id of ['one', 'two', 'other']) document.getElementById(id)?.click()
  document.addEventListener('click', ({ target }) => target instanceof Element && answered.push(target.id))
  await waitFor(() => expect(answered).toEqual(['one', 'two']))
  expect('dialogs' in document.documentElement.dataset).toBe(true)
  page.abort()
})
