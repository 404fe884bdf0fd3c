import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Boundary } from '@/lib/framework/static/Boundary'

let isBrowser = false

/** Content that comes with the document only, as that of `Static`. */
const Kept = () => <p suppressHydrationWarning dangerouslySetInnerHTML={{ __html: isBrowser ? '' : 'The law' }} />

const FailsAtOnce = () => {
  if (isBrowser) throw new Error('window.missing is undefined')
  return <b>slides</b>
}

const FailsLater = () => {
  useEffect(() => {
    throw new Error('the observer is missing')
  }, [])
  return <b>slides</b>
}

test.each([
  ['while the page comes to life', <FailsAtOnce key="fails" />],
  ['in an effect', <FailsLater key="fails" />],
])('a component that fails %s goes alone', async (_, component) => {
  const page = (
    <main>
      <Kept />
      <Boundary>{component}</Boundary>
      <Boundary>
        <i>form</i>
      </Boundary>
    </main>
  )
  isBrowser = false
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  const [law, form] = [container.querySelector('p'), container.querySelector('i')]
  expect(container).toHaveTextContent('The lawslidesform')
  isBrowser = true
  const caught = jest.fn()
  await act(async () => void hydrateRoot(container, page, { onCaughtError: caught }))
  expect(caught).toHaveBeenCalledTimes(1)
  expect(container).toHaveTextContent('The lawform')
  // Nothing of the others was built anew.
  expect([container.querySelector('p'), container.querySelector('i')]).toEqual([law, form])
})
