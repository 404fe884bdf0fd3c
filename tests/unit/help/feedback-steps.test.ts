import { stepsOf } from '@/components/help/feedback-steps'

let rules: jest.Mock<Promise<void>>

jest.mock('@/components/help/send-feedback', () => ({ enhance: () => rules() }))

function page(): HTMLFormElement {
  document.body.innerHTML = `
    <form>
      <section data-step="1">
        <h3 tabindex="-1"><span data-step-count hidden>Step 1 of 3</span></h3>
        <label><input type="radio" name="category" value="praise" /><span>Praise</span></label>
        <input type="checkbox" name="isAnonymous" value="true" />
        <input name="email" value="amal@example.org" />
      </section>
      <section data-step="2">
        <h3 tabindex="-1"><span data-step-count hidden>Step 2 of 3</span></h3>
        <input name="subject" value="Thank you" />
        <textarea name="message">It works.</textarea>
      </section>
      <section data-step="3" hidden>
        <h3 tabindex="-1"><span data-step-count hidden>Step 3 of 3</span></h3>
        <p data-review="category"></p><p data-review="sender" data-nobody="Anonymous"></p><p data-review="message"></p>
      </section>
      <button data-submit>Send</button><button type="button" data-next hidden></button><button type="button" data-back hidden></button>
    </form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-step]')].filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.step)
const buttons = () => [...document.querySelectorAll('button')].filter(({ hidden }) => !hidden).map(({ dataset }) => Object.keys(dataset)[0])
const press = async (name: string) => {
  document.querySelector<HTMLButtonElement>(`[data-${name}]`)?.click()
  await settle()
}
const review = (name: string) => document.querySelector(`[data-review=${name}]`)?.textContent

beforeEach(() => {
  rules = jest.fn(async () => {})
})

test('starts with the first step, and says how many there are', () => {
  stepsOf(page())
  expect(shown()).toEqual(['1'])
  expect(buttons()).toEqual(['next'])
  expect(document.querySelector('[data-step-count]')).toBeVisible()
})

test('goes on when the rules of the step hold, with the focus on the next heading', async () => {
  const steps = stepsOf(page())
  const check = jest.fn(async () => false)
  steps.check = check
  await press('next')
  expect(shown()).toEqual(['1'])
  expect(check).toHaveBeenLastCalledWith(['category', 'isAnonymous', 'email'])
  check.mockResolvedValue(true)
  await press('next')
  expect(shown()).toEqual(['2'])
  expect(document.activeElement).toHaveTextContent('Step 2 of 3')
  expect(buttons()).toEqual(['next', 'back'])
  await press('next')
  expect(check).toHaveBeenLastCalledWith(['subject', 'message'])
  expect(buttons()).toEqual(['submit', 'back'])
  await press('back')
  expect(shown()).toEqual(['2'])
})

test('the last step shows what will be sent; who stays anonymous is not named', async () => {
  const form = page()
  const steps = stepsOf(form)
  form.querySelector<HTMLInputElement>('[value=praise]')?.click()
  steps.go(3)
  expect([review('category'), review('sender'), review('message')]).toEqual(['Praise', 'amal@example.org', 'It works.'])
  form.querySelector<HTMLInputElement>('[name=isAnonymous]')?.click()
  steps.go(3)
  expect(review('sender')).toBe('Anonymous')
})

test('without a connection the rules do not come, and the steps lead on: the server knows them', async () => {
  rules.mockRejectedValue(new Error('offline'))
  stepsOf(page())
  await press('next')
  await press('next')
  expect(shown()).toEqual(['3'])
})

test('sending from an earlier step goes on to the next one instead', async () => {
  const form = page()
  stepsOf(form)
  const sent = jest.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', sent)
  form.requestSubmit()
  await settle()
  expect(sent).not.toHaveBeenCalled()
  expect(shown()).toEqual(['2'])
  await press('next')
  form.requestSubmit()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('an error of an earlier step is shown there', () => {
  const form = page()
  const steps = stepsOf(form)
  steps.go(3)
  form.querySelector('[name=email]')?.setAttribute('aria-invalid', 'true')
  steps.goToError()
  expect(shown()).toEqual(['1'])
  expect(document.activeElement).toHaveAttribute('name', 'email')
})

test('a form has one wizard', () => {
  const form = page()
  expect(stepsOf(form)).toBe(stepsOf(form))
})
