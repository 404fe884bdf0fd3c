import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Enhance } from '@/components/layout/enhance/Enhance'

function Widget() {
  const [presses, setPresses] = useState<string[]>([])
  const add = (name: string) => () => setPresses((before) => [...before, name])
  return (
    <>
      <button type="button" onClick={add('one')}>
        one
      </button>
      <button type="button" onClick={add('two')}>
        two
      </button>
      <output>{presses.join(' ')}</output>
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
  const [one, two] = document.querySelectorAll('button')
  const container = document.querySelector('div')
  if (!one || !two || !container) throw new Error('The page is not there.')
  return { one, two, hydrate: () => act(async () => void hydrateRoot(container, page)) }
}

// The layout looks at what the device prefers.
beforeAll(() => void Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) }))
beforeEach(() => {
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
