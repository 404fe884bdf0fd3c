/** @jest-environment node */
import { Fragment, type ReactNode } from 'react'
import { renderMarkup, renderPlain } from '@/lib/framework/static/render-markup'

const Later = async ({ children }: { children?: ReactNode }) => <b>{children}</b>
const Now = ({ name, children }: { name: string; children?: ReactNode }) => (
  <i title={name}>
    {name} {children}
  </i>
)
const Nothing = async () => null
const Words = () => ['one', <mark key="two">two</mark>, 3]
const Deep = async () => (
  <Later>
    <Now name="a & b">
      <Later>{'<c>'}</Later>
    </Now>
  </Later>
)

const trees: [string, ReactNode][] = [
  ['text', 'a < b'],
  ['nothing', [null, false, undefined, <Nothing key="nothing" />]],
  ['components within each other', <Deep key="deep" />],
  [
    'lists',
    <ul key="list">
      {[1, 2, 3].map((number) => (
        <Now key={number} name={String(number)}>
          <Words />
        </Now>
      ))}
      {[4].map((number) => (
        <Later key={number}>{number}</Later>
      ))}
      <li>{0}</li>
    </ul>,
  ],
  [
    'fragments',
    <Fragment key="fragment">
      <>
        <Now name="x" />
        {' and '}
        <Later>y</Later>
      </>
    </Fragment>,
  ],
  [
    'attributes, and content that is HTML',
    <form key="form" action="/a?b&c" hidden autoComplete="off" style={{ color: 'red', marginTop: 4 }}>
      <input defaultValue={'"'} maxLength={3} />
      <select defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <textarea defaultValue={'\n<x>'} />
      <div dangerouslySetInnerHTML={{ __html: '<u>é</u>' }} />
      <img src="/a.webp" alt="" />
    </form>,
  ],
]

test.each(trees)('%s: the same markup as where React waits for its components', async (_, tree) => {
  expect(await renderPlain(tree)).toBe(await renderMarkup(tree))
})

test('what fails fails the whole, whatever else is under way', async () => {
  const Failing = () => {
    throw new Error('no words')
  }
  const FailingLater = () => Promise.reject(new Error('too late'))
  await expect(
    renderPlain(
      <p>
        <FailingLater />
        <Failing />
      </p>,
    ),
  ).rejects.toThrow(/no words|too late/)
  await expect(renderPlain(<Failing />)).rejects.toThrow('no words')
})
