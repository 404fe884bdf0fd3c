import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { VideoPlayer } from '@/components/blocks/VideoPlayer'
import { enhance } from '@/components/layout/enhance/Enhance'

const player = <VideoPlayer src="https://video.example/1" title="The well" play="Play" consent="The host learns of your visit." />

const settle = () => new Promise((resolve) => setTimeout(resolve))

function open(): { button: HTMLButtonElement; container: HTMLElement } {
  document.body.innerHTML = `<div>${renderToString(player)}</div>`
  const container = document.body.querySelector('div')
  const button = document.querySelector('button')
  if (!container || !button) throw new Error('The player is not there.')
  return { button, container }
}

// The layout looks at what the device prefers.
beforeAll(() => void Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) }))

test('a press that came before the component is answered when it comes, also after the layout has its script', async () => {
  const { button, container } = open()
  globalThis.imarEarly = [button, button]
  const stop = enhance()
  await settle()
  expect(document.querySelector('iframe')).toBeNull()
  await act(async () => void hydrateRoot(container, player))
  expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://video.example/1')
  expect(globalThis.imarEarly).toEqual([])
  stop()
})

test('a press of something else is not its own', async () => {
  const { container } = open()
  globalThis.imarEarly = [document.createElement('button')]
  await act(async () => void hydrateRoot(container, player))
  expect(document.querySelector('iframe')).toBeNull()
})

test('a press that is on its way is left to the framework', async () => {
  const { button, container } = open()
  const press = new MouseEvent('click')
  Object.defineProperty(press, 'eventPhase', { value: Event.CAPTURING_PHASE })
  Object.assign(globalThis, { imarEarly: [button], imarPress: press })
  await act(async () => void hydrateRoot(container, player))
  expect(document.querySelector('iframe')).toBeNull()
  globalThis.imarPress = undefined
})
