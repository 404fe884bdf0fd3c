import { createFormControl, get, set } from 'react-hook-form'
import { CONTROL, type Errors, type Values } from '@/lib/forms/form'
import type { ErrorCode } from '@/lib/forms/error-codes'
import { FormCaptcha } from '../captcha/captcha'
import { afterPress } from './after-press'
import { KeptForm } from './kept-form'
import { type Answer, send } from './send'
import { focusField, holdFields, showBlocked, showBusy, showErrors, showProblem, showSent } from './show'
import { loadTexts, type Texts } from './texts'
import { fillIn, inputsOf, typedIn, valuesOf } from './values'

export type EnhancedForm = {
  form: HTMLFormElement
  texts: Texts
  /** Shows codes beside fields, as if the rules had found them. */
  setError: (field: string, code: ErrorCode) => void
  clearErrors: (field?: string) => void
  /** Whether these fields are as they should be; shows what is not, and takes the focus there. */
  check: (fields: readonly string[]) => Promise<boolean>
  problem: (text: string | null) => void
  /** Sends it, as its button does. */
  submit: () => void
  /** Empties it for another one. */
  reset: () => void
}

type Sent = { reference: string; email: string }

type Options = {
  /** The rules of the form, by the same schema as on the server. */
  check: (values: Values) => Errors | Promise<Errors>
  /** In place of the thanks that the page has for it. */
  sent?: (enhanced: EnhancedForm, sent: Sent) => void
  /** In place of the line above the form; true when it was said. 'lost': it is not known whether anything arrived. */
  refused?: (enhanced: EnhancedForm, problem: string, text: string) => boolean
  /** Whether the button stays shut for as long as something is wrong. */
  blocks?: boolean
  /** After every attempt to send. */
  answered?: (enhanced: EnhancedForm, answer: Answer) => void
}

const codeAt = (errors: object, name: string): ErrorCode | undefined => {
  const found: unknown = get(errors, `${name}.message`)
  return typeof found === 'string' ? (found as ErrorCode) : undefined
}

function namesOf(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLElement>('[data-error]')].map(({ dataset }) => dataset.error ?? '')
}

/**
 * Lets a form that the server rendered answer at once: its rules while it is filled in, a draft on the device, the captcha ahead,
 * and sending without a new page. The elements stay those of the page. (Architecture, the way of a form)
 */
export async function enhanceForm(form: HTMLFormElement, options: Options): Promise<EnhancedForm> {
  const texts = await loadTexts()
  const phones = form.querySelector('[data-phone]') ? await import('./phone') : null
  const files = form.querySelector('[data-files]') ? (await import('./files')).enhanceFiles(form, texts) : null
  const captcha = new FormCaptcha(form.dataset.form ?? '')
  const kept = new KeptForm(form)
  const names = namesOf(form)

  const control = createFormControl<Record<string, unknown>>({
    mode: 'onTouched',
    // It knows nothing of groups such as an address.
    shouldFocusError: false,
    resolver: async () => {
      const errors = {}
      const values = valuesOf(form)
      const found = { ...(await phones?.phoneErrors(values)), ...(await options.check(values)), ...files?.errors }
      for (const [name, message] of Object.entries(found)) set(errors, name, { type: 'rule', message })
      return { values: {}, errors }
    },
  })
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      const codes = names.map((name) => [name, codeAt(errors, name)] as const)
      const found = codes.filter((entry): entry is [string, ErrorCode] => entry[1] !== undefined)
      showErrors(form, Object.fromEntries(found), texts)
      if (options.blocks) showBlocked(form, found.length > 0)
    },
  })
  const whenReleased = afterPress()
  const typed = typedIn(form)
  for (const input of inputsOf(form)) {
    const { ref, onChange, onBlur } = control.register(input.name)
    ref(input)
    for (const type of ['input', 'change']) input.addEventListener(type, (event) => void onChange(event))
    // While it is being sent its fields are held, and look empty.
    input.addEventListener('blur', (event) => whenReleased(() => form.hasAttribute('aria-busy') || void onBlur(event)))
  }
  phones?.enhancePhones(form)
  // The library unticks what was ticked before it knew all of a group.
  fillIn(form, typed)
  form.addEventListener('emptied', () => {
    control.reset(undefined, { keepValues: true, keepFieldsRef: true })
    showProblem(form, null)
  })

  for (const { name, input } of files?.fields ?? []) control.register(name).ref(input)
  form.addEventListener('files', () => control.clearErrors(files?.fields.map(({ name }) => name)))

  const focusWrong = (errors: object) => focusField(form, names.filter((name) => codeAt(errors, name)))

  const enhanced: EnhancedForm = {
    form,
    texts,
    setError: (field, code) => control.setError(field, { type: 'server', message: code }),
    clearErrors: (field) => control.clearErrors(field),
    check: (fields) => control.trigger([...fields], { shouldFocus: true }),
    problem: (text) => showProblem(form, text),
    submit: () => void sendFiles().then(() => control.handleSubmit(submit, focusWrong)()),
    reset: () => kept.clear(),
  }

  const say = (problem: string, text: string) => {
    if (!options.refused?.(enhanced, problem, text)) showProblem(form, text)
  }

  const answerTo = (answer: Answer) => {
    if (answer.state === 'sent') {
      const email = form.querySelector<HTMLInputElement>('input[type=email]')?.value ?? ''
      kept.clear()
      const sent = { reference: answer.reference, email }
      if (options.sent) options.sent(enhanced, sent)
      else showSent(form, sent)
      return
    }
    if (answer.state === 'lost') return say('lost', texts.offline)
    for (const [field, code] of Object.entries(answer.errors)) control.setError(field, { type: 'server', message: code })
    focusField(form, names.filter((name) => name in answer.errors))
    if (answer.problem !== undefined) say(answer.problem, [texts.problems[answer.problem] ?? answer.problem, answer.wait].filter(Boolean).join(' '))
  }

  const submit = async () => {
    showProblem(form, null)
    showBusy(form, true)
    try {
      const token = await captcha.getToken()
      // What proves nothing goes as the browser sends it, to the page that asks to confirm.
      if (token === null && !captcha.isSupported) return form.submit()
      const field = form.elements.namedItem(CONTROL.captcha)
      if (field instanceof HTMLInputElement) field.value = token ?? ''
      const answering = send(form)
      holdFields(form, true)
      const answer = await answering
      holdFields(form, false)
      captcha.reset()
      if (token !== null && answer.state === 'returned' && answer.problem === 'captcha_required') captcha.miss()
      answerTo(answer)
      options.answered?.(enhanced, answer)
    } finally {
      showBusy(form, false)
    }
  }

  const sendFiles = async () => {
    if (!files?.isSending) return
    showBusy(form, true, files.waiting)
    await files.settled()
    showBusy(form, false)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    enhanced.submit()
  })
  captcha.start()
  form.dataset.enhanced = ''
  return enhanced
}
