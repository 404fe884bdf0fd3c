import { type ErrorCode, readErrorCode } from '@/lib/forms/error-codes'
import { CONTROL, type Errors, type Values } from '@/lib/forms/form'
import { FormCaptcha } from '../captcha/captcha'
import { loadBehaviours } from '../fields/behaviours'
import { showBlocked, showBusy } from './button'
import { isUsed } from './early'
import { draftOf, type TakenBack } from '../waiting/item'
import { KeptForm } from './kept-form'
import { FormRules } from './rules'
import type { Answer } from './answer'
import { send } from './send'
import { SendLater } from './send-later'
import { focusFirst, holdFields, showProblem, showSent } from './show'
import { showSummary, trimSummary } from './summary'
import { loadTexts, type Texts } from './texts'

export type EnhancedForm = {
  form: HTMLFormElement
  texts: Texts
  /** Shows a code beside a field, as if the rules had found it. */
  setError: (field: string, code: ErrorCode) => void
  clearErrors: (field?: string) => void
  /** Whether these fields are as they should be; shows what is not, and takes the focus there. */
  check: (fields: readonly string[]) => Promise<boolean>
  /** Looks at a field again because another one has changed. */
  recheck: (field: string) => void
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
  /** It waits on the device now, and what was said of the attempt goes. */
  kept?: () => void
}

/** What is said of a token that the server did not get. */
const CAPTCHA_MISSING = ['captcha_required', 'captcha_unfinished']

/** Sends a form with a captcha; null when it goes as the browser sends it, to the page that asks to confirm. */
async function sendWith(captcha: FormCaptcha, form: HTMLFormElement): Promise<Answer | null> {
  const token = await captcha.getToken()
  if (token === null && !captcha.isSupported) {
    form.submit()
    return null
  }
  const field = form.elements.namedItem(CONTROL.captcha)
  if (field instanceof HTMLInputElement) field.value = token ?? ''
  const answering = send(form)
  holdFields(form, true)
  const answer = await answering
  holdFields(form, false)
  captcha.reset()
  // Without a line there is no token either.
  if (answer.state === 'lost') captcha.forgive()
  if (token !== null && answer.state === 'returned' && answer.problem && CAPTCHA_MISSING.includes(answer.problem)) captcha.miss()
  return answer
}

/**
 * Lets a form that the server rendered answer at once: its rules while it is filled in, a draft on the device, the captcha ahead,
 * and sending without a new page. The elements stay those of the page. (Architecture, the way of a form)
 */
export async function enhanceForm(form: HTMLFormElement, options: Options): Promise<EnhancedForm> {
  const [texts, kinds] = await Promise.all([loadTexts(), loadBehaviours(form)])
  const behaviours = kinds.map(({ prepare }) => prepare(form, texts))
  const files = behaviours.find((behaviour) => behaviour.files)?.files ?? null
  const captcha = new FormCaptcha(form.dataset.form ?? '')
  const kept = await KeptForm.open(form, files)
  const rules = new FormRules(form, {
    texts,
    check: async (values) => {
      let found: Errors = {}
      for (const { errors } of behaviours) found = { ...found, ...(await errors?.(values)) }
      return { ...found, ...(await options.check(values)), ...files?.errors }
    },
    changed: (errors) => {
      trimSummary(form, errors, texts)
      if (options.blocks) showBlocked(form, Object.keys(errors).length > 0)
    },
  })
  for (const { watch } of behaviours) watch?.(rules)
  for (const { name, input } of files?.fields ?? []) rules.add(name, input)
  form.addEventListener('files', () => rules.clear(files?.fields.map(({ name }) => name)))
  form.addEventListener('emptied', () => showProblem(form, null))

  const enhanced: EnhancedForm = {
    form,
    texts,
    setError: (field, code) => rules.set({ [field]: code }),
    clearErrors: (field) => rules.clear(field),
    check: (fields) => rules.check(fields),
    recheck: (field) => rules.recheck(field),
    problem: (text) => showProblem(form, text),
    submit: () => void begin(),
    reset: () => kept.clear(),
  }

  const say = (problem: string, ...words: (string | undefined)[]) => {
    const text = words.filter(Boolean).join(' ')
    if (!options.refused?.(enhanced, problem, text)) showProblem(form, text)
  }

  const thank = (reference: string) => {
    const sent = { reference, email: form.querySelector<HTMLInputElement>('input[type=email]')?.value ?? '' }
    kept.clear()
    if (options.sent) options.sent(enhanced, sent)
    else showSent(form, sent)
  }

  const tell = (errors: Errors) => {
    showSummary(form, errors, texts)
    rules.focus(errors)
  }

  const refuse = (codes: Readonly<Record<string, string>>, problem?: string | null, wait?: string) => {
    const errors: Errors = Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, readErrorCode(code)]))
    rules.set(errors)
    tell(errors)
    if (problem) say(problem, texts.problems[problem] ?? problem, wait)
  }

  const areOnlyCut = (errors: Errors) => files?.areOnlyCut(errors) ?? false
  const later = new SendLater(
    {
      form,
      texts,
      files,
      leave: () => {
        kept.clear()
        options.kept?.()
      },
      restore: ({ item, content, files }: TakenBack) => {
        kept.takeBack(draftOf(content), files)
        focusFirst(form)
        refuse(item.errors, item.reason)
      },
    },
    (keep) => void rules.whenRight(keep, (errors) => (areOnlyCut(errors) ? void keep() : tell(errors))),
    () => showProblem(form, texts.notKept),
  )

  const answerTo = (answer: Answer) => {
    const confirmation = form.elements.namedItem(CONTROL.confirmation)
    if (confirmation instanceof HTMLInputElement) confirmation.value = (answer.state === 'returned' && answer.confirmation) || ''
    if (answer.state === 'sent') return thank(answer.reference)
    if (answer.state === 'returned') return refuse(answer.errors, answer.problem, answer.wait)
    say('lost', texts.offline)
    void later.offer()
  }

  const submit = async () => {
    later.hide()
    showProblem(form, null)
    showBusy(form, true)
    try {
      const answer = await sendWith(captcha, form)
      if (!answer) return
      answerTo(answer)
      options.answered?.(enhanced, answer)
    } finally {
      showBusy(form, false)
    }
  }

  const begin = async () => {
    if (form.hasAttribute('aria-busy')) return
    files?.leave()
    if (files?.isSending) {
      showBusy(form, true, files.waiting)
      await files.settled()
      showBusy(form, false)
      // Nobody knew of it when the button was pressed.
      if (files.focusRefused()) return
    }
    await rules.whenRight(submit, (errors) => {
      tell(errors)
      if (areOnlyCut(errors)) void later.offer()
    })
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    enhanced.submit()
  })
  // A form that is only near asks nobody to work for it.
  const prove = () => {
    captcha.start()
    later.prepare()
  }
  for (const type of ['focusin', 'pointerdown', 'input', 'change']) form.addEventListener(type, prove, { once: true, passive: true })
  if (isUsed(form)) prove()
  form.dataset.enhanced = ''
  return enhanced
}
