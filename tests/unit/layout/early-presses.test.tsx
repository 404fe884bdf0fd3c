import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Enhance } from '@/components/layout/enhance/Enhance'

const sent = jest.fn()

function Widget() {
  const [presses, setPresses] = useState<string[]>([])
  const add = (name: string) => () => setPresses((before) => [...before, name])
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent(new FormData(event.currentTarget, event.nativeEvent.submitter).get('way'))
  }
  return (
    <>
      <button type="button" onClick={add('one')}>
        one
      </button>
      <button type="button" onClick={add('two')}>
        two
      </button>
      <output>{presses.join(' ')}</output>
      <form method="post" noValidate aria-label="form" onSubmit={submit} suppressHydrationWarning>
        <button name="way" value="link">
          send
        </button>
      </form>
    </>
  )
}

const page = (
  <>
    <Widget />
    <Enhance />
  </>
)

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

function open() {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`
  const [one, two, send] = document.querySelectorAll('button')
  const container = document.querySelector('div')
  if (!one || !two || !send || !container) throw new Error('The page is not there.')
  return { one, two, send, hydrate: () => act(async () => void hydrateRoot(container, page)) }
}

// The layout looks at what the device prefers.
beforeAll(() => void Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) }))
beforeEach(() => {
  sent.mockClear()
  globalThis.imarEarly = globalThis.imarPress = undefined
})

test('presses that came before the components are answered in their order when the layout has come', async () => {
  const { one, two, hydrate } = open()
  globalThis.imarEarly = [one, two, one]
  await hydrate()
  await settle()
  expect(document.querySelector('output')).toHaveTextContent('one two one')
  expect(globalThis.imarEarly).toBeUndefined()
})

test('a form that was sent before its component is sent by it, with the button that was pressed', async () => {
  const { send, hydrate } = open()
  send.form?.setAttribute('aria-busy', 'true')
  globalThis.imarEarly = [send]
  await hydrate()
  await settle()
  expect(sent.mock.calls).toEqual([['link']])
  expect(send.form).not.toHaveAttribute('aria-busy')
})

test('a press that is on its way is left to the framework', async () => {
  const { one, hydrate } = open()
  const press = new MouseEvent('click')
  Object.defineProperty(press, 'eventPhase', { value: Event.CAPTURING_PHASE })
  Object.defineProperty(press, 'target', { value: one })
  Object.assign(globalThis, { imarEarly: [one], imarPress: press })
  await hydrate()
  await settle()
  expect(document.querySelector('output')).toHaveTextContent('')
})
