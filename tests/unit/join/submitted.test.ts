import { Submitted } from '@/components/join/submitted'

const ONE = { email: 'Samer@Example.org ', department: 'media' }

const asking = (answer: boolean | null) => {
  const asked: string[] = []
  const submitted = new Submitted((email, department) => {
    asked.push(`${email} ${department}`)
    return Promise.resolve(answer)
  })
  return { submitted, asked }
}

test('an address that has applied to a department has done so in any spelling, and to no other one', async () => {
  const { submitted } = asking(true)
  await submitted.ask(ONE)
  expect(submitted.has({ ...ONE, email: ' samer@example.org' })).toBe(true)
  expect(submitted.has({ ...ONE, department: 'it' })).toBe(false)
})

test.each([
  { email: '', department: 'media' },
  { email: 'samer@', department: 'media' },
  { email: 'samer@example.org', department: '' },
])('nothing is asked about %j', async (values) => {
  const { submitted, asked } = asking(true)
  await submitted.ask(values)
  expect(asked).toEqual([])
  expect(submitted.has(values)).toBe(false)
})

test('the same is asked once, another department anew', async () => {
  const { submitted, asked } = asking(false)
  for (const values of [ONE, ONE, { ...ONE, department: 'it' }]) await submitted.ask(values)
  expect(asked).toEqual(['Samer@Example.org media', 'Samer@Example.org it'])
  expect(submitted.has(ONE)).toBe(false)
})

test('a question that fails says nothing and is asked again', async () => {
  const { submitted, asked } = asking(null)
  await submitted.ask(ONE)
  await submitted.ask(ONE)
  expect(asked).toHaveLength(2)
  expect(submitted.has(ONE)).toBe(false)
})

test('what the content service refused as a duplicate is known from then on', async () => {
  const { submitted, asked } = asking(false)
  submitted.add(ONE)
  await submitted.ask(ONE)
  expect(asked).toEqual([])
  expect(submitted.has(ONE)).toBe(true)
})

test('what was answered is forgotten with the form', async () => {
  const { submitted, asked } = asking(true)
  await submitted.ask(ONE)
  submitted.forget()
  expect(submitted.has(ONE)).toBe(false)
  await submitted.ask(ONE)
  expect(asked).toHaveLength(2)
})

test('an answer that was asked for before the form was sent is not believed after it', async () => {
  let tell = (_: boolean) => {}
  const submitted = new Submitted(() => new Promise((resolve) => (tell = resolve)))
  const first = submitted.ask(ONE)
  submitted.forget()
  tell(false)
  await first
  const second = submitted.ask(ONE)
  tell(true)
  await second
  expect(submitted.has(ONE)).toBe(true)
})
