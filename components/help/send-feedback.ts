import { checkWith } from '@/components/shared/form/enhance/check-with'
import { type EnhancedForm, enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { fillSent } from '@/components/shared/form/enhance/show'
import { feedbackSchema } from '@/lib/forms/feedback/schema'
import { type FeedbackSteps, stepsOf } from './feedback-steps'

/** Shows one of the ends in the place of the form, or the form. */
function showEnd(form: HTMLFormElement, end: 'sent' | 'failed' | null): HTMLElement | null {
  const place = form.closest('[data-feedback]')
  if (!place) return null
  form.hidden = end !== null
  for (const name of ['sent', 'failed'] as const) {
    const box = place.querySelector(`[data-${name}]`)
    if (box) box.hidden = name !== end
  }
  const shown = end && place.querySelector(`[data-${end}]`)
  shown?.focus()
  return shown
}

function say(place: ParentNode | null, selector: string, text: string): HTMLElement | null {
  const line = place?.querySelector<HTMLElement>(selector) ?? null
  if (line) line.textContent = text
  return line
}

const CAPTCHA_PROBLEMS = ['captcha_required', 'captcha_unfinished', 'captcha_failed', 'confirm']

/** A captcha that failed, and a wish to confirm, are said beside the button, and the step stays; anything else takes the place of the form. (Requirements, section 8) */
function refused({ form, problem }: EnhancedForm, code: string, text: string): boolean {
  const isOnePage = form.dataset.current === undefined
  if (!CAPTCHA_PROBLEMS.includes(code)) say(showEnd(form, 'failed'), '[data-failure]', text)
  else if (isOnePage) problem(text)
  // The button had the focus, and lost it while it was waiting.
  else say(form, '[data-captcha]', text)?.focus()
  return true
}

function leadBack(form: HTMLFormElement, steps: FeedbackSteps | null): void {
  for (const button of form.closest('[data-feedback]')?.querySelectorAll('[data-start]') ?? []) {
    button.addEventListener('click', () => {
      showEnd(form, null)
      steps?.go(1)
    })
  }
}

async function makeAnswer(form: HTMLFormElement): Promise<void> {
  // What came back from the server stays one page, so that all of its errors are in sight.
  const steps = form.dataset.answered === undefined ? stepsOf(form) : null
  const enhanced = await enhanceForm(form, {
    check: checkWith(feedbackSchema()),
    sent: (_, sent) => fillSent(showEnd(form, 'sent') ?? form, sent),
    refused,
    answered: () => steps?.goToError(),
    kept: () => showEnd(form, null),
  })
  form.addEventListener('submit', () => say(form, '[data-captcha]', ''), { capture: true })
  form.querySelector('[name=isAnonymous]')?.addEventListener('change', () => enhanced.clearErrors('email'))
  if (steps) steps.check = (fields) => enhanced.check(fields)
  leadBack(form, steps)
}

const answering = new WeakMap<HTMLFormElement, Promise<void>>()

/** Lets the feedback form answer at once; asked for by a touch and by the wizard, done once. */
export function enhance(form: HTMLFormElement): Promise<void> {
  const begun = answering.get(form) ?? makeAnswer(form)
  answering.set(form, begun)
  begun.catch(() => answering.delete(form))
  return begun
}
