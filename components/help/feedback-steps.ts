import { FEEDBACK_STEPS } from '@/lib/forms/feedback/steps'

export type Step = keyof typeof FEEDBACK_STEPS

const LAST = 3

type Check = (fields: readonly string[]) => Promise<boolean>

const isStep = (step: number): step is Step => step in FEEDBACK_STEPS

function partsOf(form: HTMLFormElement) {
  const [next, back, submit] = ['next', 'back', 'submit'].map((name) => form.querySelector<HTMLButtonElement>(`[data-${name}]`))
  if (!next || !back || !submit) throw new Error('The feedback form lacks a button.')
  return { next, back, submit, steps: [...form.querySelectorAll('[data-step]')] }
}

/** The words of an answer: those beside a choice, or what was typed. */
function answerTo(form: HTMLFormElement, name: string): string {
  const chosen = form.querySelector<HTMLInputElement>(`[name=${name}]:checked`)
  if (chosen) return chosen.closest('label')?.textContent?.trim() ?? ''
  return form.querySelector<HTMLInputElement>(`[name=${name}]:not([type=radio])`)?.value ?? ''
}

/** The three steps of the feedback form: one is shown at a time, and left forwards when its rules hold. (Requirements, section 4) */
export class FeedbackSteps {
  /** Set when the rules are there; until then the server alone knows them. */
  check: Check | null = null
  private current: Step = 1
  private readonly parts: ReturnType<typeof partsOf>

  constructor(
    private readonly form: HTMLFormElement,
    private readonly loadRules: () => Promise<void>,
  ) {
    this.parts = partsOf(form)
    for (const count of form.querySelectorAll('[data-step-count]')) count.hidden = false
    this.parts.next.addEventListener('click', () => void this.next())
    this.parts.back.addEventListener('click', () => this.go(this.current - 1))
    form.addEventListener('submit', (event) => this.hold(event), { capture: true })
    this.show(this.stepOf(document.activeElement))
  }

  /** Shows a step, and says which one it is. */
  go(step: number): void {
    if (!isStep(step)) return
    this.show(step)
    this.form.querySelector<HTMLElement>(`[data-step="${step}"] > :first-child`)?.focus()
  }

  /** Shows the first step that has something wrong with it, and the field. */
  goToError(): void {
    const field = this.form.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!field) return
    this.show(this.stepOf(field))
    field.focus()
  }

  private async next(): Promise<void> {
    // Without a connection the rules may not come; then the server tells what is wrong.
    await this.loadRules().catch(() => null)
    if (await this.isRight(this.current)) this.go(this.current + 1)
  }

  private async isRight(step: Step): Promise<boolean> {
    return this.check === null || this.check(FEEDBACK_STEPS[step])
  }

  /** Enter in a field of an earlier step goes on to the next one. */
  private hold(event: Event): void {
    if (this.current === LAST) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void this.next()
  }

  private show(step: Step): void {
    this.current = step
    for (const part of this.parts.steps) part.hidden = part.dataset.step !== String(step)
    this.parts.next.hidden = step === LAST
    this.parts.submit.hidden = step !== LAST
    this.parts.back.hidden = step === 1
    this.form.dataset.current = String(step)
    if (step === LAST) this.review()
  }

  private review(): void {
    const isAnonymous = this.form.querySelector('[name=isAnonymous]:checked') !== null
    for (const place of this.form.querySelectorAll('[data-review]')) {
      const { review = '', nobody } = place.dataset
      place.textContent = review === 'sender' ? (isAnonymous && nobody) || answerTo(this.form, 'email') : answerTo(this.form, review)
    }
  }

  private stepOf(element: Element | null): Step {
    const step = Number(element?.closest('[data-step]')?.dataset.step)
    return isStep(step) ? step : 1
  }
}

const made = new WeakMap<HTMLFormElement, FeedbackSteps>()

/** Makes the wizard of a form, once. */
export function stepsOf(form: HTMLFormElement): FeedbackSteps {
  const before = made.get(form)
  if (before) return before
  const steps = new FeedbackSteps(form, () => import('./send-feedback').then(({ enhance }) => enhance(form)))
  made.set(form, steps)
  return steps
}
